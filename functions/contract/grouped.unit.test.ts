import fc from 'fast-check'
import { expect, test } from 'vitest'
import { grouped } from './grouped.ts'

test.each([
  [0, '0'],
  [-5, '-5'],
  [999, '999'],
  [1000, '1,000'],
  [-1000, '-1,000'],
  [20_000, '20,000'],
  [1_234_567, '1,234,567'],
])('%i is written %s', (whole, words) => {
  expect(grouped(whole)).toBe(words)
})

test('every whole number has its commas where the British put them', () => {
  fc.assert(fc.property(fc.maxSafeInteger(), (whole) => grouped(whole) === whole.toLocaleString('en-GB')))
})

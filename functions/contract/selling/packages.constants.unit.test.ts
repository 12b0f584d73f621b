import { expect, test } from 'vitest'
import { packagePrice } from './packages.constants.ts'

test('a year is twelve monthly prices', () => {
  expect([packagePrice('basic', 'month'), packagePrice('premium', 'month')]).toEqual([900, 1500])
  expect([packagePrice('basic', 'year'), packagePrice('premium', 'year')]).toEqual([10_800, 18_000])
})

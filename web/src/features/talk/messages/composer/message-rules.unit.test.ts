import { expect, test } from 'vitest'
import { lengthOf, wrongWith } from './message-rules.ts'

test('a message has 1 to 2000 characters, not counting what stands around it', () => {
  expect(wrongWith(' \n ')).toBe('Please write a message')
  expect([wrongWith('x'), wrongWith(` ${'x'.repeat(2000)}\n`)]).toEqual([null, null])
  expect(wrongWith('x'.repeat(2001))).toBe('Please keep your message within 2,000 characters')
  expect(lengthOf('  Hello \n')).toBe(5)
})

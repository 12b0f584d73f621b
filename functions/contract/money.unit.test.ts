import { expect, test } from 'vitest'
import { isProduct, sourceFiles } from '#testing/house/source-files.ts'
import { decimalPounds, penceOf, pounds, poundsWords } from './money.ts'

test.each([
  [0, '£0.00', '£0', '0.00'],
  [30, '£0.30', '£0.30', '0.30'],
  [899, '£8.99', '£8.99', '8.99'],
  [7500, '£75.00', '£75', '75.00'],
  [99_999, '£999.99', '£999.99', '999.99'],
  [100_000, '£1,000.00', '£1,000', '1000.00'],
  [10_000_000, '£100,000.00', '£100,000', '100000.00'],
  [123_456_750, '£1,234,567.50', '£1,234,567.50', '1234567.50'],
])('%i pence are %s, said %s, in a field %s', (pence, exact, said, inField) => {
  expect([pounds(pence), poundsWords(pence), decimalPounds(pence)]).toEqual([exact, said, inField])
})

test.each([
  [-1250, '-£12.50'],
  [-0.4, '£0.00'],
  [320.5, '£3.21'],
  [133.33, '£1.33'],
])('%f pence are said %s', (pence, words) => {
  expect(pounds(pence)).toBe(words)
})

test('what a field holds is pence, to the penny', () => {
  expect(['12.5', '0.07', '19.99', '10000', 'x'].map(penceOf)).toEqual([1250, 7, 1999, 1_000_000, Number.NaN])
})

const byHand = /toFixed\(2\)|£\$\{|£\d{4}|currency: 'GBP' \}\)|Number\(\w+\) \* 100\b/

test('pence are put into words and taken from them here alone, so that all of them have their commas', () => {
  const written = sourceFiles.filter((file) => isProduct(file) || file.path.startsWith('db/seed/reference/'))
  const wrong = written.filter(({ text }) => byHand.test(text)).map(({ path }) => path)
  expect(wrong).toEqual(['functions/contract/money.ts'])
})

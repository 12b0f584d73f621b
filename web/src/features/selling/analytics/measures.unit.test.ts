import { expect, test } from 'vitest'
import { trendWords, valueWords } from './measures.ts'

test('a change is told in words, counts and money in their own', () => {
  expect(trendWords('views', { now: 1212, before: 1200 })).toBe('12 more than in the 30 days before')
  expect(trendWords('sales', { now: 1, before: 4 })).toBe('3 fewer than in the 30 days before')
  expect(trendWords('revenuePence', { now: 1000, before: 4498 })).toBe('£34.98 less than in the 30 days before')
  expect(trendWords('favourites', { now: 2, before: 2 })).toBe('The same as in the 30 days before')
  expect(trendWords('sales', { now: 2, before: 0 })).toBe('None in the 30 days before')
  expect(trendWords('sales', { now: 0, before: 0 })).toBe('None in the 30 days before either')
})

test('a value is told with what it counts', () => {
  expect([valueWords('views', 1), valueWords('sales', 2000), valueWords('revenuePence', 150)]).toEqual([
    '1 view',
    '2,000 sales',
    '£1.50',
  ])
})

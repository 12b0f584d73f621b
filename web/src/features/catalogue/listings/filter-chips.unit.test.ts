import { expect, test, vi } from 'vitest'
import { chipsOf } from './filter-chips.ts'
import type { Filters } from './use-filters.ts'

const filtersAt = (asked: URLSearchParams): Filters => ({
  asked,
  place: {},
  get: (name) => asked.get(name) ?? '',
  all: (name) => asked.getAll(name),
  set: vi.fn(),
  toggle: vi.fn(),
  clear: vi.fn(),
})

test.each([
  ['minPrice=5', 'From £5'],
  ['maxPrice=1250', 'Up to £1,250'],
  ['minPrice=12.5&maxPrice=1000.00', '£12.50 to £1,000'],
  ['minPrice=abc', 'From abc'],
])('prices of %s are a filter called %s', (search, label) => {
  const chips = chipsOf(filtersAt(new URLSearchParams(search)), undefined)
  expect(chips.map((chip) => chip.label)).toEqual([label])
})

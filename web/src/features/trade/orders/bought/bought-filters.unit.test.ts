import { expect, test } from 'vitest'
import { filterOf, periodsAt } from './bought-filters.ts'

// Half past midnight in London, the day before in UTC.
const now = new Date('2026-07-01T23:30:00Z')

test('a period is days as the UK counts them', () => {
  expect(filterOf({ state: 'all', period: '30-days', q: '' }, now)).toEqual({ from: '2026-06-02' })
  expect(filterOf({ state: 'all', period: 'in-2025', q: '' }, now)).toEqual({ from: '2025-01-01', to: '2025-12-31' })
  expect(Object.keys(periodsAt(now))).toEqual(['30-days', '6-months', 'in-2026', 'in-2025', 'in-2024'])
})

test('nothing chosen asks for everything', () => {
  expect(filterOf({ state: 'all', period: null, q: '' }, now)).toEqual({})
  expect(filterOf({ state: 'ended', period: null, q: 'mug' }, now)).toEqual({
    q: 'mug',
    status: ['cancelled', 'expired'],
  })
})

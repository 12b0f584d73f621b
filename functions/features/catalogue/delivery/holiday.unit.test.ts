import { expect, test } from 'vitest'
import { awayUntil } from './holiday.rules.ts'

test.each([
  ['2026-04-13', '2026-04-13T22:59:59Z', '2026-04-13'],
  ['2026-04-13', '2026-04-13T23:00:00Z', null],
  ['2026-01-13', '2026-01-13T23:59:59Z', '2026-01-13'],
  ['2026-01-13', '2026-01-14T00:00:00Z', null],
  ['2026-04-13', '2026-04-01T09:00:00Z', '2026-04-13'],
  [null, '2026-04-01T09:00:00Z', null],
])('a shop that is away until %s is, at %s, away until %s', (holidayUntil, now, until) => {
  expect(awayUntil(holidayUntil, new Date(now))).toBe(until)
})

import { expect, test } from 'vitest'
import { daysBetween, ukDay } from './calendar-day.ts'
import { securityContactEnds } from './security-contact.ts'

test('whom to tell of a hole was checked within the last eleven months: see security-contact.ts', () => {
  const left = daysBetween(ukDay(new Date()), securityContactEnds)
  expect(left).toBeGreaterThan(30)
  expect(left).toBeLessThan(365)
})

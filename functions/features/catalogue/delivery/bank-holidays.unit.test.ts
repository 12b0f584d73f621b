import { describe, expect, it } from 'vitest'
import { addDays } from '#contract/calendar-day.ts'
import { addWorkingDays, easterSunday, isBankHoliday, isWorkingDay, workingDaysBefore } from './bank-holidays.rules.ts'
import { ukClock, ukMidnight } from './uk-time.rules.ts'

const holidaysOf = (year: number): string[] =>
  Array.from({ length: 366 }, (_, days) => addDays(`${year}-01-01`, days)).filter(
    (day) => day.startsWith(String(year)) && isBankHoliday(day),
  )

describe('bank holidays in England', () => {
  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2049, '2049-04-18'],
    [2076, '2076-04-19'],
  ])('finds Easter of %i', (year, day) => {
    expect(easterSunday(year)).toBe(day)
  })

  it.each([
    [2025, '01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26'],
    [2026, '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28'],
    [2027, '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28'],
    [2028, '01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26'],
    [2022, '01-03 04-15 04-18 05-02 05-30 08-29 12-26 12-27'],
  ])('keeps those of %i, moved off the weekend', (year, days) => {
    expect(holidaysOf(year)).toEqual(days.split(' ').map((day) => `${year}-${day}`))
  })

  it('knows working days', () => {
    expect(isWorkingDay('2026-12-24')).toBe(true)
    expect(isWorkingDay('2026-12-26')).toBe(false)
    expect(isWorkingDay('2026-12-28')).toBe(false)
    expect(addWorkingDays('2026-12-24', 1)).toBe('2026-12-29')
    expect(addWorkingDays('2026-04-02', 2)).toBe('2026-04-08')
    expect(addWorkingDays('2026-04-04', 0)).toBe('2026-04-04')
    expect(workingDaysBefore('2026-12-29', 1)).toBe('2026-12-24')
    expect(workingDaysBefore('2026-04-08', 2)).toBe('2026-04-02')
    expect(workingDaysBefore('2026-04-04', 0)).toBe('2026-04-04')
  })
})

describe('UK time', () => {
  it('follows the clock change in spring and autumn', () => {
    expect(ukClock(new Date('2026-03-29T00:59:00Z'))).toEqual({ day: '2026-03-29', hour: 0 })
    expect(ukClock(new Date('2026-03-29T01:00:00Z'))).toEqual({ day: '2026-03-29', hour: 2 })
    expect(ukClock(new Date('2026-10-25T00:30:00Z'))).toEqual({ day: '2026-10-25', hour: 1 })
    expect(ukClock(new Date('2026-10-25T01:30:00Z'))).toEqual({ day: '2026-10-25', hour: 1 })
    expect(ukClock(new Date('2026-06-30T23:10:00Z'))).toEqual({ day: '2026-07-01', hour: 0 })
  })

  it('begins a day at midnight in London', () => {
    expect(ukMidnight('2026-01-15').toISOString()).toBe('2026-01-15T00:00:00.000Z')
    expect(ukMidnight('2026-07-15').toISOString()).toBe('2026-07-14T23:00:00.000Z')
    expect(ukMidnight('2026-03-29').toISOString()).toBe('2026-03-29T00:00:00.000Z')
    expect(ukMidnight('2026-10-25').toISOString()).toBe('2026-10-24T23:00:00.000Z')
  })
})

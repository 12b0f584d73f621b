import { describe, expect, test } from 'vitest'
import {
  formatCount,
  formatDay,
  formatDayRange,
  formatDayTime,
  formatList,
  formatMonth,
  formatPence,
  formatPerEgg,
  formatRelative,
} from './format.ts'

const now = new Date('2026-04-10T12:00:00Z')

describe('money', () => {
  test('pence are shown as pounds with two decimals', () => {
    expect(formatPence(1250)).toBe('£12.50')
    expect(formatPence(0)).toBe('£0.00')
    expect(formatPence(1_000_000)).toBe('£10,000.00')
  })

  test('a pack says what one egg costs', () => {
    expect(formatPerEgg(1920, 6)).toBe('£3.20 an egg')
  })
})

describe('days', () => {
  test('a day of this year has no year', () => {
    expect(formatDay('2026-04-14', now)).toBe('Tue 14 Apr')
  })

  test('a day of another year has one', () => {
    expect(formatDay('2027-01-04', now)).toBe('Mon 4 Jan 2027')
  })

  test('a time is that of the UK, in summer too', () => {
    expect(formatDayTime('2026-04-14T23:30:00Z', now)).toBe('Wed 15 Apr, 00:30')
  })

  test('each month and weekday has its short name', () => {
    const days = ['01-04', '02-02', '03-03', '05-06', '06-07', '07-08', '08-09', '09-10', '10-11', '11-12', '12-13']
    expect(days.map((day) => formatDay(`2026-${day}T12:00:00Z`, now))).toEqual([
      'Sun 4 Jan',
      'Mon 2 Feb',
      'Tue 3 Mar',
      'Wed 6 May',
      'Sun 7 Jun',
      'Wed 8 Jul',
      'Sun 9 Aug',
      'Thu 10 Sept',
      'Sun 11 Oct',
      'Thu 12 Nov',
      'Sun 13 Dec',
    ])
  })

  test('what is no day is refused, not written', () => {
    expect(() => formatDay('soon', now)).toThrow(RangeError)
  })

  test('the year is the one that the UK has then', () => {
    expect(formatDay('2026-12-31T23:30:00Z', now)).toBe('Thu 31 Dec')
    expect(formatDay('2027-06-30T23:30:00Z', now)).toBe('Thu 1 Jul 2027')
    expect(formatMonth('2026-06-30T23:30:00Z')).toBe('July 2026')
  })

  test('a range of one day is that day', () => {
    expect(formatDayRange(['2026-04-14', '2026-04-14'], now)).toBe('Tue 14 Apr')
    expect(formatDayRange(['2026-04-14', '2026-04-16'], now)).toBe('Tue 14 Apr – Thu 16 Apr')
  })

  test('how long ago is said in the largest unit', () => {
    expect(formatRelative('2026-04-10T09:00:00Z', now)).toBe('3 hours ago')
    expect(formatRelative('2026-04-11T12:00:00Z', now)).toBe('tomorrow')
    expect(formatRelative('2026-04-10T11:59:40Z', now)).toBe('just now')
  })
})

test('what is listed has an “and” before its last', () => {
  expect([[], ['Monday'], ['Monday', 'Tuesday'], ['Monday', 'Tuesday', 'Friday']].map(formatList)).toEqual([
    '',
    'Monday',
    'Monday and Tuesday',
    'Monday, Tuesday and Friday',
  ])
})

test('counts agree with their nouns', () => {
  expect(formatCount(1, ['egg', 'eggs'])).toBe('1 egg')
  expect(formatCount(1200, ['egg', 'eggs'])).toBe('1,200 eggs')
})

import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { addDays, dayInFull, daysBetween, isDay, ukDay } from '../calendar-day.ts'
import { incubations } from '../catalogue/species.ts'
import { incubationActs, incubationPlan, progressOn } from './incubation-plan.ts'
import { actWords, eggsWords, hatchDays } from './incubation-words.ts'

const ownZone = process.env.TZ
afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ
  else process.env.TZ = ownZone
})

const slugs = incubations.map(({ slug }) => slug)
const datesOf = (kind: (typeof slugs)[number], setOn: string) =>
  incubationPlan({ kind, setOn }).days.map(({ date }) => date)

/** A calendar by hand: months and their lengths, without a clock. */
const lengths = (year: number) => [
  31,
  year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28,
  31,
  30,
  31,
  30,
]
const monthsOf = (year: number) => [...lengths(year), 31, 31, 30, 31, 30, 31]
const twoDigits = (number: number) => String(number).padStart(2, '0')
const calendar = Array.from({ length: 12 }, (_, index) => 2024 + index).flatMap((year) =>
  monthsOf(year).flatMap((length, month) =>
    Array.from({ length }, (_, day) => `${year}-${twoDigits(month + 1)}-${twoDigits(day + 1)}`),
  ),
)
const later = (day: string, days: number) => calendar[calendar.indexOf(day) + days]

const starts = ['2026', '2027', '2028'].flatMap((year) =>
  [`${year}-03-01`, `${year}-03-20`, `${year}-10-10`, `${year}-12-20`].concat(
    { '2026': ['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25'] }[year] ?? [],
    { '2027': ['2027-03-28', '2027-10-31'] }[year] ?? [],
    { '2028': ['2028-02-10', '2028-02-28', '2028-02-29', '2028-03-26', '2028-10-29'] }[year] ?? [],
  ),
)

describe.each(incubations)('$slug eggs', (kind) => {
  test.each(starts)('set on %s are due by the days of the calendar, over clocks, leap days and year ends', (setOn) => {
    const { days, hatch } = incubationPlan({ kind: kind.slug, setOn })
    const [first, second] = kind.candleDays
    expect(days.map(({ act }) => act)).toEqual(incubationActs)
    expect(days.map(({ day }) => day)).toEqual([0, first, second, kind.lockdownDay, kind.days])
    for (const { day, date } of [...days, hatch.from, hatch.to]) expect(date).toBe(later(setOn, day))
    expect([hatch.from.day, hatch.to.day]).toEqual(kind.range)
  })

  test('are candled before they are locked down, and hatch after it, within what breeders see', () => {
    const [first, second] = kind.candleDays
    const [from, to] = kind.range
    const order = [0, first, second, kind.lockdownDay, kind.days]
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(kind.days).toBeGreaterThanOrEqual(from)
    expect(kind.days).toBeLessThanOrEqual(to)
    expect(kind.lockdownDay).toBeLessThan(from)
  })
})

/**
 * Every kind set on Friday 20 March 2026, nine days before the clocks change, counted on a calendar of paper: candled
 * twice, locked down, due, and the first and the last day on which breeders see them hatch.
 */
const onPaper = [
  ['chicken', '03-27', '04-03', '04-07', '04-10', ['04-09', '04-10']],
  ['duck', '03-27', '04-03', '04-14', '04-17', ['04-15', '04-17']],
  ['muscovy', '03-30', '04-09', '04-21', '04-24', ['04-22', '04-24']],
  ['turkey', '03-28', '04-03', '04-14', '04-17', ['04-17', '04-17']],
  ['quail', '03-26', '04-01', '04-03', '04-06', ['04-05', '04-07']],
  ['bobwhite', '03-27', '04-03', '04-09', '04-12', ['04-12', '04-13']],
  ['goose', '03-30', '04-09', '04-16', '04-19', ['04-17', '04-20']],
  ['goose-heavy', '03-30', '04-09', '04-19', '04-22', ['04-20', '04-24']],
  ['guinea-fowl', '03-28', '04-03', '04-13', '04-16', ['04-15', '04-17']],
  ['pheasant', '03-28', '04-03', '04-10', '04-13', ['04-12', '04-17']],
  ['peafowl', '03-28', '04-07', '04-14', '04-17', ['04-17', '04-19']],
  ['partridge', '03-27', '04-03', '04-09', '04-12', ['04-11', '04-13']],
] as const

test.each(onPaper)(
  '%s eggs are due on the days that a calendar of paper says',
  (kind, ...[first, second, down, due, seen]) => {
    const { hatch } = incubationPlan({ kind, setOn: '2026-03-20' })
    expect(datesOf(kind, '2026-03-20')).toEqual(['03-20', first, second, down, due].map((day) => `2026-${day}`))
    expect([hatch.from.date, hatch.to.date]).toEqual(seen.map((day) => `2026-${day}`))
  },
)

test('every kind of egg stands on paper', () => {
  expect(onPaper.map(([kind]) => kind)).toEqual(slugs)
})

test('ducks set before both changes of the clocks and a leap day', () => {
  expect(datesOf('duck', '2026-03-20')).toEqual(['2026-03-20', '2026-03-27', '2026-04-03', '2026-04-14', '2026-04-17'])
  expect(datesOf('duck', '2026-10-20')).toEqual(['2026-10-20', '2026-10-27', '2026-11-03', '2026-11-14', '2026-11-17'])
  expect(datesOf('chicken', '2028-02-20')).toEqual([
    '2028-02-20',
    '2028-02-27',
    '2028-03-05',
    '2028-03-09',
    '2028-03-12',
  ])
  expect(datesOf('chicken', '2026-12-20').at(-1)).toBe('2027-01-10')
})

const anyDay = fc.integer({ min: 0, max: calendar.length - 60 }).map((index) => calendar[index]!)
const zones = [
  'UTC',
  'Europe/London',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'America/St_Johns',
  'Pacific/Pago_Pago',
]

test('any kind on any day comes out the same in any zone, in order and as far apart as counted', () => {
  fc.assert(
    fc.property(fc.constantFrom(...slugs), anyDay, fc.constantFrom(...zones), (kind, setOn, zone) => {
      process.env.TZ = zone
      const { days, hatch } = incubationPlan({ kind, setOn })
      for (const { day, date } of [...days, hatch.from, hatch.to]) {
        expect(date).toBe(later(setOn, day))
        expect(daysBetween(setOn, date)).toBe(day)
        expect(addDays(date, -day)).toBe(setOn)
      }
    }),
    { seed: 20_260_329, numRuns: 500 },
  )
})

test('a day has the same name in every zone', () => {
  for (const zone of zones) {
    process.env.TZ = zone
    expect(dayInFull('2026-03-29')).toBe('Sunday 29 March 2026')
    expect(ukDay(new Date('2026-07-01T23:30:00Z'))).toBe('2026-07-02')
  }
})

test('what is no day of the calendar is none', () => {
  for (const day of [
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-4-1',
    '20260401',
    ' 2026-04-01',
    '',
    '9999-99-99',
  ]) {
    expect(isDay(day), day).toBe(false)
  }
  expect(isDay('2028-02-29')).toBe(true)
})

test('today is ahead of it, on one of its days, or after all of them', () => {
  const plan = incubationPlan({ kind: 'duck', setOn: '2026-03-20' })
  expect(progressOn(plan, '2026-03-18')).toEqual({ is: 'ahead', inDays: 2 })
  expect(progressOn(plan, '2026-03-20')).toEqual({ is: 'running', day: 0 })
  expect(progressOn(plan, '2026-04-17')).toEqual({ is: 'running', day: 28 })
  expect(progressOn(plan, '2026-04-18')).toEqual({ is: 'over' })
})

test('what to do tells of the climate, and waterfowl want more water in the air', () => {
  const hen = incubationPlan({ kind: 'chicken', setOn: '2026-03-20' })
  const duck = incubationPlan({ kind: 'duck', setOn: '2026-03-20' })
  expect(actWords('set', hen)).toContain('45 to 50 % humidity')
  expect(actWords('lockdown', hen)).toContain('65 to 70 %')
  expect(actWords('set', duck)).toContain('50 to 60 % humidity')
  expect(actWords('lockdown', duck)).toContain('70 to 75 %')
  expect(hatchDays(incubationPlan({ kind: 'turkey', setOn: '2026-03-20' }))).toBe('on day 28')
  expect(eggsWords(duck.kind, 1)).toBe('1 duck egg')
})

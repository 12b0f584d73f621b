import { addDays } from '#contract/calendar-day.ts'
import { weekdayOf } from './uk-time.rules.ts'

const two = (value: number): string => String(value).padStart(2, '0')
const dayOf = (year: number, month: number, day: number): string => `${year}-${two(month)}-${two(day)}`

/** Easter Sunday of the Gregorian calendar, by the anonymous algorithm. */
export const easterSunday = (year: number): string => {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const skipped = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25)
  const epact = (19 * golden + skipped + 15) % 30
  const moon = epact - (epact === 29 || (epact === 28 && golden > 10) ? 1 : 0)
  const toSunday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7
  return addDays(dayOf(year, 3, 28), moon - toSunday)
}

const onOrAfter = (day: string, fits: (day: string) => boolean): string =>
  fits(day) ? day : onOrAfter(addDays(day, 1), fits)
const isMonday = (day: string): boolean => weekdayOf(day) === 'mon'
const isWeekend = (day: string): boolean => weekdayOf(day) === 'sat' || weekdayOf(day) === 'sun'

/** A holiday on a weekend is kept on the next weekday that is not a holiday already. */
const substituted = (days: string[]): string[] => {
  const kept: string[] = []
  for (const day of days) kept.push(onOrAfter(day, (candidate) => !isWeekend(candidate) && !kept.includes(candidate)))
  return kept
}

const holidaysOf = (year: number): ReadonlySet<string> => {
  const easter = easterSunday(year)
  return new Set([
    ...substituted([dayOf(year, 1, 1)]),
    addDays(easter, -2),
    addDays(easter, 1),
    onOrAfter(dayOf(year, 5, 1), isMonday),
    onOrAfter(dayOf(year, 5, 25), isMonday),
    onOrAfter(dayOf(year, 8, 25), isMonday),
    ...substituted([dayOf(year, 12, 25), dayOf(year, 12, 26)]),
  ])
}

const byYear = new Map<number, ReadonlySet<string>>()

/** Whether a day (YYYY-MM-DD) is a bank holiday in England, by rule; holidays declared once are not known. */
export const isBankHoliday = (day: string): boolean => {
  const year = Number(day.slice(0, 4))
  const holidays = byYear.get(year) ?? holidaysOf(year)
  byYear.set(year, holidays)
  return holidays.has(day)
}

/** Whether a day (YYYY-MM-DD) is neither of a weekend nor a bank holiday in England. */
export const isWorkingDay = (day: string): boolean => !isWeekend(day) && !isBankHoliday(day)

const onOrBefore = (day: string): string => (isWorkingDay(day) ? day : onOrBefore(addDays(day, -1)))

/** The `days`-th working day before a day; the day itself for 0. */
export const workingDaysBefore = (day: string, days: number): string =>
  days <= 0 ? day : workingDaysBefore(onOrBefore(addDays(day, -1)), days - 1)

/** The `days`-th working day after a day; the day itself for 0. */
export const addWorkingDays = (day: string, days: number): string =>
  days <= 0 ? day : addWorkingDays(onOrAfter(addDays(day, 1), isWorkingDay), days - 1)

import { ukDay } from '#contract/calendar-day.ts'
import { type Weekday, weekdays } from '#contract/catalogue/catalogue.constants.ts'
import { inUk } from '#contract/uk-clock.ts'

const hourMs = 3_600_000

/** A moment as a clock on a wall in London shows it: the day as YYYY-MM-DD and the hour, 0-23. */
export const ukClock = (at: Date): { day: string; hour: number } => ({ day: ukDay(at), hour: inUk(at).getUTCHours() })

/** The moment at which a day (YYYY-MM-DD) begins in London. */
export const ukMidnight = (day: string): Date => {
  const utc = new Date(`${day}T00:00:00Z`)
  return new Date(utc.getTime() - ukClock(utc).hour * hourMs)
}

/** The weekday of a day (YYYY-MM-DD). */
export const weekdayOf = (day: string): Weekday => weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7]!

const dayWords = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

/** "Tuesday 14 April". */
export const dayInWords = (day: string | Date): string => dayWords.format(new Date(day))

const momentWords = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

/** "Tuesday 14 April at 14:05", UK time. */
export const momentInWords = (moment: Date): string => momentWords.format(moment)

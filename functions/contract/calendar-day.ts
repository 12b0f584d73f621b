import { calendarWords } from './calendar-words.ts'
import { inUk } from './uk-clock.ts'

const dayMs = 24 * 60 * 60 * 1000

// Days are counted in UTC, where each has 24 hours: no zone and no change of the clocks has a say.
const utc = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** The day in the UK at a moment, YYYY-MM-DD. */
export const ukDay = (at: Date): string => inUk(at).toISOString().slice(0, 10)

/** The time of day in the UK at a moment, as HH:MM. */
export const ukTime = (at: Date): string => inUk(at).toISOString().slice(11, 16)

/** Whether a text is a day that the calendar has, as YYYY-MM-DD. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(utc(text).getTime()) && addDays(text, 0) === text

/** A day so many calendar days later; earlier when negative. */
export const addDays = (day: string, days: number): string => {
  const date = utc(day)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Calendar days from one day to another; negative when that lies before it. */
export const daysBetween = (from: string, to: string): number => Math.round((+utc(to) - +utc(from)) / dayMs)

/** "Friday 20 March 2026". */
export const dayInFull = (day: string): string => {
  const { weekday, day: date, month, year } = calendarWords(utc(day))
  return `${weekday} ${date} ${month} ${year}`
}

/** "20 March 2026". */
export const longDay = (day: string): string => {
  const { day: date, month, year } = calendarWords(utc(day))
  return `${date} ${month} ${year}`
}

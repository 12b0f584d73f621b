import { addDays } from '#contract/calendar-day.ts'
import { dayInWords, ukClock } from './uk-time.rules.ts'

/**
 * The last day of a shop's holiday (YYYY-MM-DD, in the UK) while it lasts, that day included; null when the shop sells.
 * The one place that says so: the clock ends a holiday, no job does.
 */
export const awayUntil = (holidayUntil: string | null, now: Date): string | null =>
  holidayUntil !== null && holidayUntil >= ukClock(now).day ? holidayUntil : null

/** Why nothing of a shop can be bought, with the day from which it can. */
export const awayWords = (shopName: string, until: string): string =>
  `${shopName} is away until ${dayInWords(until)} and back on ${dayInWords(addDays(until, 1))}.`

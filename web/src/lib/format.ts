import { ukTime } from '#contract/calendar-day.ts'
import { calendarWords } from '#contract/calendar-words.ts'
import { grouped } from '#contract/grouped.ts'
import { madeOnce } from '#contract/made-once.ts'
import { pounds } from '#contract/money.ts'
import { inUk } from '#contract/uk-clock.ts'
import { momentOfPage } from './drawing.ts'

/** 1250 → "£12.50". */
export const formatPence = pounds

/** The price of one egg of a pack: (1920, 6) → "£3.20 an egg". */
export const formatPerEgg = (pence: number, packCount: number): string => `${formatPence(pence / packCount)} an egg`

/** 1 → "1 egg", 6 → "6 eggs"; give the plural where it is irregular. */
export const formatCount = (count: number, [one, many]: [string, string]): string =>
  `${grouped(count)} ${count === 1 ? one : many}`

/** ["Mon"] → "Mon", ["Mon", "Tue", "Thu"] → "Mon, Tue and Thu". */
export const formatList = (words: string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

const wordsInUk = (value: string | Date) => calendarWords(inUk(new Date(value)))

/** A day or a time → "Tue 14 Apr", with the year when it is not this one. */
export const formatDay = (value: string | Date, now = momentOfPage()): string => {
  const { shortWeekday, day, shortMonth, year } = wordsInUk(value)
  const words = `${shortWeekday} ${day} ${shortMonth}`
  return year === wordsInUk(now).year ? words : `${words} ${year}`
}

/** "November 2026", in UK time. */
export const formatMonth = (value: string | Date): string => {
  const { month, year } = wordsInUk(value)
  return `${month} ${year}`
}

/** "14:05", in UK time. */
export const formatTime = (value: string | Date): string => ukTime(new Date(value))

/** "Tue 14 Apr, 14:05", in UK time. */
export const formatDayTime = (value: string | Date, now = momentOfPage()): string =>
  `${formatDay(value, now)}, ${formatTime(value)}`

/** Two days → "Tue 14 Apr – Thu 16 Apr"; the same day twice → once. */
export const formatDayRange = ([from, to]: [string, string], now = momentOfPage()): string => {
  const [first, last] = [formatDay(from, now), formatDay(to, now)]
  return first === last ? first : `${first} – ${last}`
}

const units = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const
const relative = madeOnce(() => new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' }))

/** "3 hours ago", "tomorrow", "just now". */
export const formatRelative = (value: string | Date, now = momentOfPage()): string => {
  const seconds = (new Date(value).getTime() - now.getTime()) / 1000
  const unit = units.find(([, size]) => Math.abs(seconds) >= size)
  return unit ? relative().format(Math.round(seconds / unit[1]), unit[0]) : 'just now'
}

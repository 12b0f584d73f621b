import { madeOnce } from '#contract/made-once.ts'
import { pounds } from '#contract/money.ts'
import { momentOfPage } from './drawing.ts'

const zone = 'Europe/London'

/** 1250 → "£12.50". */
export const formatPence = pounds

/** The price of one egg of a pack: (1920, 6) → "£3.20 an egg". */
export const formatPerEgg = (pence: number, packCount: number): string => `${formatPence(pence / packCount)} an egg`

/** 1 → "1 egg", 6 → "6 eggs"; give the plural where it is irregular. */
export const formatCount = (count: number, [one, many]: [string, string]): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`

const dayParts = madeOnce(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    }),
)

/** A day or a time → "Tue 14 Apr", with the year when it is not this one. */
export const formatDay = (value: string | Date, now = momentOfPage()): string => {
  const parts = (date: Date) =>
    Object.fromEntries(
      dayParts()
        .formatToParts(date)
        .map(({ type, value }) => [type, value]),
    )
  const day = parts(new Date(value))
  const words = `${day.weekday} ${day.day} ${day.month}`
  return day.year === parts(now).year ? words : `${words} ${day.year}`
}

const monthYear = madeOnce(() => new Intl.DateTimeFormat('en-GB', { timeZone: zone, month: 'long', year: 'numeric' }))

/** "November 2026", in UK time. */
export const formatMonth = (value: string | Date): string => monthYear().format(new Date(value))

const clock = madeOnce(() => new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }))

/** "14:05", in UK time. */
export const formatTime = (value: string | Date): string => clock().format(new Date(value))

/** "Tue 14 Apr, 14:05", in UK time. */
export const formatDayTime = (value: string | Date, now = momentOfPage()): string =>
  `${formatDay(value, now)}, ${clock().format(new Date(value))}`

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

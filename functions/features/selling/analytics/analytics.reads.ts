import { addDays } from '#contract/calendar-day.ts'
import type { Analytics, DayFigures, Figures } from '#contract/selling/analytics.answers.ts'
import { analyticsDays } from '#contract/selling/analytics.constants.ts'
import type { Db } from '#db/client.ts'
import { ukClock } from '#features/catalogue/delivery/uk-time.rules.ts'
import { figuresByDay } from './analytics.queries.ts'

const none: Figures = { views: 0, favourites: 0, sales: 0, revenuePence: 0 }

const sumOf = (rows: Figures[]): Figures =>
  rows.reduce(
    (sum, row) => ({
      views: sum.views + row.views,
      favourites: sum.favourites + row.favourites,
      sales: sum.sales + row.sales,
      revenuePence: sum.revenuePence + row.revenuePence,
    }),
    none,
  )

// In the United Kingdom, today included, the first of them first.
const lastDays = (now: Date, count: number): string[] => {
  const { day: today } = ukClock(now)
  return Array.from({ length: count }, (_, index) => addDays(today, index + 1 - count))
}

/** Reads the figures of the last 30 days and the 30 before: a statement whose rows `toAnalytics` takes. */
export const recentFigures = (db: Db, { sellerId, now }: { sellerId: string; now: Date }) =>
  figuresByDay(db, { sellerId, days: lastDays(now, 2 * analyticsDays) })

/** Each of the last 30 days with what `rows` have of it, else with nothing, and the sums. */
export const toAnalytics = (rows: DayFigures[], now: Date): Analytics => {
  const known = new Map(rows.map((row) => [row.day, row]))
  const days = lastDays(now, analyticsDays).map((day) => known.get(day) ?? { day, ...none })
  const first = days[0]?.day ?? ''
  return { days, total: sumOf(days), before: sumOf(rows.filter(({ day }) => day < first)) }
}

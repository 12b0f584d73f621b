import type { Db } from '../../../db/client.ts'
import { analyticsDays } from '../../contract/analytics.constants.ts'
import type { Analytics, DayFigures, Figures } from '../../contract/analytics.ts'
import { addDays, ukClock } from '../delivery/uk-time.ts'
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

/** The first of the last so many days, today included. */
const firstOf = (now: Date, days: number): string => addDays(ukClock(now).day, 1 - days)

/** The figures of the last 30 days and the 30 before: a statement for the batch of a read. */
export const recentFigures = (db: Db, { sellerId, now }: { sellerId: string; now: Date }) =>
  figuresByDay(db, { sellerId, from: firstOf(now, 2 * analyticsDays), to: ukClock(now).day })

/** Each of the last 30 days with what `rows` have of it, else with nothing, and the sums. */
export const toAnalytics = (rows: DayFigures[], now: Date): Analytics => {
  const first = firstOf(now, analyticsDays)
  const known = new Map(rows.map((row) => [row.day, row]))
  const days = Array.from({ length: analyticsDays }, (_, index) => {
    const day = addDays(first, index)
    return known.get(day) ?? { day, ...none }
  })
  return { days, total: sumOf(days), before: sumOf(rows.filter(({ day }) => day < first)) }
}

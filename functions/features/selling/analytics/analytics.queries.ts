import { type SQL, sql } from 'drizzle-orm'
import { addDays } from '#contract/calendar-day.ts'
import type { DayFigures } from '#contract/selling/analytics.answers.ts'
import type { Db } from '#db/client.ts'
import { momentSql } from '#db/sql/moments.ts'
import { ukMidnight } from '#features/catalogue/delivery/uk-time.rules.ts'

/** Days in the United Kingdom, in their order, none left out. */
export type Days = { sellerId: string; days: string[] }

// An order is paid within the half hour; a provider's word of it may come late, but never so many days.
const latestPaymentDays = 30

const midnightSql = (day: string): SQL => momentSql(ukMidnight(day))

// How a moment in a column lies to the days: on which of them, counted from 1, and whether on any.
const momentsOn = (days: string[]) => {
  const first = days[0] ?? ''
  const next = addDays(days.at(-1) ?? '', 1)
  const starts = sql.param(days.map((day) => ukMidnight(day).toISOString()))
  return {
    first,
    next,
    // Where a moment stands among the days' beginnings: a hundredth of the work of turning each one into a UK day.
    dayOf: (column: string): SQL => sql`width_bucket(${sql.raw(column)}, ${starts}::timestamptz[])`,
    within: (column: string): SQL =>
      sql`${sql.raw(column)} >= ${midnightSql(first)} and ${sql.raw(column)} < ${midnightSql(next)}`,
  }
}

/**
 * Reads the seller's figures of each of these days on which there are any. A sale counts on the day of its payment, whatever
 * day it is refunded on: an order that was cancelled is none, and one that was refunded whole brought nothing. The
 * platform bears discounts, so that the seller gets goods and delivery in full.
 */
export const figuresByDay = (db: Db, { sellerId, days }: Days) => {
  const { first, next, dayOf, within } = momentsOn(days)
  return db.execute<DayFigures>(sql`
    select to_char(${first}::date + place - 1, 'YYYY-MM-DD') as day, sum(views)::int as views,
      sum(favourites)::int as favourites, sum(sales)::int as sales, sum(revenue)::float8 as "revenuePence"
    from (
      select v.day - ${first}::date + 1 as place, sum(v.views) as views, 0 as favourites, 0 as sales, 0 as revenue
      from listing_views v
      where v.seller_id = ${sellerId} and v.day >= ${first}::date and v.day < ${next}::date group by v.day
      union all
      select ${dayOf('f.created_at')}, 0, count(*), 0, 0
      from listings l join favourites f on f.listing_id = l.id
      where l.seller_id = ${sellerId} and ${within('f.created_at')} group by 1
      union all
      select ${dayOf('o.paid_at')}, 0, 0, count(*),
        sum(case o.status when 'refunded' then 0 else o.goods_pence + o.delivery_pence - o.refunded_pence end)
      from orders o
      where o.seller_id = ${sellerId} and ${within('o.paid_at')} and o.status <> 'cancelled'
        and o.placed_at >= ${midnightSql(addDays(first, -latestPaymentDays))}
      group by 1
    ) counted
    group by place`)
}

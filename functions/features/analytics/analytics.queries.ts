import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import type { DayFigures } from '../../contract/analytics.ts'
import { momentSql } from '../checkout/stock.queries.ts'
import { ukMidnight } from '../delivery/uk-time.ts'

/** The first day that is asked for and the last, both included, in the United Kingdom. */
export type Days = { from: string; to: string }

/**
 * The seller's figures of each day on which there are any. A sale counts on the day of its payment, whatever day it is
 * refunded on: an order that was cancelled is none, and one that was refunded whole brought nothing. The platform bears
 * discounts, so that the seller gets goods and delivery in full.
 */
export const figuresByDay = (db: Db, { sellerId, from, to }: Days & { sellerId: string }) => {
  const began = momentSql(ukMidnight(from))
  return db.execute<DayFigures>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, sum(views)::int as views, sum(favourites)::int as favourites,
      sum(sales)::int as sales, sum(revenue)::float8 as "revenuePence"
    from (
      select v.day, sum(v.views) as views, 0 as favourites, 0 as sales, 0 as revenue
      from listing_views v where v.seller_id = ${sellerId} and v.day >= ${from}::date group by v.day
      union all
      select (f.created_at at time zone 'Europe/London')::date, 0, count(*), 0, 0
      from listings l join favourites f on f.listing_id = l.id
      where l.seller_id = ${sellerId} and f.created_at >= ${began} group by 1
      union all
      select (o.paid_at at time zone 'Europe/London')::date, 0, 0, count(*),
        sum(case o.status when 'refunded' then 0 else o.goods_pence + o.delivery_pence - o.refunded_pence end)
      from orders o
      where o.seller_id = ${sellerId} and o.paid_at >= ${began} and o.status <> 'cancelled' group by 1
    ) counted
    where day <= ${to}::date
    group by day`)
}

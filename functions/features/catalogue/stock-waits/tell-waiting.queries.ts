import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { isoTimeSql } from '#db/sql/iso-time.ts'
import { momentSql } from '#db/sql/moments.ts'
import { shopNameSql } from '#db/sql/shops.ts'
import { freeStockSql } from '#db/sql/stock.ts'

/** Somebody whose waiting is over. */
export type WaitRow = {
  user_id: string
  listing_id: string
  asked_at: string
  email: string
  full_name: string
  title: string
  shop_name: string
  /** Whether it can be bought: otherwise it never will be, and nobody is told. */
  is_back: boolean
}

const longestDays = 365

type Asked = { now: Date; today: string; limit: number }

/**
 * The oldest waits that are over: of those who can be mailed, for what can be bought now; of all, for what is not for sale
 * any more, and those of a year ago. `today` is the UK day.
 */
export const listOver = (db: Db, { now, today, limit }: Asked) =>
  db.execute<WaitRow>(sql`
    select w.user_id, w.listing_id, ${isoTimeSql(sql`w.asked_at`)} as asked_at, reader.email, reader.full_name, l.title,
      ${shopNameSql()} as shop_name, state.is_back
    from stock_waits w
    join users reader on reader.id = w.user_id
    join listings l on l.id = w.listing_id
    join users u on u.id = l.seller_id
    left join shops s on s.seller_id = u.id
    cross join lateral (
      select l.status = 'active' and u.suspended_at is null and reader.email_verified_at is not null
        and reader.suspended_at is null and coalesce(s.holiday_until < ${today}::date, true)
        and exists (select from listing_options o
          where o.listing_id = l.id and o.archived_at is null and ${freeStockSql({ now })} > 0) as is_back
    ) state
    where state.is_back or l.status = 'removed' or w.asked_at < ${momentSql(new Date(now.getTime() - longestDays * 86_400_000))}
    order by w.asked_at, w.user_id, w.listing_id
    limit ${limit}`)

type Over = Pick<WaitRow, 'user_id' | 'listing_id'>

/** Ends waits. Locked in order, since two runs may end the same at once. */
export const endWaits = (db: Db, over: Over[]) => {
  const [readers, listings] = [over.map((one) => one.user_id), over.map((one) => one.listing_id)]
  return db.execute(sql`
    delete from stock_waits w using (
      select user_id, listing_id from stock_waits
      where (user_id, listing_id) in (select * from unnest(${sql.param(readers)}::uuid[], ${sql.param(listings)}::uuid[]))
      order by user_id, listing_id for update
    ) over
    where w.user_id = over.user_id and w.listing_id = over.listing_id`)
}

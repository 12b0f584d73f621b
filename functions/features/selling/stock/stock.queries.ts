import { type SQL, sql } from 'drizzle-orm'
import { listingLimits } from '#contract/catalogue/catalogue.constants.ts'
import type { Db } from '#db/client.ts'
import { holds } from '#db/schema/trade/buying.ts'
import { momentSql } from '#db/sql/moments.ts'

/** Packs of an option. */
type Packs = { optionId: string; quantity: number }

/**
 * Locks options in the order of their ids, so that nobody waits in a circle: the given ones, and all that the checkouts
 * `c` with this condition are about. Stock moves only under this lock, and it comes before any lock on a checkout.
 */
export const lockOptions = (db: Db, { optionIds, checkouts }: { optionIds: string[]; checkouts: SQL }) =>
  db.execute(sql`
    select o.id from listing_options o
    where o.id = any(${sql.param(optionIds)}::uuid[]) or o.id in (
      select l.option_id from checkouts c join orders r on r.checkout_id = c.id join order_lines l on l.order_id = r.id
      where ${checkouts})
    order by o.id for no key update`)

/** A listing whose stock has moved. */
type MovedRow = { listing_id: string }

/** The listings of what `moveStock` answers. */
export const movedListings = ({ rows }: { rows: MovedRow[] }): string[] => rows.map((row) => row.listing_id)

type Move = { take: Packs[]; release: SQL; now: Date }

/**
 * Moves stock under the lock: what expired holds of the wanted options and all holds of the checkouts `c` with the
 * condition `release` gave up comes back, what is wanted goes. Breaks `listing_options_stock_check` when there is too
 * little. A seller may have filled the shelf up while packs were held, so it is never overfilled. Answers the listings
 * whose stock it moved, once for each option.
 */
export const moveStock = (db: Db, { take, release, now }: Move) =>
  db.execute<MovedRow>(sql`
    with wanted as (
      select "optionId"::uuid as option_id, quantity
      from json_to_recordset(${JSON.stringify(take)}::json) as w("optionId" text, quantity int)
    ), freed as (
      delete from holds h using checkouts c
      where c.id = h.checkout_id and ((${release}) or (
        h.option_id in (select option_id from wanted) and h.expires_at <= ${momentSql(now)}))
      returning h.option_id, h.quantity
    ), moved as (
      select option_id, sum(quantity)::int as quantity from (
        select option_id, quantity from freed union all select option_id, -quantity from wanted) both_ways
      group by option_id
    )
    update listing_options o set stock = least(${listingLimits.stock.max}, o.stock + m.quantity) from moved m where o.id = m.option_id
    returning o.listing_id`)

/** A row of `holds`: packs that a checkout keeps from others until it is paid for or its time is over. */
export type Hold = typeof holds.$inferInsert

/** Notes which packs a checkout holds; `moveStock` takes them off the shelf in the same batch. At least one row. */
export const holdPacks = (db: Db, rows: Hold[]) => db.insert(holds).values(rows)

/** Locks what an order has sold, in the order of the options' ids. */
export const lockSold = (db: Db, orderId: string) =>
  db.execute(sql`select id from listing_options
    where id in (select option_id from order_lines where order_id = ${orderId}) order by id for no key update`)

/** Gives back what an order has sold, under the lock of `lockSold`, as far as a shelf goes. */
export const giveBackSold = (db: Db, orderId: string) =>
  db.execute(sql`update listing_options o set stock = least(${listingLimits.stock.max}, o.stock + l.quantity)
    from (select option_id, sum(quantity)::int as quantity from order_lines where order_id = ${orderId} group by option_id) l
    where o.id = l.option_id`)

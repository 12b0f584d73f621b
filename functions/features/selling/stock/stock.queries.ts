import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { refusal } from '#app/errors.ts'
import { listingLimits } from '#contract/catalogue/catalogue.constants.ts'
import type { Db } from '#db/client.ts'
import { holds } from '#db/schema/trade/buying.ts'
import { momentSql } from '#db/sql/moments.ts'

/** Packs of an option. */
type Packs = { optionId: string; quantity: number }

/** Locks the options `o` with a condition in the order of their ids, so that nobody waits in a circle. */
const lock = (db: Db, which: SQL) =>
  db.execute(sql`select o.id from listing_options o where ${which} order by o.id for no key update`)

/**
 * Locks options in the order of their ids, the given ones, and all that the checkouts `c` with this condition are about. Stock moves only under this lock, and it comes before any lock on a checkout.
 */
export const lockOptions = (db: Db, { optionIds, checkouts }: { optionIds: string[]; checkouts: SQL }) =>
  lock(
    db,
    sql`o.id = any(${sql.param(optionIds)}::uuid[]) or o.id in (
      select l.option_id from checkouts c join orders r on r.checkout_id = c.id join order_lines l on l.order_id = r.id
      where ${checkouts})`,
  )

/** A listing whose stock has moved. */
type MovedRow = { listing_id: string }

/** The listings of what `moveStock` answers. */
export const movedListings = ({ rows }: { rows: MovedRow[] }): string[] => rows.map((row) => row.listing_id)

type Move = { take: Packs[]; release: SQL; now: Date }

const wantedSql = (take: Packs[]): SQL => sql`
  select "optionId"::uuid as option_id, sum(quantity)::int as quantity
  from json_to_recordset(${JSON.stringify(take)}::json) as w("optionId" text, quantity int) group by 1`

/** Holds `h` of checkouts `c` that `moveStock` gives back: of the wanted options those that expired, and all of `release`. */
const givenBackSql = ({ release, now }: Omit<Move, 'take'>): SQL => sql`c.id = h.checkout_id and ((${release}) or (
  h.option_id in (select option_id from wanted) and h.expires_at <= ${momentSql(now)}))`

const tooFewStock = 'insufficient_stock '

/**
 * Stops the batch when `moveStock` would find too little: before the lock for those who come too late, so that a crowd does
 * not wait in line to be told, and once more under it. `shortStock` says what is left.
 */
export const refuseShort = (db: Db, { take, ...move }: Move) =>
  db.execute(sql`
    with wanted as (${wantedSql(take)})
    select refuse(${tooFewStock} || json_object_agg(id, stock)::text) from (
      select o.id, w.quantity, o.stock + coalesce((
        select sum(h.quantity) from holds h join checkouts c on ${givenBackSql(move)} where h.option_id = o.id), 0) as stock
      from wanted w join listing_options o on o.id = w.option_id) now
    where stock < quantity
    having count(*) > 0`)

/** Packs left of each option that was short, by its id, when `refuseShort` stopped a batch; null for any other error. */
export const shortStock = (error: unknown): Map<string, number> | null => {
  const said = refusal(error)
  if (!said?.startsWith(tooFewStock)) return null
  return new Map(Object.entries(z.record(z.string(), z.int()).parse(JSON.parse(said.slice(tooFewStock.length)))))
}

/**
 * Moves stock under the lock: what expired holds of the wanted options and all holds of the checkouts `c` with the
 * condition `release` gave up comes back, what is wanted goes. Breaks `listing_options_stock_check` when there is too
 * little. A seller may have filled the shelf up while packs were held, so it is never overfilled. Answers the listings
 * whose stock it moved, once for each option.
 */
export const moveStock = (db: Db, { take, release, now }: Move) =>
  db.execute<MovedRow>(sql`
    with wanted as (${wantedSql(take)}), freed as (
      delete from holds h using checkouts c where ${givenBackSql({ release, now })}
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

/** Locks what an order has sold. */
export const lockSold = (db: Db, orderId: string) =>
  lock(db, sql`o.id in (select option_id from order_lines where order_id = ${orderId})`)

/** Locks all that a seller has on the shelf: nothing of it can be ordered until the commit. */
export const lockShelf = (db: Db, sellerId: string) => lock(db, sql`o.seller_id = ${sellerId}`)

/** Gives back what an order has sold, under the lock of `lockSold`, as far as a shelf goes. */
export const giveBackSold = (db: Db, orderId: string) =>
  db.execute(sql`update listing_options o set stock = least(${listingLimits.stock.max}, o.stock + l.quantity)
    from (select option_id, sum(quantity)::int as quantity from order_lines where order_id = ${orderId} group by option_id) l
    where o.id = l.option_id`)

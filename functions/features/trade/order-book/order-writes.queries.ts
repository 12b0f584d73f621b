import { and, eq, lte, or, sql } from 'drizzle-orm'
import { listingLimits } from '#contract/catalogue/catalogue.constants.ts'
import { type OrderStatus, orderClocks } from '#contract/trade/orders.constants.ts'
import type { Db } from '#db/client.ts'
import { orders } from '#db/schema/index.ts'

/** Locks what the order's lines took from, in the order of ids. */
export const lockOptionsOf = (db: Db, orderId: string) =>
  db.execute(sql`select id from listing_options
    where id in (select option_id from order_lines where order_id = ${orderId}) order by id for no key update`)

/** Puts the goods of an order back on the shelf, as far as a shelf goes. */
export const restock = (db: Db, orderId: string) =>
  db.execute(sql`update listing_options o set stock = least(${listingLimits.stock.max}, o.stock + l.quantity)
    from (select option_id, sum(quantity)::int as quantity from order_lines where order_id = ${orderId} group by option_id) l
    where o.id = l.option_id`)

type Guarded = { id: string; from: readonly OrderStatus[]; byCode: boolean; now: Date }

/** Locks the order and stops the batch when it is in none of the states, or collected by a code that is locked. */
export const refuseUnless = (db: Db, { id, from, byCode, now }: Guarded) =>
  db.execute(sql`with locked as (select status, code_locked_until from orders where id = ${id} for no key update)
    select case when status <> all(${sql.param([...from])}::text[]) then refuse('illegal_state')
      when ${byCode}::boolean and code_locked_until > ${now.toISOString()}::timestamptz then refuse('code_locked') end
    from locked`)

type WrongCode = { id: string; now: Date; lockedUntil: Date }

/** Counts one wrong code, exactly, and locks at the fifth. No row: it is locked, or no longer to be collected. */
export const countWrongCode = (db: Db, { id, now, lockedUntil }: WrongCode) => {
  // A lock that has run out begins the count anew.
  const tries = sql`case when ${orders.codeLockedUntil} is null then ${orders.wrongCodes} + 1 else 1 end`
  const lock = sql`case when ${tries} >= ${orderClocks.wrongCodesBeforeLock} then ${lockedUntil.toISOString()}::timestamptz end`
  return db
    .update(orders)
    .set({ wrongCodes: tries, codeLockedUntil: lock })
    .where(
      and(
        eq(orders.id, id),
        eq(orders.status, 'ready'),
        or(sql`${orders.codeLockedUntil} is null`, lte(orders.codeLockedUntil, now)),
      ),
    )
    .returning({ wrongCodes: orders.wrongCodes })
}

export const codeLock = (db: Db, id: string) =>
  db.select({ status: orders.status, lockedUntil: orders.codeLockedUntil }).from(orders).where(eq(orders.id, id))

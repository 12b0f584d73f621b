import { and, eq, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Deps } from '#app/deps.ts'
import { type OrderStatus, orderClocks } from '#contract/trade/orders.constants.ts'
import type { Db } from '#db/client.ts'
import { orderLines, orders } from '#db/schema/trade/orders.ts'
import { momentSql, newIdSql } from '#db/sql/moments.ts'
import { bySystem, insertEvents, type OrderEvent } from './order-events.writes.ts'

export type NewOrder = typeof orders.$inferInsert
export type NewOrderLine = typeof orderLines.$inferInsert

type Placed = { orders: NewOrder[]; lines: NewOrderLine[]; events: OrderEvent[] }

/** Writes down new orders with their lines and the beginning of their timelines. At least one of each. */
export const insertOrders = (db: Db, placed: Placed) => ({
  orders: db.insert(orders).values(placed.orders),
  lines: db.insert(orderLines).values(placed.lines),
  events: insertEvents(db, placed.events),
})

/** What of an order may change. */
export type OrderColumns = Partial<NewOrder>

/** Changes an order; its event, its mails and its money belong into the same batch. */
export const updateOrder = (db: Db, { id, set }: { id: string; set: OrderColumns }) =>
  db.update(orders).set(set).where(eq(orders.id, id))

type Expiring = {
  /** The ids of their checkouts, as a query. */
  checkouts: SQL
  /** Said in the timeline of each; before it, that a card was declined, where one was. */
  note: string
  /** What is written of the `events` (rows of order_id, status, by_role, at), as a statement. */
  told: (events: SQL) => SQL
}

// Of orders `gone`, while their payment still says so.
const saidSql = (note: string): SQL => sql`case when exists (
  select from payments p where p.checkout_id = gone.checkout_id and p.status = 'declined')
  then 'The payment was declined. ' else '' end || ${note}::text`

/** Lets the unpaid orders of checkouts expire, each with its event. Harmless to repeat; before their payments end. */
export const expireOrders = ({ db, now, newId }: Deps, { checkouts, note, told }: Expiring) =>
  db.execute(sql`
    with gone as (
      update orders r set status = 'expired', updated_at = ${momentSql(now)}
      where r.checkout_id in (${checkouts}) and r.status = 'pending_payment'
      returning r.id, r.checkout_id),
    events as (
      insert into order_events (id, order_id, status, by_role, note, at)
      select ${newIdSql(newId())}, gone.id, 'expired', ${bySystem.byRole}, ${saidSql(note)}, ${momentSql(now)} from gone
      returning order_id, status, by_role, at)
    ${told(sql`events`)}`)

type Guarded = { id: string; from: readonly OrderStatus[]; byCode: boolean; now: Date }

/**
 * Locks the order and stops the batch when it is in none of the states (`illegal_state`), or collected by a code that is
 * locked (`code_locked`).
 */
export const refuseUnless = (db: Db, { id, from, byCode, now }: Guarded) =>
  db.execute(sql`with locked as (select status, code_locked_until from orders where id = ${id} for no key update)
    select case when status <> all(${sql.param([...from])}::text[]) then refuse('illegal_state')
      when ${byCode}::boolean and code_locked_until > ${momentSql(now)} then refuse('code_locked') end
    from locked`)

type Tracked = Pick<typeof orders.$inferSelect, 'id' | 'carrier' | 'trackingNumber'>

/**
 * Locks a parcel on its way and stops the batch when it is that no longer (`illegal_state`), or has another carrier or
 * number than these (`version_moved`).
 */
export const refuseUnlessTracked = (db: Db, { id, carrier, trackingNumber }: Tracked) =>
  db.execute(sql`with locked as (select status, carrier, tracking_number from orders where id = ${id} for no key update)
    select case when status <> 'dispatched' then refuse('illegal_state')
      when carrier is distinct from ${carrier}::text or tracking_number is distinct from ${trackingNumber}::text
        then refuse('version_moved') end
    from locked`)

type Often = { id: string; since: Date; most: number }

/** Stops the batch with `too_often`, once the order is locked, when its tracking was changed so often since a moment. */
export const refuseOftenTracked = (db: Db, { id, since, most }: Often) =>
  db.execute(sql`select refuse('too_often') where (
    select count(*) from order_events where order_id = ${id} and at > ${momentSql(since)} and note like 'Tracking %'
  ) >= ${most}::int`)

type WrongCode = { id: string; now: Date; lockedUntil: Date }

/** Counts one wrong code, exactly, and locks at the fifth. No row: it is locked, or no longer to be collected. */
export const countWrongCode = (db: Db, { id, now, lockedUntil }: WrongCode) => {
  // A lock that has run out begins the count anew.
  const tries = sql`case when ${orders.codeLockedUntil} is null then ${orders.wrongCodes} + 1 else 1 end`
  const lock = sql`case when ${tries} >= ${orderClocks.wrongCodesBeforeLock} then ${momentSql(lockedUntil)} end`
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

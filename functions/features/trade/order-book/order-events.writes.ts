import { sql } from 'drizzle-orm'
import { type Actor, userIdOf } from '#app/actor.ts'
import type { Deps } from '#app/deps.ts'
import type { OrderStatus } from '#contract/trade/orders.constants.ts'
import type { Db } from '#db/client.ts'
import { orderEvents } from '#db/schema/trade/orders.ts'
import { momentSql, newIdSql } from '#db/sql/moments.ts'

/** A line of an order's timeline, as it is stored. */
export type OrderEvent = typeof orderEvents.$inferInsert

type By = Pick<OrderEvent, 'byUserId' | 'byRole'>

/** How a timeline names what no user did. */
export const bySystem = { byUserId: null, byRole: 'system' } as const satisfies By

type Sides = { buyerId: string; sellerId: string }

// Whoever is on neither side of an order acts on it for the house.
const byOf = (actor: Actor, { buyerId, sellerId }: Sides): By => {
  const byUserId = userIdOf(actor)
  if (byUserId === null) return bySystem
  if (byUserId === buyerId) return { byUserId, byRole: 'buyer' }
  return { byUserId, byRole: byUserId === sellerId ? 'seller' : 'admin' }
}

type Happening = {
  order: Sides & { id: string }
  /** What the order became. */
  status: OrderStatus
  actor: Actor
  note?: string | null
}

/** A line of an order's timeline under an id of its own, not yet stored. */
export const eventOf = ({ newId, now }: Pick<Deps, 'newId' | 'now'>, { order, status, actor, note }: Happening) => ({
  id: newId(),
  orderId: order.id,
  status,
  ...byOf(actor, order),
  note: note ?? null,
  at: now,
})

/** Writes lines of timelines. At least one. */
export const insertEvents = (db: Db, events: OrderEvent[]) => db.insert(orderEvents).values(events)

type Noted = { checkoutId: string; note: string }

/** Writes into the timelines of a checkout's expired orders what came after that. */
export const noteExpired = ({ db, newId, now }: Pick<Deps, 'db' | 'newId' | 'now'>, { checkoutId, note }: Noted) =>
  db.execute(sql`
    insert into order_events (id, order_id, status, by_role, note, at)
    select ${newIdSql(newId())}, r.id, 'expired', ${bySystem.byRole}, ${note}::text, ${momentSql(now)} from orders r
    where r.checkout_id = ${checkoutId} and r.status = 'expired'`)

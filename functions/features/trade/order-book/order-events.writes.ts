import type { Deps } from '#app/deps.ts'
import type { OrderStatus } from '#contract/trade/orders.constants.ts'
import type { Db } from '#db/client.ts'
import { orderEvents } from '#db/schema/index.ts'

/** A line of an order's timeline, as it is stored. */
export type OrderEvent = typeof orderEvents.$inferInsert

type Happening = {
  orderId: string
  /** What the order became. */
  status: OrderStatus
  /** `userId` is null for what the clock did. */
  by: { userId: string | null; role: 'buyer' | 'seller' | 'system' }
  note?: string | null
}

/** A line of an order's timeline under an id of its own, not yet stored. */
export const eventOf = ({ newId, now }: Pick<Deps, 'newId' | 'now'>, { orderId, status, by, note }: Happening) => ({
  id: newId(),
  orderId,
  status,
  byUserId: by.userId,
  byRole: by.role,
  note: note ?? null,
  at: now,
})

/** Writes lines of timelines. At least one. */
export const insertEvents = (db: Db, events: OrderEvent[]) => db.insert(orderEvents).values(events)

import { and, eq, sql } from 'drizzle-orm'
import { orderEvents, orders } from '../../../db/schema/index.ts'
import type { Deps } from '../../app/deps.ts'
import { dropCached } from '../../app/edge-cache.ts'
import { lockBuyer } from '../cart/cart.queries.ts'
import { lockCheckout, refuseUnlessPending } from './checkout.queries.ts'
import { releaseCheckouts } from './release.ts'
import { lockOptions } from './stock.queries.ts'

type Unpaid = { orderId: string; checkoutId: string; buyerId: string; note: string }

/**
 * The buyer takes an order back before it is paid: it is cancelled, and since one payment is for all, the rest of its
 * checkout expires and all stock comes back. Throws the refusal `illegal_state` when it is no longer pending.
 */
export const cancelUnpaid = async (deps: Deps, { orderId, checkoutId, buyerId, note }: Unpaid): Promise<void> => {
  const { db, now, newId } = deps
  const which = sql`c.id = ${checkoutId}`
  await db.batch([
    lockBuyer(db, buyerId),
    lockOptions(db, { optionIds: [], checkouts: which }),
    lockCheckout(db, checkoutId),
    refuseUnlessPending(db, orderId),
    db
      .update(orders)
      .set({ status: 'cancelled', updatedAt: now })
      .where(and(eq(orders.id, orderId), eq(orders.buyerId, buyerId))),
    db
      .insert(orderEvents)
      .values({ id: newId(), orderId, status: 'cancelled', byUserId: buyerId, byRole: 'buyer', note, at: now }),
    ...releaseCheckouts(deps, { which, status: 'abandoned', note: 'Another order of this checkout was cancelled.' }),
  ])
  dropCached('products', now)
}

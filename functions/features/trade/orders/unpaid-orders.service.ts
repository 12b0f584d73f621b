import type { Deps } from '#app/deps.ts'
import { dropCached, dropListings } from '#app/edge/edge-cache.ts'
import { orLanded } from '#app/idempotency.ts'
import { batch } from '#db/batch.ts'
import { lockUser } from '#db/sql/people.ts'
import { sendSoon } from '#features/identity/mail/mail.service.ts'
import { lockOptions, movedListings } from '#features/selling/stock/stock.queries.ts'
import { lockCheckout, these } from '#features/trade/checkout/checkout.queries.ts'
import { expired } from '#features/trade/checkout/expire-checkouts.service.ts'
import { releaseCheckouts } from '#features/trade/checkout/release.writes.ts'
import { type OrderRow, orderById } from '#features/trade/order-book/orders.queries.ts'
import { refuseUnless } from '#features/trade/order-book/orders.writes.ts'
import { changed, eventOfChange, type OrderChange, orderAfter } from './order-change.service.ts'

const overdue = ({ checkoutId, buyer, fromCart, lines }: OrderRow) => ({
  id: checkoutId,
  buyer,
  listingId: fromCart ? null : (lines[0]?.productId ?? null),
})

/** The time to pay has run out: the whole checkout ends, as the scheduled run would end it. */
export const expireUnpaid = async (deps: Deps, order: OrderRow): Promise<OrderRow> => {
  const { released, shown } = await batch(deps.db, {
    ...expired(deps, [overdue(order)]),
    shown: orderById(deps.db, order.id),
  })
  dropListings(deps, movedListings(released.moved))
  sendSoon(deps)
  return shown[0]!
}

/**
 * Cancels an order that was not paid yet, and with it the whole checkout, since one payment is for all of it: the rest
 * expires and what was held is for sale again. Throws the refusal `illegal_state` when it was paid meanwhile.
 */
export const changeUnpaid = async (deps: Deps, change: OrderChange): Promise<OrderRow> => {
  const { db, now } = deps
  const { order } = change
  const which = these([order.checkoutId])
  const event = eventOfChange(deps, change)
  const note = 'Another order in this checkout was cancelled.'
  const written = batch(db, {
    // In the order of the house: the buyer, options, the checkout, its orders.
    buyer: lockUser(db, order.buyer.id),
    options: lockOptions(db, { optionIds: [], checkouts: which }),
    checkout: lockCheckout(db, order.checkoutId),
    unpaid: refuseUnless(db, { id: order.id, from: ['pending_payment'], byCode: false, now }),
    ...changed(deps, { change, event }),
    released: releaseCheckouts(deps, { which, status: 'abandoned', note }),
    shown: orderById(db, order.id),
  })
  const told = written.then(({ released, shown }) => {
    dropListings(deps, movedListings(released.moved))
    return shown[0]!
  })
  const shown = await orLanded(told, () => {
    // The answer that is lost would have said which listings.
    dropCached(deps, 'products')
    return orderAfter(deps, event)
  })
  sendSoon(deps)
  return shown
}

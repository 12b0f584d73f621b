import { eq, sql } from 'drizzle-orm'
import type { Deps } from '#app/deps.ts'
import { dropCached, dropListings } from '#app/edge/edge-cache.ts'
import { orLanded } from '#app/idempotency.ts'
import { orderEvents, orders } from '#db/schema/index.ts'
import { queueMails, sendSoon } from '#features/identity/mail/mail.service.ts'
import { lockOptions, movedListings } from '#features/selling/stock/stock.queries.ts'
import { lockBuyer } from '#features/trade/cart/cart.queries.ts'
import { lockCheckout } from '#features/trade/checkout/checkout.queries.ts'
import { mailUnpaid } from '#features/trade/checkout/expire-checkouts.service.ts'
import { releaseCheckouts } from '#features/trade/checkout/release.writes.ts'
import { tell } from '#features/trade/notifications/tell.writes.ts'
import { refuseUnless } from '#features/trade/order-book/order-writes.queries.ts'
import { type OrderRow, orderById } from '#features/trade/order-book/orders.queries.ts'
import { columnsOf, eventOf, type OrderChange, orderAfter, shownAs } from './order-change.service.ts'

const checkoutOf = ({ checkoutId }: OrderRow) => sql`c.id = ${checkoutId}`

/** The time to pay has run out: the whole checkout ends, as the scheduled run would end it. */
export const expireUnpaid = async (deps: Deps, order: OrderRow): Promise<OrderRow> => {
  const which = checkoutOf(order)
  const results = await deps.db.batch([
    lockOptions(deps.db, { optionIds: [], checkouts: which }),
    ...releaseCheckouts(deps, { which, status: 'expired', note: 'The time to pay ran out.' }),
    mailUnpaid(deps, { id: order.checkoutId, buyer: order.buyer }),
    orderById(deps.db, order.id),
  ])
  dropListings(movedListings(results[1]), deps.now)
  sendSoon(deps)
  return shownAs(results)
}

/**
 * Cancels an order that was not paid yet, and with it the whole checkout, since one payment is for all of it: the rest
 * expires and what was held is for sale again. Throws the refusal `illegal_state` when it was paid meanwhile.
 */
export const changeUnpaid = async (deps: Deps, change: OrderChange): Promise<OrderRow> => {
  const { db, now } = deps
  const { order, mails } = change
  const which = checkoutOf(order)
  const event = eventOf(deps, change)
  const written = db.batch([
    // In the order of the house: the buyer, options, the checkout, its orders.
    lockBuyer(db, order.buyer.id),
    lockOptions(db, { optionIds: [], checkouts: which }),
    lockCheckout(db, order.checkoutId),
    refuseUnless(db, { id: order.id, from: ['pending_payment'], byCode: false, now }),
    db.update(orders).set(columnsOf(change, now)).where(eq(orders.id, order.id)),
    db.insert(orderEvents).values(event),
    tell(deps, [event.id]),
    queueMails(deps, mails),
    ...releaseCheckouts(deps, { which, status: 'abandoned', note: 'Another order of this checkout was cancelled.' }),
    orderById(db, order.id),
  ])
  const told = written.then((results) => {
    dropListings(movedListings(results[8]), now)
    return shownAs(results)
  })
  const shown = await orLanded(told, () => {
    // The answer that is lost would have said which listings.
    dropCached('products', now)
    return orderAfter(deps, event)
  })
  sendSoon(deps)
  return shown
}

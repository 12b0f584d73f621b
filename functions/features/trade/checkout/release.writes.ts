import { type SQL, sql } from 'drizzle-orm'
import type { Deps } from '#app/deps.ts'
import { endOpenPayments } from '#features/money/payments/payments.queries.ts'
import { moveStock } from '#features/selling/stock/stock.queries.ts'
import { tellSidesOf } from '#features/trade/order-book/order-notices.writes.ts'
import { expireOrders } from '#features/trade/order-book/orders.writes.ts'
import { endOpenCheckouts } from './checkout.writes.ts'

type Ending = {
  /** Which checkouts `c`; only those still open end. */
  which: SQL
  status: 'abandoned' | 'expired'
  /** Said in the timeline of each order. */
  note: string
}

/**
 * Ends open checkouts unpaid, as statements for a batch that has locked their options by `lockOptions`: stock comes back
 * (`moved` answers which listings'), orders expire with the note, their payments end. Harmless to repeat.
 */
export const releaseCheckouts = (deps: Deps, ending: Ending) => ({
  // Only open checkouts hold anything: whoever ends one lets go in the same transaction.
  moved: moveStock(deps.db, { take: [], release: ending.which, now: deps.now }),
  closed: closeCheckouts(deps, ending),
})

/** The same without the stock, which the caller moves before it. */
export const closeCheckouts = (deps: Deps, { which, status, note }: Ending) => {
  const { db, now } = deps
  const unpaid = sql`select c.id from checkouts c where (${which}) and c.status <> 'open'`
  return {
    checkouts: endOpenCheckouts(db, { which, status, now }),
    orders: expireOrders(deps, { checkouts: unpaid, note, told: (events) => tellSidesOf(deps, events) }),
    payments: endOpenPayments(db, { which: sql`p.checkout_id in (${unpaid})`, status, now }),
  }
}

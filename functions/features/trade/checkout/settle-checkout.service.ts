import type { Deps } from '#app/deps.ts'
import { dropListings } from '#app/edge/edge-cache.ts'
import { refusal } from '#app/errors.ts'
import { type PaymentStatus, payableStatuses } from '#contract/money/payments.ts'
import { batch } from '#db/batch.ts'
import type { PaymentEffect, PaymentEnd } from '#features/money/payments/payment-effects.rules.ts'
import { paymentStatus } from '#features/money/payments/payments.queries.ts'
import { noteExpired } from '#features/trade/order-book/order-events.writes.ts'
import { type SoldOrder, selectOrdersOf } from '#features/trade/order-book/sold-orders.queries.ts'
import { these } from './checkout.queries.ts'
import type { CheckoutPayment } from './paid-checkout.rules.ts'
import { lockAll, payOrGiveBack, type Settling } from './pay-checkout.service.ts'
import { releaseCheckouts } from './release.writes.ts'

const abandon = async (deps: Deps, payment: CheckoutPayment): Promise<PaymentStatus> => {
  const which = these([payment.checkoutId])
  await batch(deps.db, {
    locked: lockAll(deps, { payment, from: payableStatuses }),
    released: releaseCheckouts(deps, { which, status: 'abandoned', note: 'The payment was abandoned.' }),
  })
  return 'abandoned'
}

type Outcome = { outcome: PaymentEnd }

/**
 * What the payment of a checkout came to, in one transaction: paid orders with their ledger and mails; late, only if the
 * stock is still there, else all is refunded; given up, the stock comes back. Answers the payment's status, also when
 * somebody else was quicker.
 */
const settleCheckout = async (deps: Deps, { outcome, ...settling }: Settling & Outcome): Promise<PaymentStatus> => {
  const { payment } = settling
  try {
    if (outcome === 'succeeded') return await payOrGiveBack(deps, settling)
    return await abandon(deps, payment)
  } catch (error) {
    if (refusal(error) !== 'settled') throw error
    const [row] = await paymentStatus(deps.db, payment.reference)
    return row?.status ?? payment.status
  } finally {
    dropListings(
      deps,
      settling.orders.flatMap(({ lines }) => lines.map(({ listingId }) => listingId)),
    )
  }
}

/** What comes of the payment of a checkout. */
export const checkoutEffect: PaymentEffect<SoldOrder[]> = {
  read: selectOrdersOf,
  settle: (deps, { actor, payment, found, outcome }) => {
    const { checkoutId } = payment
    if (!checkoutId) throw new Error('This payment is for no checkout.')
    return settleCheckout(deps, { actor, payment: { ...payment, checkoutId }, orders: found, outcome })
  },
  noteReturned: (deps, { checkoutId }) => {
    const note = 'A payment came after that and was refunded in full.'
    return { noted: checkoutId ? noteExpired(deps, { checkoutId, note }) : undefined }
  },
}

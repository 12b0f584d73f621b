import type { Deps } from '#app/deps.ts'
import { dropListings } from '#app/edge/edge-cache.ts'
import { brokeConstraint, refusal } from '#app/errors.ts'
import type { PaymentStatus } from '#contract/money/payments.ts'
import { orderClocks } from '#contract/trade/orders.constants.ts'
import { batch } from '#db/batch.ts'
import { lockUser } from '#db/sql/people.ts'
import { endOfWorkingDay } from '#features/catalogue/delivery/delivery.rules.ts'
import { queueMails, sendSoon } from '#features/identity/mail/mail.service.ts'
import type { PaymentEffect, PaymentOutcome } from '#features/money/payments/payment-effects.rules.ts'
import { endPayment, paymentStatus, refuseSettled } from '#features/money/payments/payments.queries.ts'
import { queueRefund, sendRefundSoon } from '#features/money/refunds/refunds.service.ts'
import { lockOptions, moveStock } from '#features/selling/stock/stock.queries.ts'
import { deleteBought } from '#features/trade/cart/cart.writes.ts'
import { type SoldOrder, selectOrdersOf } from '#features/trade/order-book/sold-orders.queries.ts'
import { lockCheckout, refuseDeparted, these } from './checkout.queries.ts'
import { endCheckout } from './checkout.writes.ts'
import { type CheckoutPayment, dated, type PaidCheckout } from './paid-checkout.rules.ts'
import { moveOrders, paymentBooked, refundBooked } from './paid-orders.writes.ts'
import { releaseCheckouts } from './release.writes.ts'
import { paidMails, tooLateMail } from './settle.mails.ts'

type Settling = Omit<PaidCheckout, 'acceptBy'>

const notes = {
  declined: 'The payment was declined.',
  abandoned: 'The payment was abandoned.',
  late: 'The payment came too late and was refunded in full.',
} as const

type Locked = { payment: CheckoutPayment; from: PaymentStatus[] }

type Unpaid = { payment: CheckoutPayment; status: 'declined' | 'abandoned' }

// In the order of the house: the buyer, options, the checkout; then nobody can settle it but us.
const lockAll = ({ db }: Deps, { payment: { checkoutId, payer, reference }, from }: Locked) => ({
  buyer: lockUser(db, payer.id),
  options: lockOptions(db, { optionIds: [], checkouts: these([checkoutId]) }),
  checkout: lockCheckout(db, checkoutId),
  unsettled: refuseSettled(db, { reference, from }),
})

const endUnpaid = async (deps: Deps, { payment, status }: Unpaid): Promise<PaymentStatus> => {
  const which = these([payment.checkoutId])
  await batch(deps.db, {
    locked: lockAll(deps, { payment, from: ['open'] }),
    released: releaseCheckouts(deps, { which, status, note: notes[status] }),
  })
  return status
}

// What the checkout still holds comes back and all of it is taken: nothing changes in time, and late it takes stock anew.
const takeSold = ({ db, now }: Deps, { payment, orders }: Settling) =>
  moveStock(db, {
    take: orders.flatMap(({ lines }) => lines.map(({ optionId, quantity }) => ({ optionId, quantity }))),
    release: these([payment.checkoutId]),
    now,
  })

const pay = async (deps: Deps, { payment, orders }: Settling): Promise<PaymentStatus> => {
  const { db, now } = deps
  const { checkoutId, reference, payer } = payment
  const acceptBy = endOfWorkingDay(now, orderClocks.acceptWithinWorkingDays)
  const due = orders.map((order) => ({ ...order, ...dated(order, now) }))
  await batch(db, {
    locked: lockAll(deps, { payment, from: ['open', 'expired'] }),
    present: refuseDeparted(db, payer.id),
    taken: takeSold(deps, { payment, orders }),
    checkout: endCheckout(db, { id: checkoutId, status: 'paid', now }),
    payment: endPayment(db, { reference, status: 'succeeded', now }),
    moved: moveOrders(deps, {
      orders: due,
      status: 'paid',
      byBuyer: payer.id,
      set: ({ delivery, dueOn }) => ({ paidAt: now, acceptBy, delivery, dueOn }),
    }),
    bought: deleteBought(db, { checkoutId, buyerId: payer.id }),
    booked: orders.flatMap((order) => paymentBooked(deps, { order, payment })),
    mailed: queueMails(deps, paidMails(deps, { payment, orders: due, acceptBy })),
  })
  sendSoon(deps)
  return 'succeeded'
}

const giveBack = async (deps: Deps, { payment, orders }: Settling): Promise<PaymentStatus> => {
  const { db, now } = deps
  const { checkoutId, reference, amountPence } = payment
  const refund = { id: deps.newId(), reference, amountPence }
  await batch(db, {
    locked: lockAll(deps, { payment, from: ['open', 'expired'] }),
    released: moveStock(db, { take: [], release: these([checkoutId]), now }),
    checkout: endCheckout(db, { id: checkoutId, status: 'expired', now }),
    payment: endPayment(db, { reference, status: 'refunded', now }),
    moved: moveOrders(deps, {
      orders,
      status: 'expired',
      note: notes.late,
      set: ({ totalPence }) => ({ refundedPence: totalPence }),
    }),
    booked: orders.flatMap((order) => [
      ...paymentBooked(deps, { order, payment }),
      ...refundBooked(deps, { order, payment }),
    ]),
    refund: queueRefund(deps, refund),
    mailed: queueMails(deps, [tooLateMail(deps, { payment, orders })]),
  })
  sendSoon(deps)
  sendRefundSoon(deps, refund)
  return 'refunded'
}

const payOrGiveBack = async (deps: Deps, settling: Settling): Promise<PaymentStatus> => {
  try {
    return await pay(deps, settling)
  } catch (error) {
    // Too little is left, or nobody to send it to.
    if (!brokeConstraint(error, 'listing_options_stock_check') && refusal(error) !== 'departed') throw error
  }
  return giveBack(deps, settling)
}

type Outcome = { outcome: PaymentOutcome }

/**
 * What the payment of a checkout came to, in one transaction: paid orders with their ledger and mails; late, only if the
 * stock is still there, else all is refunded; unpaid, the stock comes back. Answers the payment's status, also when
 * somebody else was quicker.
 */
const settleCheckout = async (deps: Deps, { outcome, ...settling }: Settling & Outcome): Promise<PaymentStatus> => {
  const { payment } = settling
  try {
    if (outcome === 'succeeded') return await payOrGiveBack(deps, settling)
    return await endUnpaid(deps, { payment, status: outcome })
  } catch (error) {
    if (refusal(error) !== 'settled') throw error
    const [row] = await paymentStatus(deps.db, payment.reference)
    return row?.status ?? payment.status
  } finally {
    dropListings(
      settling.orders.flatMap(({ lines }) => lines.map(({ listingId }) => listingId)),
      deps.now,
    )
  }
}

/** What comes of the payment of a checkout. */
export const checkoutEffect: PaymentEffect<SoldOrder[]> = {
  read: selectOrdersOf,
  settle: (deps, { payment, found, outcome }) => {
    const { checkoutId } = payment
    if (!checkoutId) throw new Error('This payment is for no checkout.')
    return settleCheckout(deps, { payment: { ...payment, checkoutId }, orders: found, outcome })
  },
}

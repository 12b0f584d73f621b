import { sql } from 'drizzle-orm'
import type { Deps } from '#app/deps.ts'
import { dropListings } from '#app/edge/edge-cache.ts'
import { brokeConstraint, refusal } from '#app/errors.ts'
import type { PaymentStatus } from '#contract/money/payments.ts'
import { orderClocks } from '#contract/trade/orders.constants.ts'
import { endOfWorkingDay } from '#features/catalogue/delivery/delivery.rules.ts'
import { queueMails, sendSoon } from '#features/identity/mail/mail.service.ts'
import type { PaymentEffect, PaymentOutcome } from '#features/money/payments/payment-effects.rules.ts'
import { endPayment, paymentStatus, refuseSettled } from '#features/money/payments/payments.queries.ts'
import { queueRefund, sendRefundSoon } from '#features/money/refunds/refunds.service.ts'
import { lockOptions, moveStock } from '#features/selling/stock/stock.queries.ts'
import { lockBuyer } from '#features/trade/cart/cart.queries.ts'
import { type SoldOrder, selectOrdersOf } from '#features/trade/order-book/sold-orders.queries.ts'
import { deleteBought, endCheckout, lockCheckout, refuseDeparted } from './checkout.queries.ts'
import type { CheckoutPayment, PaidCheckout } from './paid-checkout.rules.ts'
import { dated, orderEventsTold, paymentBooked, refundBooked, updateOrder } from './paid-orders.writes.ts'
import { releaseCheckouts } from './release.writes.ts'
import { paidMails, tooLateMail } from './settle.mails.ts'

type Settling = Omit<PaidCheckout, 'acceptBy'>

const notes = { declined: 'The payment was declined.', abandoned: 'The payment was abandoned.' } as const

// In the order of the house: the buyer, options, the checkout; then nobody can settle it but us.
const lockAll = ({ db }: Deps, { checkoutId, payer, reference }: CheckoutPayment, from: PaymentStatus[]) =>
  [
    lockBuyer(db, payer.id),
    lockOptions(db, { optionIds: [], checkouts: sql`c.id = ${checkoutId}` }),
    lockCheckout(db, checkoutId),
    refuseSettled(db, { reference, from }),
  ] as const

const endUnpaid = async (deps: Deps, payment: CheckoutPayment, status: 'declined' | 'abandoned') => {
  const which = sql`c.id = ${payment.checkoutId}`
  await deps.db.batch([
    ...lockAll(deps, payment, ['open']),
    ...releaseCheckouts(deps, { which, status, note: notes[status] }),
  ])
  return status
}

// What the checkout still holds comes back and all of it is taken: nothing changes in time, and late it takes stock anew.
const takeSold = ({ db, now }: Deps, { payment, orders }: Settling) =>
  moveStock(db, {
    take: orders.flatMap(({ lines }) => lines.map(({ optionId, quantity }) => ({ optionId, quantity }))),
    release: sql`c.id = ${payment.checkoutId}`,
    now,
  })

const pay = async (deps: Deps, { payment, orders }: Settling): Promise<PaymentStatus> => {
  const { db, now } = deps
  const { checkoutId, reference, payer } = payment
  const acceptBy = endOfWorkingDay(now, orderClocks.acceptWithinWorkingDays)
  const dueOrders = orders.map((order) => ({ ...order, ...dated(order, now) }))
  const paid = { status: 'paid' as const, paidAt: now, acceptBy, updatedAt: now }
  await db.batch([
    ...lockAll(deps, payment, ['open', 'expired']),
    refuseDeparted(db, payer.id),
    takeSold(deps, { payment, orders }),
    endCheckout(db, { id: checkoutId, status: 'paid', now }),
    endPayment(db, { reference, status: 'succeeded', now }),
    ...dueOrders.map(({ id, delivery, dueOn }) => updateOrder(db, id, { ...paid, delivery, dueOn })),
    ...orderEventsTold(deps, { orders, status: 'paid', byBuyer: payer.id }),
    deleteBought(db, { checkoutId, buyerId: payer.id }),
    ...orders.flatMap((order) => paymentBooked(deps, { order, payment })),
    queueMails(deps, paidMails(deps, { payment, orders: dueOrders, acceptBy })),
  ])
  sendSoon(deps)
  return 'succeeded'
}

const giveBack = async (deps: Deps, { payment, orders }: Settling): Promise<PaymentStatus> => {
  const { db, now } = deps
  const { checkoutId, reference, amountPence } = payment
  const refund = { id: deps.newId(), reference, amountPence }
  const note = 'The payment came too late and was refunded in full.'
  await db.batch([
    ...lockAll(deps, payment, ['open', 'expired']),
    moveStock(db, { take: [], release: sql`c.id = ${checkoutId}`, now }),
    endCheckout(db, { id: checkoutId, status: 'expired', now }),
    endPayment(db, { reference, status: 'refunded', now }),
    ...orders.map(({ id, totalPence }) =>
      updateOrder(db, id, { status: 'expired', refundedPence: totalPence, updatedAt: now }),
    ),
    ...orderEventsTold(deps, { orders, status: 'expired', note }),
    ...orders.flatMap((order) => [
      ...paymentBooked(deps, { order, payment }),
      ...refundBooked(deps, { order, payment }),
    ]),
    queueRefund(deps, refund),
    queueMails(deps, [tooLateMail(deps, { payment, orders })]),
  ])
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
    return await endUnpaid(deps, payment, outcome)
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

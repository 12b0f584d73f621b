import { type Actor, system } from '#app/actor.ts'
import type { Deps } from '#app/deps.ts'
import { brokeConstraint, refusal } from '#app/errors.ts'
import { type PaymentStatus, payableStatuses } from '#contract/money/payments.ts'
import { orderClocks } from '#contract/trade/orders.constants.ts'
import { batch } from '#db/batch.ts'
import { lockUser, refuseDeparted } from '#db/sql/people.ts'
import { endOfWorkingDay } from '#features/catalogue/delivery/delivery.rules.ts'
import { queueMails, sendSoon } from '#features/identity/mail/mail.service.ts'
import { endPayment, refuseSettled } from '#features/money/payments/payments.queries.ts'
import { queueRefund, sendRefundSoon } from '#features/money/refunds/refunds.service.ts'
import { lockOptions, moveStock } from '#features/selling/stock/stock.queries.ts'
import { deleteBought } from '#features/trade/cart/cart.writes.ts'
import { holdGraceMs } from '#features/trade/order-book/order.rules.ts'
import { lockCheckout, refuseMovedOn, these } from './checkout.queries.ts'
import { endCheckout } from './checkout.writes.ts'
import { type CheckoutPayment, dated, type PaidCheckout } from './paid-checkout.rules.ts'
import { moveOrders, paymentBooked, refundBooked } from './paid-orders.writes.ts'
import { paidMails, tooLateMail } from './settle.mails.ts'

/** A payment for a checkout, with the orders that it is for, and who tells what came of it. */
export type Settling = Omit<PaidCheckout, 'acceptBy'> & { actor: Actor }

type Locked = { payment: CheckoutPayment; from: readonly PaymentStatus[] }

// In the order of the house: the buyer, options, the checkout; then nobody can settle it but us.
/** Locks a checkout that is about to be settled: statements for the beginning of a batch. */
export const lockAll = ({ db }: Deps, { payment: { checkoutId, payer, reference }, from }: Locked) => ({
  buyer: lockUser(db, payer.id),
  options: lockOptions(db, { optionIds: [], checkouts: these([checkoutId]) }),
  checkout: lockCheckout(db, checkoutId),
  unsettled: refuseSettled(db, { reference, from }),
})

// What the checkout still holds comes back and all of it is taken: nothing changes in time, and late it takes stock anew.
const takeSold = ({ db, now }: Deps, { payment, orders }: Omit<Settling, 'actor'>) =>
  moveStock(db, {
    take: orders.flatMap(({ lines }) => lines.map(({ optionId, quantity }) => ({ optionId, quantity }))),
    release: these([payment.checkoutId]),
    now,
  })

const pay = async (deps: Deps, { actor, payment, orders }: Settling): Promise<PaymentStatus> => {
  const { db, now } = deps
  const { checkoutId, reference, payer } = payment
  const acceptBy = endOfWorkingDay(now, orderClocks.acceptWithinWorkingDays)
  const due = orders.map((order) => ({ ...order, ...dated(order, now) }))
  await batch(db, {
    locked: lockAll(deps, { payment, from: [...payableStatuses, 'expired'] }),
    present: refuseDeparted(db, payer.id),
    standing: refuseMovedOn(db, { checkoutId, heldSince: new Date(now.getTime() - holdGraceMs) }),
    taken: takeSold(deps, { payment, orders }),
    checkout: endCheckout(db, { id: checkoutId, status: 'paid', now }),
    payment: endPayment(db, { reference, status: 'succeeded', now }),
    moved: moveOrders(deps, {
      orders: due,
      status: 'paid',
      buyerId: payer.id,
      actor,
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
    locked: lockAll(deps, { payment, from: [...payableStatuses, 'expired'] }),
    released: moveStock(db, { take: [], release: these([checkoutId]), now }),
    checkout: endCheckout(db, { id: checkoutId, status: 'expired', now }),
    payment: endPayment(db, { reference, status: 'refunded', now }),
    moved: moveOrders(deps, {
      orders,
      status: 'expired',
      buyerId: payment.payer.id,
      actor: system,
      note: 'The payment came too late and was refunded in full.',
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

const isTooLate = (error: unknown): boolean =>
  brokeConstraint(error, 'listing_options_stock_check') || ['departed', 'moved_on'].includes(refusal(error) ?? '')

/**
 * Writes down that a checkout was paid. When too little is left, or nobody to send it to, or it came late and not all is
 * as it was, the money goes back.
 */
export const payOrGiveBack = async (deps: Deps, settling: Settling): Promise<PaymentStatus> => {
  try {
    return await pay(deps, settling)
  } catch (error) {
    if (!isTooLate(error)) throw error
  }
  return giveBack(deps, settling)
}

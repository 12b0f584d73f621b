import type { Deps } from '../../app/deps.ts'
import { AppError, notFound } from '../../app/errors.ts'
import { onceMore } from '../../app/idempotency.ts'
import type { PaymentStatus } from '../../contract/payments.ts'
import { settleCheckout } from '../checkout/settle-checkout.service.ts'
import type { Starting } from '../subscription/package-payment.ts'
import { settleSubscription } from '../subscription/settle-subscription.service.ts'
import { packagePaidBy } from '../subscription/subscription.queries.ts'
import { type PaymentRow, type SoldOrder, selectOrdersOf, selectPayment } from './payments.queries.ts'

export type PaymentOutcome = 'succeeded' | 'declined' | 'abandoned'

/** What a provider tells of a payment. */
export type PaymentEvent = { reference: string; outcome: PaymentOutcome; amountPence: number; currency: string }

const illegal = (state: PaymentStatus): AppError =>
  new AppError('illegal_state', `This payment is ${state} already.`, { members: { state } })

// Money that came too late went back: the payer's success ends as refunded.
const isResult = (status: PaymentStatus, outcome: PaymentOutcome): boolean =>
  status === outcome || (outcome === 'succeeded' && status === 'refunded')

const mayBecome = (status: PaymentStatus, outcome: PaymentOutcome): boolean =>
  status === 'open' || (status === 'expired' && outcome === 'succeeded')

const assertSame = (payment: PaymentRow, { amountPence, currency, reference }: PaymentEvent): void => {
  if (payment.amountPence === amountPence && payment.currency === currency) return
  throw new AppError('illegal_state', 'The amount paid is not the amount asked for.', {
    members: { state: payment.status },
    logged: { reference, asked: payment.amountPence, paid: amountPence, currency },
  })
}

type Settling = { payment: PaymentRow; orders: SoldOrder[]; pack: Starting | undefined; outcome: PaymentOutcome }

const settle = (deps: Deps, { payment, orders, pack, outcome }: Settling): Promise<PaymentStatus> => {
  const { checkoutId, subscriptionId } = payment
  if (checkoutId) return settleCheckout(deps, { payment: { ...payment, checkoutId }, orders, outcome })
  if (subscriptionId) return settleSubscription(deps, { payment, pack, outcome })
  throw new Error('A payment is for a checkout or for a package.')
}

const settleOnce = async (deps: Deps, event: PaymentEvent): Promise<PaymentStatus> => {
  const { db } = deps
  const { reference, outcome } = event
  const [[payment], orders, [pack]] = await db.batch([
    selectPayment(db, { reference }),
    selectOrdersOf(db, reference),
    packagePaidBy(db, reference),
  ])
  if (!payment) throw notFound('This payment')
  assertSame(payment, event)
  if (isResult(payment.status, outcome)) return payment.status
  if (!mayBecome(payment.status, outcome)) throw illegal(payment.status)
  const status = await settle(deps, { payment, orders, pack, outcome })
  if (!isResult(status, outcome)) throw illegal(status)
  return status
}

/**
 * The one place where every provider's events end. Answers what the payment came to; the same event again changes
 * nothing and answers the same. Throws `not_found`, and `illegal_state` when it came to something else or the amount or
 * the currency is not what was asked for.
 *
 * When the database's answer is lost it looks again: what was committed is answered, what was not is done now, since the
 * payment's state, checked under its lock, lets it happen once. Mails of a lost answer leave with the scheduled run.
 */
export const settlePayment = (deps: Deps, event: PaymentEvent): Promise<PaymentStatus> =>
  onceMore(() => settleOnce(deps, event))

import type { Actor } from '#app/actor.ts'
import type { Deps } from '#app/deps.ts'
import { AppError, notFound } from '#app/errors.ts'
import { onceMore } from '#app/idempotency.ts'
import { isPayable, type PaymentStatus } from '#contract/money/payments.ts'
import { batch } from '#db/batch.ts'
import type { PaymentEffects, PaymentOutcome } from './payment-effects.rules.ts'
import { declinePayment, type PaymentRow, paymentStatus, selectPayment } from './payments.queries.ts'

/** What a provider tells of a payment. */
type PaymentEvent = { reference: string; outcome: PaymentOutcome; amountPence: number; currency: string }

const words: Record<PaymentStatus, string> = {
  open: 'This payment hasn’t been made yet.',
  declined: 'This payment was declined.',
  succeeded: 'This payment has already been made.',
  abandoned: 'This payment was cancelled, so it can’t be made any more.',
  expired: 'The time for this payment is up.',
  refunded: 'This payment came too late and has been refunded.',
}

const illegal = (state: PaymentStatus): AppError => new AppError('illegal_state', words[state], { members: { state } })

// Money that came too late went back: the payer's success ends as refunded.
const isResult = (status: PaymentStatus, outcome: PaymentOutcome): boolean =>
  status === outcome || (outcome === 'succeeded' && status === 'refunded')

const mayBecome = (status: PaymentStatus, outcome: PaymentOutcome): boolean =>
  isPayable(status) || (status === 'expired' && outcome === 'succeeded')

const assertSame = (payment: PaymentRow, { amountPence, currency, reference }: PaymentEvent): void => {
  if (payment.amountPence === amountPence && payment.currency === currency) return
  throw new AppError('illegal_state', 'The amount paid is not the amount asked for.', {
    members: { state: payment.status },
    logged: { reference, asked: payment.amountPence, paid: amountPence, currency },
  })
}

const effectNameOf = ({ checkoutId, packageId }: PaymentRow): keyof PaymentEffects => {
  if (checkoutId) return 'checkout'
  if (packageId) return 'package'
  throw new Error('A payment is for a checkout or for a package.')
}

// Nothing is held or given back for it, so that it waits for nobody but the payment's own row.
const decline = async ({ db }: Deps, payment: PaymentRow): Promise<PaymentStatus> => {
  const { reference } = payment
  const { after } = await batch(db, {
    declined: declinePayment(db, reference),
    after: paymentStatus(db, reference),
  })
  return after[0]?.status ?? payment.status
}

type Told = { effects: PaymentEffects; actor: Actor; event: PaymentEvent }

const settleOnce = async (deps: Deps, { effects, actor, event }: Told): Promise<PaymentStatus> => {
  const { db } = deps
  const { reference, outcome } = event
  const read = await batch(db, {
    payments: selectPayment(db, { reference }),
    checkout: effects.checkout.read(db, reference),
    package: effects.package.read(db, reference),
  })
  const [payment] = read.payments
  if (!payment) throw notFound('This payment')
  assertSame(payment, event)
  if (isResult(payment.status, outcome)) return payment.status
  if (!mayBecome(payment.status, outcome)) throw illegal(payment.status)
  const name = effectNameOf(payment)
  const status =
    outcome === 'declined'
      ? await decline(deps, payment)
      : await effects[name].settle(deps, { actor, payment, found: read[name], outcome })
  if (!isResult(status, outcome)) throw illegal(status)
  return status
}

/**
 * The one place where every provider's events end. Answers what the payment came to; the same event again changes
 * nothing and answers the same. A declined payment may still be made, declined again or given up. Throws `not_found`, and `illegal_state` when it came to something else or the amount or
 * the currency is not what was asked for.
 *
 * When the database's answer is lost it looks again: what was committed is answered, what was not is done now, since the
 * payment's state, checked under its lock, lets it happen once. Mails of a lost answer leave with the scheduled run.
 */
export const settlePayment = (deps: Deps, told: Told): Promise<PaymentStatus> => onceMore(() => settleOnce(deps, told))

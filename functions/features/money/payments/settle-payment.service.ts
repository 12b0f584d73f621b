import type { Actor } from '#app/actor.ts'
import type { Deps } from '#app/deps.ts'
import { AppError, notFound } from '#app/errors.ts'
import { onceMore } from '#app/idempotency.ts'
import type { PaymentStatus } from '#contract/money/payments.ts'
import { batch } from '#db/batch.ts'
import type { PaymentEffects, PaymentOutcome } from './payment-effects.rules.ts'
import { illegal, isResult, mayBecome } from './payment-states.rules.ts'
import { declinePayment, type PaymentRow, paymentStatus, selectPayment } from './payments.queries.ts'
import { returnStray } from './return-stray.service.ts'
import { isAsked, isMoney, type Taken } from './stray.rules.ts'

/** What a provider tells of a payment; of one that succeeded, what it took. */
export type PaymentEvent = Taken & { reference: string; outcome: PaymentOutcome }

const assertMayDiffer = (payment: PaymentRow, event: PaymentEvent): void => {
  const { outcome, reference, amountPence, currency } = event
  if (outcome === 'succeeded' && isMoney(event)) return
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
  if (!payment) throw notFound('this payment')
  const name = effectNameOf(payment)
  const stray = { effect: effects[name], payment, taken: event }
  if (!isAsked(payment, event)) {
    assertMayDiffer(payment, event)
    return returnStray(deps, stray)
  }
  if (isResult(payment.status, outcome)) return payment.status
  const become = (): Promise<PaymentStatus> =>
    outcome === 'declined'
      ? decline(deps, payment)
      : effects[name].settle(deps, { actor, payment, found: read[name], outcome })
  const status = mayBecome(payment.status, outcome) ? await become() : payment.status
  if (isResult(status, outcome)) return status
  if (outcome !== 'succeeded') throw illegal(status)
  return returnStray(deps, stray)
}

/**
 * The one place where every provider's events end. Answers what the payment came to; the same event again changes
 * nothing and answers the same. A declined payment may still be made, declined again or given up. Whatever a provider
 * took is booked: what comes for a payment that was given up or replaced, or is another sum than was asked for, pays for
 * nothing and goes back (`refunded`). Throws `not_found`, and `illegal_state` when it came to something else and no
 * money moved.
 *
 * When the database's answer is lost it looks again: what was committed is answered, what was not is done now, since the
 * payment's state, checked under its lock, lets it happen once. Mails of a lost answer leave with the scheduled run.
 */
export const settlePayment = (deps: Deps, told: Told): Promise<PaymentStatus> => onceMore(() => settleOnce(deps, told))

import type { SessionActor } from '#app/actor.ts'
import type { Deps } from '#app/deps.ts'
import { notFound } from '#app/errors.ts'
import type { SandboxPayment, SandboxSettled } from '#contract/money/payments.answers.ts'
import { isPayable, type SandboxAct } from '#contract/money/payments.ts'
import type { PaymentEffects, PaymentOutcome } from './payment-effects.rules.ts'
import { illegal } from './payment-states.rules.ts'
import type { PaymentRow } from './payments.queries.ts'
import { purposeOf } from './purpose.rules.ts'
import { settlePayment } from './settle-payment.service.ts'

const outcomes: Record<SandboxAct, PaymentOutcome> = { succeed: 'succeeded', decline: 'declined', abandon: 'abandoned' }

/** A payment of the sandbox, if it exists here. Throws `not_found`. */
const assertSandbox = ({ payments }: Deps, payment: PaymentRow | undefined): PaymentRow => {
  if (payments.name !== 'sandbox' || payment?.provider !== 'sandbox') throw notFound('this payment')
  return payment
}

const wayBack = ({ checkoutId, listingId }: PaymentRow): string => {
  if (!checkoutId) return '/subscription-cancel'
  return listingId ? `/products/${listingId}` : '/cart'
}

/** What the pay page shows, and where it leads on. Throws `not_found`. */
export const pageOfPayment = (deps: Deps, row: PaymentRow | undefined): SandboxPayment => {
  const payment = assertSandbox(deps, row)
  const { reference, status, amountPence, currency, expiresAt, checkoutId } = payment
  return {
    reference,
    status: isPayable(status) && expiresAt <= deps.now ? 'expired' : status,
    amountPence,
    currency,
    purpose: purposeOf(payment),
    expiresAt: expiresAt.toISOString(),
    successUrl: checkoutId ? `/orders?checkout=${checkoutId}` : '/subscription-success',
    cancelUrl: wayBack(payment),
  }
}

type Acting = {
  actor: SessionActor
  payment: PaymentRow | undefined
  act: SandboxAct
  delaySeconds: number
  effects: PaymentEffects
}

/**
 * Lets the payer decide what happens, after a delay. Nobody can pay on a page that says it was cancelled, as at any
 * provider; what is cancelled while they pay is paid. Throws `not_found`, `illegal_state`.
 */
export const actInSandbox = async (
  deps: Deps,
  { actor, payment, act, delaySeconds, effects }: Acting,
): Promise<SandboxSettled> => {
  const { reference, amountPence, currency, status } = assertSandbox(deps, payment)
  if (act === 'succeed' && status === 'abandoned') throw illegal(status)
  const delayMs = delaySeconds * 1000
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
  const then = { ...deps, now: new Date(deps.now.getTime() + delayMs) }
  const event = { reference, outcome: outcomes[act], amountPence, currency }
  return { status: await settlePayment(then, { effects, actor, event }) }
}

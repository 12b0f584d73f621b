import { logLine } from '#app/checks/log-line.ts'
import type { Deps } from '#app/deps.ts'
import { brokeConstraint, refusal } from '#app/errors.ts'
import type { PaymentStatus } from '#contract/money/payments.ts'
import { batch } from '#db/batch.ts'
import { queueMails, sendSoon } from '#features/identity/mail/mail.service.ts'
import { queueRefund, sendRefundSoon } from '#features/money/refunds/refunds.service.ts'
import type { PaymentEffect } from './payment-effects.rules.ts'
import { illegal, isResult } from './payment-states.rules.ts'
import { paymentStatus } from './payments.queries.ts'
import { strayMail } from './stray.mails.ts'
import { isAsked, type Stray } from './stray.rules.ts'
import { endAsRefunded, strayBooked } from './stray.writes.ts'

type Refund = Parameters<typeof queueRefund>[1]

const sendBack = (deps: Deps, { effect, refund, ...stray }: Stray & { effect: PaymentEffect; refund: Refund }) => {
  const { payment, taken } = stray
  return batch(deps.db, {
    // Of another sum than was asked for, the payment may still be made.
    payment: isAsked(payment, taken) ? endAsRefunded(deps, payment.reference) : {},
    booked: strayBooked(deps, { ...stray, refundId: refund.id }),
    refund: queueRefund(deps, refund),
    noted: effect.noteReturned(deps, payment),
    mailed: queueMails(deps, [strayMail(deps, stray)]),
  })
}

/**
 * Writes down money that a provider took and that pays for nothing, and sends all of it back: for a payment that had been
 * given up or replaced, or of another sum than was asked for. In one transaction it is booked in and out, owed to the payer,
 * and told them. The same again changes nothing. Throws `illegal_state` when the payment came to something else meanwhile.
 */
export const returnStray = async (deps: Deps, stray: Stray & { effect: PaymentEffect }): Promise<PaymentStatus> => {
  const { payment, taken } = stray
  const { reference, amountPence: asked } = payment
  const { amountPence, currency } = taken
  const refund = { id: deps.newId(), reference, amountPence }
  try {
    await sendBack(deps, { ...stray, refund })
  } catch (error) {
    if (brokeConstraint(error, 'ledger_transactions_cause_unique')) return 'refunded'
    if (refusal(error) !== 'settled') throw error
    const [row] = await paymentStatus(deps.db, reference)
    const status = row?.status ?? payment.status
    if (isResult(status, 'succeeded')) return status
    throw illegal(status)
  }
  // Somebody should look why: a provider that takes what it was not asked for, or long after it was asked.
  logLine({ id: deps.requestId, stray: refund.id, asked, took: amountPence, currency })
  sendSoon(deps)
  sendRefundSoon(deps, refund)
  return 'refunded'
}

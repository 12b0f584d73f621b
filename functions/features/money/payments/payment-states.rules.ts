import { AppError } from '#app/errors.ts'
import { isPayable, type PaymentStatus } from '#contract/money/payments.ts'
import type { PaymentOutcome } from './payment-effects.rules.ts'

const words: Record<PaymentStatus, string> = {
  open: 'This payment hasn’t been made yet.',
  declined: 'This payment was declined.',
  succeeded: 'This payment has already been made.',
  abandoned: 'This payment was cancelled, so it can’t be made any more.',
  expired: 'The time for this payment is up.',
  refunded: 'This payment came too late and has been refunded.',
}

/** The error for what a payment in this state does not take. */
export const illegal = (state: PaymentStatus): AppError =>
  new AppError('illegal_state', words[state], { members: { state } })

// Money that pays for nothing any more went back: the payer's success ends as refunded.
/** Whether a payment in this state has come to what is told of it. */
export const isResult = (status: PaymentStatus, outcome: PaymentOutcome): boolean =>
  status === outcome || (outcome === 'succeeded' && status === 'refunded')

/** Whether what is paid for may still follow what is told: what ran out may be paid late, what was given up may not. */
export const mayBecome = (status: PaymentStatus, outcome: PaymentOutcome): boolean =>
  isPayable(status) || (status === 'expired' && outcome === 'succeeded')

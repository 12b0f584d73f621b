import type { PaymentStatus } from '#contract/money/payments.ts'
import type { packagePaidBy } from './packages.queries.ts'

/** The row of `payments` that an event is about. */
export type PackagePayment = {
  reference: string
  provider: 'sandbox' | 'stripe'
  amountPence: number
  status: PaymentStatus
  expiresAt: Date
}

/** A package that is being paid for. */
export type Starting = Awaited<ReturnType<typeof packagePaidBy>>[number]

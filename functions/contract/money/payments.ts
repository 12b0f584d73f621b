import * as z from 'zod'

/** What the payer of the sandbox lets happen. */
const sandboxActs = ['succeed', 'decline', 'abandon'] as const
export type SandboxAct = (typeof sandboxActs)[number]

export const sandboxInput = z.strictObject({ delaySeconds: z.int().min(0).max(60).optional() })
export type SandboxInput = z.output<typeof sandboxInput>

export const paymentProviders = ['sandbox', 'stripe'] as const
export type PaymentProvider = (typeof paymentProviders)[number]

export const paymentStatuses = ['open', 'succeeded', 'declined', 'abandoned', 'expired', 'refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** What may still be paid: a declined card ends nothing, and another may be tried until the time is over. */
export const payableStatuses = ['open', 'declined'] as const satisfies PaymentStatus[]
export type PayableStatus = (typeof payableStatuses)[number]

/** Whether a payment in this state may still be made, as far as its clock lets it. */
export const isPayable = (status: PaymentStatus): status is PayableStatus =>
  (payableStatuses as readonly PaymentStatus[]).includes(status)

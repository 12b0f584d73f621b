import { z } from 'zod'

/** What the payer of the sandbox lets happen. */
export const sandboxActs = ['succeed', 'decline', 'abandon'] as const
export type SandboxAct = (typeof sandboxActs)[number]

export const sandboxInput = z.strictObject({ delaySeconds: z.int().min(0).max(60).optional() })

export const paymentProviders = ['sandbox', 'stripe'] as const
export type PaymentProvider = (typeof paymentProviders)[number]

export const paymentStatuses = ['open', 'succeeded', 'declined', 'abandoned', 'expired', 'refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** `refunded`: it came too late, what it paid for was gone, and the money went back at once. */
export type SandboxSettled = { status: PaymentStatus }

/** What the sandbox's pay page shows, and where it leads on. */
export type SandboxPayment = {
  reference: string
  status: PaymentStatus
  amountPence: number
  currency: string
  /** What it is for: an order a line, or the package. */
  purpose: string[]
  expiresAt: string
  successUrl: string
  cancelUrl: string
}

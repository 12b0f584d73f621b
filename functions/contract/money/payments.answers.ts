import * as z from 'zod'
import { paymentStatuses } from './payments.ts'

/**
 * `declined`: another card may be tried under the same reference until `expiresAt`. `refunded`: it came too late, what it
 * paid for was gone or had been given up, and the money went back at once.
 */
export const sandboxSettled = z.strictObject({ status: z.enum(paymentStatuses) })
export type SandboxSettled = z.infer<typeof sandboxSettled>

/** What the sandbox's pay page shows, and where it leads on. */
export const sandboxPayment = z.strictObject({
  reference: z.string(),
  status: z.enum(paymentStatuses),
  amountPence: z.int(),
  currency: z.string(),
  /** What it is for: an order a line, or the package. */
  purpose: z.array(z.string()),
  expiresAt: z.iso.datetime(),
  successUrl: z.string(),
  cancelUrl: z.string(),
})
export type SandboxPayment = z.infer<typeof sandboxPayment>

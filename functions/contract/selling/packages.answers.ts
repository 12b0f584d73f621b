import * as z from 'zod'
import { sellerTiers } from '../tiers.ts'
import { billingPeriods, packageStatuses } from './packages.constants.ts'

const tier = z.enum(sellerTiers)

/**
 * Different listings that were active at any time in the current billing month, and how many may be. More may be used than
 * the limit, with a larger package earlier in that month.
 */
export const allowance = z.strictObject({ used: z.int(), limit: z.int() })
export type Allowance = z.infer<typeof allowance>

/** A seller's package as it stands now; `incomplete` with no dates until the first one is paid. */
export const sellerPackage = z.strictObject({
  tier,
  status: z.enum(packageStatuses),
  period: z.enum(billingPeriods).nullable(),
  pricePence: z.int().nullable(),
  startedAt: z.iso.datetime().nullable(),
  renewsAt: z.iso.datetime().nullable(),
  cancelsAt: z.iso.datetime().nullable(),
  allowance,
  /** When the billing month ends and the allowance begins anew; null before the package starts. */
  monthEndsAt: z.iso.datetime().nullable(),
  /** The package that it becomes at the period's end. */
  nextTier: tier.nullable(),
  /** The larger package and what changing to it costs now. */
  upgrade: z.strictObject({ tier, pricePence: z.int() }).nullable(),
  /** The smaller package, and the listings that would pause with it. */
  downgrade: z.strictObject({ tier, pauses: z.array(z.strictObject({ id: z.uuid(), title: z.string() })) }).nullable(),
  /** What cancelling does now: when the package ends, how much of what was paid for it comes back and how much does not. */
  cancellation: z
    .strictObject({
      endsAt: z.iso.datetime(),
      refundPence: z.int(),
      keptPence: z.int(),
      /** When the next refund is possible once this is cancelled; null when nothing stands against one. */
      nextRefundAt: z.iso.datetime().nullable(),
    })
    .nullable(),
  /** When a refund is possible again; null when one is already. */
  nextRefundAt: z.iso.datetime().nullable(),
})
export type SellerPackage = z.infer<typeof sellerPackage>

export const openedPayment = z.strictObject({ reference: z.string(), paymentUrl: z.string() })
export type OpenedPayment = z.infer<typeof openedPayment>

/** The package after a change; an upgrade that costs something waits for its payment. */
export const changedPackage = z.strictObject({
  ...sellerPackage.shape,
  reference: z.string().nullable(),
  paymentUrl: z.string().nullable(),
})
export type ChangedPackage = z.infer<typeof changedPackage>

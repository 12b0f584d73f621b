import { z } from 'zod'
import { type BillingPeriod, billingPeriods, type SellerTier, type SubscriptionStatus, sellerTiers } from '../plans.ts'

const tierField = z.enum(sellerTiers)

export const subscriptionInput = z.strictObject({ tier: tierField, period: z.enum(billingPeriods) })
export type SubscriptionInput = z.infer<typeof subscriptionInput>

/** A package keeps its period until its end; without one it is meant so. */
export const packageChangeInput = z.strictObject({ tier: tierField, period: z.enum(billingPeriods).optional() })
export type PackageChangeInput = z.infer<typeof packageChangeInput>

/** What the seller was told that comes back to him: when it is another sum by now, nothing is cancelled. */
export const cancellationInput = z.strictObject({ refundPence: z.int().min(0).max(10_000_000).optional() })
export type CancellationInput = z.infer<typeof cancellationInput>

/** Different listings that were active at any time in the current billing month, and how many may be. */
export type Allowance = { used: number; limit: number }

/** A seller's package as it stands now; `incomplete` with no dates until the first one is paid. */
export type Subscription = {
  tier: SellerTier
  status: SubscriptionStatus
  period: BillingPeriod | null
  pricePence: number | null
  startedAt: string | null
  renewsAt: string | null
  cancelsAt: string | null
  allowance: Allowance
  /** When the billing month ends and the allowance begins anew; null before the package starts. */
  monthEndsAt: string | null
  /** The package that it becomes at the period's end. */
  nextTier: SellerTier | null
  /** The larger package and what changing to it costs now; 0 is at once and free. */
  upgrade: { tier: SellerTier; pricePence: number } | null
  /** The smaller package, and the listings that would pause with it. */
  downgrade: { tier: SellerTier; pauses: { id: string; title: string }[] } | null
  /** What cancelling does now: when the package ends and how much comes back. */
  cancellation: { endsAt: string; refundPence: number } | null
}

/** The package after a change; an upgrade that costs something waits for its payment. */
export type ChangedSubscription = Subscription & { reference: string | null; paymentUrl: string | null }

export type OpenedPayment = { reference: string; paymentUrl: string }

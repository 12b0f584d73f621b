import { z } from 'zod'
import { type BillingPeriod, billingPeriods, type SellerTier, type SubscriptionStatus, sellerTiers } from './plans.ts'

export const subscriptionInput = z.strictObject({ tier: z.enum(sellerTiers), period: z.enum(billingPeriods) })
export type SubscriptionInput = z.infer<typeof subscriptionInput>

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
}

export type OpenedPayment = { reference: string; paymentUrl: string }

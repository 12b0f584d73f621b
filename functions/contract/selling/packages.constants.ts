import { type SellerTier, tiers } from '../tiers.ts'

export const billingPeriods = ['month', 'year'] as const
export type BillingPeriod = (typeof billingPeriods)[number]

/** Pence for one billing period; a year is twelve monthly prices. */
export const packagePrice = (tier: SellerTier, period: BillingPeriod): number =>
  tiers[tier].pricePence * (period === 'year' ? 12 : 1)

export const packageStatuses = ['incomplete', 'active', 'past_due', 'cancelled', 'ended'] as const
export type PackageStatus = (typeof packageStatuses)[number]

export const refundWords = {
  month: 'No refund for the current billing period.',
  year: 'An annual package gets a prorated refund within its first 30 days only, and once in 365 days: you pay for the days you used, including the day you cancel.',
} as const

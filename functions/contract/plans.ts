/** Seller packages: pence a month, and different listings that may be active in a billing month. */
export const plans = {
  basic: {
    name: 'Basic',
    pricePence: 900,
    listings: 5,
    popular: false,
    description: 'For the keeper who sells what the flock lays.',
    features: [
      { included: true, text: '5 active listings per month' },
      { included: true, text: 'Basic analytics' },
      { included: true, text: 'Standard support' },
      { included: true, text: 'Mobile-friendly listings' },
      { included: true, text: 'E-mail notifications' },
      { included: false, text: 'Featured placement' },
    ],
  },
  premium: {
    name: 'Premium',
    pricePence: 1500,
    listings: 50,
    popular: true,
    description: 'For breeders and shops that sell all season.',
    features: [
      { included: true, text: '50 active listings per month' },
      { included: true, text: 'Advanced analytics and reporting' },
      { included: true, text: 'Priority support' },
      { included: true, text: 'Featured listings' },
      { included: true, text: 'API access for inventory management' },
      { included: true, text: 'Dedicated account manager' },
    ],
  },
} as const

export const sellerTiers = ['basic', 'premium'] as const
export type SellerTier = (typeof sellerTiers)[number]
export const billingPeriods = ['month', 'year'] as const
export type BillingPeriod = (typeof billingPeriods)[number]

/** Pence for one billing period; a year is twelve monthly prices. */
export const planPrice = (tier: SellerTier, period: BillingPeriod): number =>
  plans[tier].pricePence * (period === 'year' ? 12 : 1)

export const subscriptionStatuses = ['incomplete', 'active', 'past_due', 'cancelled', 'ended'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

export const refundWords = {
  month: 'No refund for the current billing period.',
  year: 'An annual package gets a prorated refund within its first 30 days only.',
} as const

/** The tiers of a package: pence a month, and different listings that may be active in a billing month. */
export const tiers = {
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
      { included: true, text: 'Email notifications' },
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

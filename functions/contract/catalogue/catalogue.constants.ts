/** Categories and their subcategories, in the order of the navigation. Slugs are promised URLs. */
export const categories = [
  {
    slug: 'hatching-eggs',
    name: 'Hatching eggs',
    subcategories: [
      { slug: 'chicken', name: 'Chicken' },
      { slug: 'duck', name: 'Duck' },
      { slug: 'turkey', name: 'Turkey' },
      { slug: 'quail', name: 'Quail' },
      { slug: 'rare', name: 'Rare and other species' },
    ],
  },
  {
    slug: 'live-birds',
    name: 'Live birds',
    subcategories: [
      { slug: 'chickens', name: 'Chickens' },
      { slug: 'ducks', name: 'Ducks' },
      { slug: 'turkeys', name: 'Turkeys' },
      { slug: 'quail', name: 'Quail' },
      { slug: 'geese', name: 'Geese' },
    ],
  },
  {
    slug: 'equipment',
    name: 'Equipment',
    subcategories: [
      { slug: 'incubators', name: 'Incubators' },
      { slug: 'brooders', name: 'Brooders' },
      { slug: 'housing', name: 'Housing' },
      { slug: 'feeders', name: 'Feeders' },
    ],
  },
  {
    slug: 'supplies',
    name: 'Supplies',
    subcategories: [
      { slug: 'feed', name: 'Feed' },
      { slug: 'bedding', name: 'Bedding' },
      { slug: 'health', name: 'Health' },
      { slug: 'packaging', name: 'Packaging' },
    ],
  },
  {
    slug: 'services',
    name: 'Services',
    subcategories: [
      { slug: 'veterinary', name: 'Veterinary' },
      { slug: 'pest-control', name: 'Pest control' },
      { slug: 'packaging', name: 'Packaging' },
      { slug: 'transport', name: 'Transport' },
    ],
  },
  { slug: 'merchandise', name: 'Merchandise', subcategories: [] },
] as const

export type CategorySlug = (typeof categories)[number]['slug']

export const listingStatuses = ['draft', 'active', 'paused', 'sold_out', 'removed'] as const
export type ListingStatus = (typeof listingStatuses)[number]

/** Bounds of a listing; prices in pence, stock counts packs. */
export const listingLimits = {
  title: { min: 5, max: 100 },
  description: { min: 20, max: 5000 },
  options: { min: 1, max: 20 },
  optionLabel: { min: 1, max: 60 },
  sku: { max: 40 },
  pricePence: { min: 1, max: 1_000_000 },
  stock: { min: 0, max: 10_000 },
  packCount: { min: 1, max: 500 },
  images: { max: 8 },
  imageBytes: 8 * 1024 * 1024,
  cardDescription: 200,
  newForDays: 14,
} as const

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]
/** The days on which shops send that have not said on which. */
export const usualDispatchDays: Weekday[] = ['mon', 'tue', 'wed']

export const productSorts = ['relevance', 'newest', 'price_asc', 'price_desc', 'nearest', 'rating'] as const
export type ProductSort = (typeof productSorts)[number]

/** How a service's price is meant: as it stands, at the least, by the hour or by the visit. */
export const priceBases = ['fixed', 'from', 'hour', 'visit'] as const
export type PriceBasis = (typeof priceBases)[number]

/** How a category's goods reach the buyer: live birds are collected, services never enter a cart. */
export const deliveryKind = (category: CategorySlug): 'eggs' | 'goods' | 'collection' | 'none' => {
  if (category === 'hatching-eggs') return 'eggs'
  if (category === 'live-birds') return 'collection'
  if (category === 'services') return 'none'
  return 'goods'
}

import type { PriceBasis } from './catalogue.constants.ts'
import type { DeliveryCode } from './shipping.ts'
import type { Species } from './species.ts'

type Named = { name: string; slug: string }

export type Category = {
  id: string
  name: string
  slug: string
  description: string
  imageUrl: string
  /** Listings that are for sale in it. */
  count: number
  subcategories: (Named & { count: number })[]
}

export type ServiceCategory = {
  id: string
  name: string
  slug: string
  description: string
  imageUrl: string
  actionUrl: string
  actionText: string
}

export type PublicStatus = 'active' | 'paused' | 'sold_out'

/** A listing as lists show it. Links are `/products/{id}`. */
export type ProductCard = {
  id: string
  slug: string
  name: string
  /** At most 200 characters. */
  description: string
  /** The lowest price as a decimal string, "12.50". */
  price: string
  pricePence: number
  currency: 'GBP'
  /** Whether other options cost more. */
  fromPrice: boolean
  /** Eggs in the pack of the lowest price; null where nothing is counted. */
  packCount: number | null
  imageUrl: string | null
  primaryImageUrl: string | null
  categoryName: string
  category: Named & { imageUrl: string }
  subcategory: Named | null
  breed: Named | null
  rating: number | null
  reviewCount: number
  isFeatured: boolean
  isNew: boolean
  isBestSeller: boolean
  inStock: boolean
  status: PublicStatus
  /** Town or area of the seller. */
  location: string | null
  /** Miles from the place that was asked for. */
  distanceMiles: number | null
  collectionOnly: boolean
  /** The cheapest delivery of one; 0 is free, null when it is not posted. */
  deliveryFromPence: number | null
  /** How a service's price is meant; null of everything else. */
  priceBasis: PriceBasis | null
  /** How far a service travels; null of everything else. */
  radiusMiles: number | null
  /** The last day of the shop's holiday (a UK day) while it lasts; nothing is sold until the next. */
  awayUntil: string | null
  seller: { username: string; shopName: string }
}

/** A page of `GET /api/services`. */
export type ServicePage = { items: ProductCard[]; nextCursor: string | null }

export type ProductOption = {
  id: string
  label: string
  sku: string | null
  pricePence: number
  /** Packs for sale now. */
  stock: number
  packCount: number | null
}

export type ProductImage = { url: string; width: number; height: number; alt: string }

export type ProductDelivery = {
  code: DeliveryCode
  label: string
  pricePence: number
  /** First and last day of arrival, `YYYY-MM-DD`, if it were ordered now. */
  estimate: { from: string; to: string }
}

export type ProductSeller = {
  username: string
  shopName: string
  kind: 'private' | 'trade'
  location: string | null
  rating: number | null
  reviewCount: number
  /** Percent of the eggs set that hatched, with how many were counted; null until buyers have logged some. */
  hatchRate: { percent: number; eggs: number } | null
  joinedAt: string
  responseHours: number | null
  /** The last day of the shop's holiday (a UK day) while it lasts, else null. */
  holidayUntil: string | null
}

export type Attributes = Record<string, string | number | boolean | null>

export type Product = Omit<ProductCard, 'seller'> & {
  options: ProductOption[]
  images: ProductImage[]
  attributes: Attributes
  delivery: ProductDelivery[]
  publishedAt: string
  version: number
  seller: ProductSeller
}

export type FacetValue = { value: string; label: string; count: number }
export const facetNames = [
  'category',
  'subcategory',
  'breed',
  'species',
  'delivery',
  'condition',
  'inStock',
  'featured',
] as const
export type FacetName = (typeof facetNames)[number]
/** How many there would be for each value of a filter while all other filters stay. */
export type Facets = Record<FacetName, FacetValue[]>

export type ProductPage = { items: ProductCard[]; nextCursor: string | null; total: number; facets: Facets }

export type Suggestions = {
  categories: (Named & { category: string | null })[]
  breeds: (Named & { species: Species })[]
  products: Pick<ProductCard, 'id' | 'name' | 'pricePence' | 'fromPrice' | 'imageUrl' | 'category'>[]
  /** Of the help centre, at most three. */
  articles: { title: string; url: string }[]
}

export type Breed = Named & {
  species: Species
  class: string | null
  sizes: string[]
  shellColour: string | null
  eggsAYear: number | null
  purpose: string[]
  rarity: string | null
}

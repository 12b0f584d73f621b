import type { ProductCard } from '#contract/catalogue/catalogue.answers.ts'
import { type CategorySlug, deliveryKind, listingLimits } from '#contract/catalogue/catalogue.constants.ts'
import { deliveryCodes, deliveryMethods, freePostage } from '#contract/catalogue/shipping.ts'
import { cutTo } from '#contract/cut-text.ts'
import { decimalPounds } from '#contract/money.ts'
import { awayUntil } from '#features/catalogue/delivery/holiday.rules.ts'
import type { CardRow } from './card.queries.ts'

const dayMs = 24 * 60 * 60 * 1000

const isNew = (publishedAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(publishedAt) < listingLimits.newForDays * dayMs

/** Pence of the cheapest delivery of one; null when it is not posted. */
const deliveryFrom = (category: CategorySlug, pricePence: number): number | null => {
  const kind = deliveryKind(category)
  if (kind !== 'eggs' && kind !== 'goods') return null
  const prices = deliveryCodes
    .filter((code) => deliveryMethods[code].class === kind)
    .map((code) => {
      const free = pricePence >= freePostage.fromPence && freePostage.methods.includes(code)
      return free ? 0 : deliveryMethods[code].pricePence
    })
  return Math.min(...prices)
}

const named = (slug: string | null, name: string | null) => (slug !== null && name !== null ? { name, slug } : null)

/** The address of a picture of ours at a width that is kept. */
export const imageUrl = (key: string, width: 320 | 800 | 1600): string => `/api/images/${key}?w=${width}`

const pricesOf = (row: CardRow) => ({
  price: decimalPounds(row.price_pence),
  pricePence: row.price_pence,
  currency: 'GBP' as const,
  fromPrice: row.from_price,
  packCount: row.pack_count,
})

const placeOf = (row: CardRow) => ({
  categoryName: row.category_name,
  category: { name: row.category_name, slug: row.category_slug, imageUrl: row.category_image_url },
  subcategory: named(row.subcategory_slug, row.subcategory_name),
  breed: named(row.breed_slug, row.breed_name),
})

/** A row as the card of the API. `distanceMiles` is measured from the place that was asked for. */
export const cardOf = (row: CardRow & { distance_miles?: number | null }, now: Date): ProductCard => {
  const url = row.image_key === null ? null : imageUrl(row.image_key, 800)
  return {
    id: row.id,
    slug: row.slug,
    name: row.title,
    description: cutTo(row.description, listingLimits.cardDescription),
    ...pricesOf(row),
    imageUrl: url,
    primaryImageUrl: url,
    ...placeOf(row),
    rating: row.rating,
    reviewCount: row.review_count,
    isFeatured: row.is_featured,
    isNew: isNew(row.published_at, now),
    isBestSeller: row.is_best_seller,
    inStock: row.in_stock,
    status: row.stored_status === 'active' && !row.in_stock ? 'sold_out' : row.stored_status,
    location: row.place,
    distanceMiles: row.distance_miles ?? null,
    collectionOnly: deliveryKind(row.category_slug) === 'collection',
    deliveryFromPence: deliveryFrom(row.category_slug, row.price_pence),
    priceBasis: row.price_basis,
    radiusMiles: row.radius_miles,
    awayUntil: awayUntil(row.holiday_until, now),
    seller: { username: row.username, shopName: row.shop_name },
  }
}

import type { ProductCard } from '#contract/catalogue/catalogue.answers.ts'
import { type CategorySlug, categories, deliveryKind, priceBases } from '#contract/catalogue/catalogue.constants.ts'
import { deliveryMethods } from '#contract/catalogue/shipping.ts'
import { cutTo } from '#contract/cut-text.ts'
import { imagePath } from '#contract/identity/uploads.ts'
import { decimalPounds, penceOf } from '#contract/money.ts'
import type { Shop } from '#contract/selling/shop.answers.ts'
import type { ListingValues } from './listing-form.ts'

const cheapestDelivery = (category: CategorySlug): number | null => {
  const kind = deliveryKind(category)
  if (kind === 'eggs') return deliveryMethods.eggs_special.pricePence
  return kind === 'goods' ? deliveryMethods.goods_standard.pricePence : null
}

/** A service's terms as far as they are chosen. */
const serviceTerms = ({ category, attributes }: ListingValues): Pick<ProductCard, 'priceBasis' | 'radiusMiles'> => {
  if (category !== 'services') return { priceBasis: null, radiusMiles: null }
  const miles = Number(attributes.radiusMiles)
  return {
    priceBasis: priceBases.find((basis) => basis === attributes.priceBasis) ?? null,
    radiusMiles: attributes.radiusMiles && Number.isInteger(miles) ? miles : null,
  }
}

type About = { values: ListingValues; shop: Shop | undefined; breedName: string | null }

/** The card that buyers would see of what stands in the form; prices that are none yet are left out. */
export const previewCard = ({ values, shop, breedName }: About): ProductCard => {
  const category = categories.find(({ slug }) => slug === values.category) ?? categories[0]
  const subcategory = category.subcategories.find(({ slug }) => slug === values.subcategory) ?? null
  const priced = values.options
    .map(({ price, packCount }) => ({ pence: penceOf(price), packCount: Number(packCount) || null }))
    .filter(({ pence }) => pence > 0)
    .sort((a, b) => a.pence - b.pence)
  const [lowest, highest] = [priced[0], priced.at(-1)]
  const url = values.pictures[0] ? imagePath(values.pictures[0].key) : null
  const pricePence = lowest?.pence ?? 0
  return {
    id: 'preview',
    slug: 'preview',
    name: values.title || 'Your title',
    description: cutTo(values.description, 200),
    price: decimalPounds(pricePence),
    pricePence,
    currency: 'GBP',
    fromPrice: lowest !== undefined && highest !== undefined && highest.pence > lowest.pence,
    packCount: category.slug === 'hatching-eggs' ? (lowest?.packCount ?? null) : null,
    imageUrl: url,
    primaryImageUrl: url,
    categoryName: category.name,
    category: { name: category.name, slug: category.slug, imageUrl: `/pictures/${category.slug}.webp` },
    subcategory,
    breed: breedName ? { name: breedName, slug: '' } : null,
    rating: null,
    reviewCount: 0,
    isFeatured: false,
    isNew: true,
    isBestSeller: false,
    inStock: values.options.some(({ stock }) => Number(stock) > 0),
    status: 'active',
    location: shop?.place ?? null,
    distanceMiles: null,
    collectionOnly: deliveryKind(category.slug) === 'collection',
    deliveryFromPence: cheapestDelivery(category.slug),
    ...serviceTerms(values),
    awayUntil: null,
    seller: { username: '', shopName: shop?.name ?? '' },
  }
}

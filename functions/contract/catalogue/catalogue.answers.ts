import * as z from 'zod'
import { priceBases } from './catalogue.constants.ts'
import { facetNames } from './facets.ts'
import { species } from './species.ts'

const named = z.strictObject({ name: z.string(), slug: z.string() })

export const category = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  /** Listings that are for sale in it. */
  count: z.int(),
  subcategories: z.array(named.extend({ count: z.int() })),
})
export type Category = z.infer<typeof category>

export const categoryList = z.array(category)

const serviceCategory = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  actionUrl: z.string(),
  actionText: z.string(),
})
export type ServiceCategory = z.infer<typeof serviceCategory>

export const serviceCategories = z.array(serviceCategory)

const publicStatus = z.enum(['active', 'paused', 'sold_out'])

/** A listing as lists show it. Links are `/products/{id}`. */
export const productCard = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  /** At most 200 characters. */
  description: z.string(),
  /** The lowest price as a decimal string, "12.50". */
  price: z.string(),
  pricePence: z.int(),
  currency: z.literal('GBP'),
  /** Whether other options cost more. */
  fromPrice: z.boolean(),
  /** Eggs in the pack of the lowest price; null where nothing is counted. */
  packCount: z.int().nullable(),
  imageUrl: z.string().nullable(),
  primaryImageUrl: z.string().nullable(),
  categoryName: z.string(),
  category: named.extend({ imageUrl: z.string() }),
  subcategory: named.nullable(),
  breed: named.nullable(),
  rating: z.number().nullable(),
  reviewCount: z.int(),
  isFeatured: z.boolean(),
  isNew: z.boolean(),
  isBestSeller: z.boolean(),
  inStock: z.boolean(),
  status: publicStatus,
  /** Town or area of the seller. */
  location: z.string().nullable(),
  /** Miles from the place that was asked for. */
  distanceMiles: z.number().nullable(),
  collectionOnly: z.boolean(),
  /** The cheapest delivery of one; 0 is free, null when it is not posted. */
  deliveryFromPence: z.int().nullable(),
  /** How a service's price is meant; null of everything else. */
  priceBasis: z.enum(priceBases).nullable(),
  /** How far a service travels; null of everything else. */
  radiusMiles: z.int().nullable(),
  /** The last day of the shop's holiday (a UK day) while it lasts; nothing is sold until the next. */
  awayUntil: z.iso.date().nullable(),
  seller: z.strictObject({ username: z.string(), shopName: z.string() }),
})
export type ProductCard = z.infer<typeof productCard>

export const productCards = z.array(productCard)

/** A page of `GET /api/services`. */
export const servicePage = z.strictObject({ items: productCards, nextCursor: z.string().nullable() })
export type ServicePage = z.infer<typeof servicePage>

const facetValue = z.strictObject({ value: z.string(), label: z.string(), count: z.int() })
export type FacetValue = z.infer<typeof facetValue>

/** How many there would be for each value of a filter while all other filters stay. */
const facets = z.record(z.enum(facetNames), z.array(facetValue))
export type Facets = z.infer<typeof facets>

export const productPage = z.strictObject({
  items: productCards,
  nextCursor: z.string().nullable(),
  total: z.int(),
  facets,
})
export type ProductPage = z.infer<typeof productPage>

export const suggestions = z.strictObject({
  categories: z.array(named.extend({ category: z.string().nullable() })),
  breeds: z.array(named.extend({ species: z.enum(species) })),
  products: z.array(
    productCard.pick({ id: true, name: true, pricePence: true, fromPrice: true, imageUrl: true, category: true }),
  ),
  /** Articles of the help centre, at most three. */
  articles: z.array(z.strictObject({ title: z.string(), url: z.string() })),
})
export type Suggestions = z.infer<typeof suggestions>

const breed = named.extend({
  species: z.enum(species),
  class: z.string().nullable(),
  sizes: z.array(z.string()),
  shellColour: z.string().nullable(),
  eggsAYear: z.int().nullable(),
  purpose: z.array(z.string()),
  rarity: z.string().nullable(),
})
export type Breed = z.infer<typeof breed>

export const breedPage = z.strictObject({ items: z.array(breed), nextCursor: z.string().nullable() })
export type BreedPage = z.infer<typeof breedPage>

/** A breed with how many listings of it are for sale. */
export const countedBreed = breed.extend({ count: z.int() })
export type CountedBreed = z.infer<typeof countedBreed>

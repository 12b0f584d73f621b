import * as z from 'zod'
import { categories, listingStatuses, weekdays } from '../catalogue/catalogue.constants.ts'
import { allowance } from './packages.answers.ts'

const listingOption = z.strictObject({
  id: z.uuid(),
  label: z.string(),
  sku: z.string().nullable(),
  pricePence: z.int(),
  /** In packs; what expired holds had taken is counted back in. */
  stock: z.int(),
  packCount: z.int().nullable(),
})

const listingImage = z.strictObject({
  key: z.string(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
})

/** What the editor and the list say alike of a listing. */
const common = {
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  category: z.enum(categories.map(({ slug }) => slug)),
  status: z.enum(listingStatuses),
  removedReason: z.string().nullable(),
  version: z.int(),
  isFeatured: z.boolean(),
  lowestPricePence: z.int().nullable(),
  highestPricePence: z.int().nullable(),
  publishedAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
}

/** A listing as its seller sees it. */
export const sellerListing = z.strictObject({
  ...common,
  description: z.string(),
  subcategory: z.string().nullable(),
  attributes: z.record(z.string(), z.unknown()),
  options: z.array(listingOption),
  images: z.array(listingImage),
  collection: z.boolean(),
  dispatchWeekdays: z.array(z.enum(weekdays)).nullable(),
  currency: z.literal('GBP'),
  createdAt: z.iso.datetime(),
})
export type SellerListing = z.infer<typeof sellerListing>

/** What publishing and pausing answer. */
export const sellerListingWithAllowance = z.strictObject({ ...sellerListing.shape, allowance })
export type SellerListingWithAllowance = z.infer<typeof sellerListingWithAllowance>

/** A listing as a row of its seller's list. */
const sellerListingRow = z.strictObject({
  ...common,
  imageUrl: z.string().nullable(),
  stock: z.int(),
  optionCount: z.int(),
  options: z.array(listingOption.omit({ packCount: true })),
})
export type SellerListingRow = z.infer<typeof sellerListingRow>

/** `counts` is of all the seller's listings, whatever is asked for. */
export const sellerListings = z.strictObject({
  items: z.array(sellerListingRow),
  nextCursor: z.string().nullable(),
  counts: z.record(z.enum(listingStatuses), z.int()),
})
export type SellerListings = z.infer<typeof sellerListings>

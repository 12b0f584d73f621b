import { notFound } from '#app/errors.ts'
import type { ListingStatus } from '#contract/catalogue/catalogue.constants.ts'
import { imagePath } from '#contract/identity/uploads.ts'
import type { SellerListing, SellerListingRow, SellerListings } from '#contract/selling/listings.answers.ts'
import type { ListingSort } from '#contract/selling/listings.ts'
import type { Answers } from '#db/batch.ts'
import type { References } from './draft.rules.ts'
import type { ListedRow } from './list.queries.ts'
import { writeListCursor } from './list-cursor.rules.ts'
import type { listingReads } from './listings.queries.ts'
import type { referenceReads } from './references.queries.ts'

type ReadListing = Answers<ReturnType<typeof listingReads>>

/** The listing that the reads found. Throws `not_found`: there is none, or it is somebody else's. */
export const toListing = ({ rows: [row], options, images }: ReadListing): SellerListing => {
  if (!row) throw notFound('this listing')
  const soldOut = row.status === 'active' && options.every(({ stock }) => stock === 0)
  return {
    ...row,
    status: soldOut ? 'sold_out' : row.status,
    options,
    images: images.map((image) => ({ ...image, url: imagePath(image.key) })),
    currency: 'GBP',
    publishedAt: row.publishedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** What a draft may name, as `referenceReads` found it. */
export const referencesOf = (read: Answers<ReturnType<typeof referenceReads>>): References => ({
  kinds: read.kinds,
  breeds: read.breeds,
  pictures: read.pictures.map(({ key }) => key),
  takenSkus: read.skus.flatMap(({ sku }) => sku ?? []),
})

const toRow = (row: ListedRow): SellerListingRow => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  category: row.category,
  status: row.status,
  version: row.version,
  isFeatured: row.is_featured,
  lowestPricePence: row.lowest,
  highestPricePence: row.highest,
  publishedAt: row.published_at && new Date(row.published_at).toISOString(),
  updatedAt: new Date(row.updated_at).toISOString(),
  removedReason: row.removed_reason,
  imageUrl: row.image_key && imagePath(row.image_key),
  stock: row.options.reduce((sum, { stock }) => sum + stock, 0),
  optionCount: row.options.length,
  options: row.options,
})

type Counted = { status: ListingStatus; count: number }[]

/** How many of a seller's listings stand in each state. */
export const toCounts = (counted: Counted): SellerListings['counts'] => {
  const counts = { draft: 0, active: 0, paused: 0, sold_out: 0, removed: 0 }
  for (const { status, count } of counted) counts[status] = count
  return counts
}

type Listed = { counted: Counted; limit: number; sort: ListingSort }

/** A page of the seller's list; `rows` hold one more than `limit` when there is another page. */
export const toListings = (rows: ListedRow[], { counted, limit, sort }: Listed): SellerListings => {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return {
    items: items.map(toRow),
    nextCursor: last && rows.length > limit ? writeListCursor(sort, { key: last.sort_key, id: last.id }) : null,
    counts: toCounts(counted),
  }
}

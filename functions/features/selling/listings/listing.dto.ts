import type { BatchItem, BatchResponse } from 'drizzle-orm/batch'
import { notFound } from '#app/errors.ts'
import { type ListingStatus, listingStatuses } from '#contract/catalogue/catalogue.constants.ts'
import { imagePath } from '#contract/identity/uploads.ts'
import type { SellerListing, SellerListingRow, SellerListings } from '#contract/selling/listings.answers.ts'
import type { ListingSort } from '#contract/selling/listings.ts'
import type { References } from './draft.rules.ts'
import type { ListedRow } from './list.queries.ts'
import { writeListCursor } from './list-cursor.rules.ts'
import type { listingReads, referenceReads } from './listings.queries.ts'

export type ListingReads = ReturnType<typeof listingReads>
export type ReadListing = Readonly<BatchResponse<[...ListingReads]>>
type ReadReferences = BatchResponse<[...ReturnType<typeof referenceReads>]>

/** The listing that the reads found. Throws `not_found`: there is none, or it is somebody else's. */
export const toListing = ([[row], options, images]: ReadListing): SellerListing => {
  if (!row) throw notFound('This listing')
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

export const referencesOf = ([kinds, breeds, pictures, skus]: ReadReferences): References => ({
  kinds,
  breeds,
  pictures: pictures.map(({ key }) => key),
  takenSkus: skus.flatMap(({ sku }) => sku ?? []),
})

export type Writes = [BatchItem<'pg'>, ...BatchItem<'pg'>[]]

/** A write's statements with the reads of what it made behind them: one transaction, whose end `listingAtEnd` reads. */
export const thenRead = (writes: Writes, reads: ListingReads) => [...writes, ...reads] as const

/** The listing at the end of such a transaction. */
export const listingAtEnd = (results: readonly unknown[]): SellerListing =>
  toListing(results.slice(-3) as unknown as ReadListing)

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
  const none = Object.fromEntries(listingStatuses.map((status) => [status, 0])) as Record<ListingStatus, number>
  return { ...none, ...Object.fromEntries(counted.map(({ status, count }) => [status, count])) }
}

type Listed = { counted: Counted; limit: number; sort: ListingSort }

/** `rows` hold one more than `limit` when there is another page. */
export const toListings = (rows: ListedRow[], { counted, limit, sort }: Listed) => {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  const list: SellerListings = {
    items: items.map(toRow),
    nextCursor: last && rows.length > limit ? writeListCursor(sort, { key: last.sort_key, id: last.id }) : null,
    counts: toCounts(counted),
  }
  return list
}

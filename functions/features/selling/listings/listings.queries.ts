import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Attempt } from '#app/idempotency.ts'
import type { CategorySlug } from '#contract/catalogue/catalogue.constants.ts'
import type { Db } from '#db/client.ts'
import { categories, subcategories } from '#db/schema/catalogue/reference.ts'
import { images } from '#db/schema/identity/images.ts'
import { listingImages, listingOptions, listings } from '#db/schema/selling/listings.ts'
import { freeStockSql } from '#db/sql/stock.ts'

/** `id` may be an expression of SQL. */
type Own = { id: string | SQL<string>; sellerId: string }

const own = ({ id, sellerId }: Own) => and(eq(listings.id, id), eq(listings.sellerId, sellerId))

/** The listing that was made under a key. */
export const keptListingId = ({ userId, route, key }: Attempt): SQL<string> => sql<string>`(
  select (answer->>'id')::uuid from idempotency_keys where user_id = ${userId} and route = ${route} and key = ${key})`

// With the slugs of its kind.
const ownListing = (db: Db, asked: Own) =>
  db
    .select({
      id: listings.id,
      slug: listings.slug,
      title: listings.title,
      description: listings.description,
      category: sql<CategorySlug>`${categories.slug}`,
      subcategory: subcategories.slug,
      attributes: listings.attributes,
      status: listings.status,
      removedReason: listings.removedReason,
      version: listings.version,
      collection: listings.collection,
      dispatchWeekdays: listings.dispatchWeekdays,
      isFeatured: listings.isFeatured,
      lowestPricePence: listings.lowestPricePence,
      highestPricePence: listings.highestPricePence,
      publishedAt: listings.publishedAt,
      createdAt: listings.createdAt,
      updatedAt: listings.updatedAt,
    })
    .from(listings)
    .innerJoin(categories, eq(categories.id, listings.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, listings.subcategoryId))
    .where(own(asked))

const ownOptions = (db: Db, { now, ...asked }: Own & { now: Date }) =>
  db
    .select({
      id: listingOptions.id,
      label: listingOptions.label,
      sku: listingOptions.sku,
      pricePence: listingOptions.pricePence,
      stock: freeStockSql({ now, option: 'listing_options' }),
      packCount: listingOptions.packCount,
    })
    .from(listingOptions)
    .where(
      and(
        eq(listingOptions.listingId, asked.id),
        eq(listingOptions.sellerId, asked.sellerId),
        isNull(listingOptions.archivedAt),
      ),
    )
    .orderBy(asc(listingOptions.position), asc(listingOptions.id))

const ownImages = (db: Db, asked: Own) =>
  db
    .select({ key: images.key, width: images.width, height: images.height, alt: listingImages.alt })
    .from(listingImages)
    .innerJoin(images, eq(images.key, listingImages.imageKey))
    .innerJoin(listings, eq(listings.id, listingImages.listingId))
    .where(own(asked))
    .orderBy(asc(listingImages.position))

/** Reads a listing of the seller's with its options and pictures: statements whose answers `toListing` takes. */
export const listingReads = (db: Db, asked: Own & { now: Date }) => ({
  rows: ownListing(db, asked),
  options: ownOptions(db, asked),
  images: ownImages(db, asked),
})

import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { CategorySlug } from '#contract/catalogue/catalogue.constants.ts'
import type { Db } from '#db/client.ts'
import { categories, subcategories } from '#db/schema/catalogue/reference.ts'
import { listingOptions, listings } from '#db/schema/selling/listings.ts'

type Own = { sellerId: string; ids: string[] }

/** Reads of these listings those that are the seller's, with what publishing asks for. */
export const chosenListings = (db: Db, { sellerId, ids }: Own) =>
  db
    .select({
      id: listings.id,
      status: listings.status,
      version: listings.version,
      description: listings.description,
      attributes: listings.attributes,
      collection: listings.collection,
      category: sql<CategorySlug>`${categories.slug}`,
      subcategory: subcategories.slug,
      options: sql<{ id: string; packCount: number | null }[]>`(
        select coalesce(json_agg(json_build_object('id', o.id, 'packCount', o.pack_count) order by o.position), '[]')
        from listing_options o where o.listing_id = ${listings.id} and o.archived_at is null)`,
      imageKeys: sql<string[]>`(
        select coalesce(json_agg(i.image_key order by i.position), '[]')
        from listing_images i where i.listing_id = ${listings.id})`,
    })
    .from(listings)
    .innerJoin(categories, eq(categories.id, listings.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, listings.subcategoryId))
    .where(and(eq(listings.sellerId, sellerId), inArray(listings.id, ids)))

/** One of the listings that were chosen. */
export type ChosenListing = Awaited<ReturnType<typeof chosenListings>>[number]

/** Reads of these options those that are the seller's and stand on their listings, as they are now. */
export const chosenOptions = (db: Db, { sellerId, ids }: Own) =>
  db
    .select({
      id: listingOptions.id,
      listingId: listingOptions.listingId,
      pricePence: listingOptions.pricePence,
      stock: listingOptions.stock,
      status: listings.status,
    })
    .from(listingOptions)
    .innerJoin(listings, eq(listings.id, listingOptions.listingId))
    .where(
      and(
        eq(listingOptions.sellerId, sellerId),
        eq(listings.sellerId, sellerId),
        inArray(listingOptions.id, ids),
        isNull(listingOptions.archivedAt),
      ),
    )

/** One of the options that were chosen. */
export type ChosenOption = Awaited<ReturnType<typeof chosenOptions>>[number]

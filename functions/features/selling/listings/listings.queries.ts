import { and, asc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { CategorySlug } from '#contract/catalogue/catalogue.constants.ts'
import type { Db } from '#db/client.ts'
import { breeds, categories, images, listingImages, listingOptions, listings, subcategories } from '#db/schema/index.ts'

/** `id` may be an expression of SQL. */
type Own = { id: string | SQL<string>; sellerId: string }

const own = ({ id, sellerId }: Own) => and(eq(listings.id, id), eq(listings.sellerId, sellerId))

/** A listing of the seller's, with the slugs of its kind. */
export const ownListing = (db: Db, asked: Own) =>
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

/** Packs that can be sold: what expired holds had taken is counted back in. */
const freeStock = (option: SQL, now: Date): SQL<number> => sql<number>`${option}.stock + coalesce((
  select sum(h.quantity) from holds h where h.option_id = ${option}.id and h.expires_at <= ${now.toISOString()}::timestamptz
), 0)::int`

export const ownOptions = (db: Db, { now, ...asked }: Own & { now: Date }) =>
  db
    .select({
      id: listingOptions.id,
      label: listingOptions.label,
      sku: listingOptions.sku,
      pricePence: listingOptions.pricePence,
      stock: freeStock(sql`${listingOptions}`, now),
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

export const ownImages = (db: Db, asked: Own) =>
  db
    .select({ key: images.key, width: images.width, height: images.height, alt: listingImages.alt })
    .from(listingImages)
    .innerJoin(images, eq(images.key, listingImages.imageKey))
    .innerJoin(listings, eq(listings.id, listingImages.listingId))
    .where(own(asked))
    .orderBy(asc(listingImages.position))

/** The statements whose results `toListing` reads. */
export const listingReads = (db: Db, asked: Own & { now: Date }) =>
  [ownListing(db, asked), ownOptions(db, asked), ownImages(db, asked)] as const

/** Every category with its subcategories: a handful of rows. */
export const kinds = (db: Db) =>
  db
    .select({
      categoryId: categories.id,
      categorySlug: categories.slug,
      categoryName: categories.name,
      subcategoryId: subcategories.id,
      subcategorySlug: subcategories.slug,
      subcategoryName: subcategories.name,
    })
    .from(categories)
    .leftJoin(subcategories, eq(subcategories.categoryId, categories.id))

/** The breed that is named, and the one that the listing has so far. */
const namedBreeds = (db: Db, { slug, listingId }: { slug: string; listingId: Own['id'] }) =>
  db
    .select({ slug: breeds.slug, name: breeds.name, species: breeds.species, synonyms: breeds.synonyms })
    .from(breeds)
    .where(
      or(
        eq(breeds.slug, slug),
        eq(breeds.slug, db.select({ slug: listings.breedSlug }).from(listings).where(eq(listings.id, listingId))),
      ),
    )

/** Of these pictures those that the seller may put on the listing. */
const usablePictures = (db: Db, { keys, id, sellerId }: Own & { keys: string[] }) =>
  db
    .select({ key: images.key })
    .from(images)
    .leftJoin(listingImages, eq(listingImages.imageKey, images.key))
    .where(
      and(
        eq(images.ownerId, sellerId),
        eq(images.purpose, 'listing'),
        or(and(inArray(images.key, keys), isNull(images.usedAt)), eq(listingImages.listingId, id)),
      ),
    )

const otherSkus = (db: Db, { skus, id, sellerId }: Own & { skus: string[] }) =>
  db
    .select({ sku: listingOptions.sku })
    .from(listingOptions)
    .where(
      and(
        eq(listingOptions.sellerId, sellerId),
        inArray(listingOptions.sku, skus),
        isNull(listingOptions.archivedAt),
        ne(listingOptions.listingId, id),
      ),
    )

type Named = Own & { breed: unknown; keys: string[]; skus: string[] }

/** What the database knows of what an input names: the statements whose results `referencesOf` reads. */
export const referenceReads = (db: Db, { breed, keys, skus, ...asked }: Named) =>
  [
    kinds(db),
    namedBreeds(db, { slug: typeof breed === 'string' ? breed : '', listingId: asked.id }),
    usablePictures(db, { keys, ...asked }),
    otherSkus(db, { skus, ...asked }),
  ] as const

import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { breeds, categories, subcategories } from '#db/schema/catalogue/reference.ts'
import { images } from '#db/schema/identity/images.ts'
import { listingImages, listingOptions, listings } from '#db/schema/selling/listings.ts'

type Own = { id: string; sellerId: string }

/** Reads every category with its subcategories: a handful of rows. */
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

// The breed that is named, and the one that the listing has so far.
const namedBreeds = (db: Db, { slug, listingId }: { slug: string; listingId: string }) =>
  db
    .select({ slug: breeds.slug, name: breeds.name, species: breeds.species, synonyms: breeds.synonyms })
    .from(breeds)
    .where(
      or(
        eq(breeds.slug, slug),
        eq(breeds.slug, db.select({ slug: listings.breedSlug }).from(listings).where(eq(listings.id, listingId))),
      ),
    )

// Of these pictures those that the seller may put on the listing.
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

/** Reads what the database knows of what an input names: statements whose answers `referencesOf` takes. */
export const referenceReads = (db: Db, { breed, keys, skus, ...asked }: Named) => ({
  kinds: kinds(db),
  breeds: namedBreeds(db, { slug: typeof breed === 'string' ? breed : '', listingId: asked.id }),
  pictures: usablePictures(db, { keys, ...asked }),
  skus: otherSkus(db, { skus, ...asked }),
})

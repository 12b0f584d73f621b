import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { listingImages } from '#db/schema/selling/listings.ts'
import { takeImagesForListing } from '#features/identity/uploads/image-use.queries.ts'

type Gallery = {
  listingId: string
  sellerId: string
  /** In the order of the gallery. */
  keys: string[]
  /** What they show, by key. */
  alts: Record<string, string>
  now: Date
}

/**
 * Puts a listing's pictures in their order, in place of those that it has; refuses `picture` when one of them is not the
 * seller's, or in use elsewhere.
 */
export const putPictures = (db: Db, { listingId, sellerId, keys, alts, now }: Gallery) => {
  const rows = keys.map((imageKey, position) => ({ listingId, imageKey, position, alt: alts[imageKey] ?? '' }))
  return {
    taken: takeImagesForListing(db, { listingId, keys, ownerId: sellerId, now }),
    cleared: db.delete(listingImages).where(eq(listingImages.listingId, listingId)),
    // An insert of none throws.
    put: rows.length > 0 ? db.insert(listingImages).values(rows) : undefined,
  }
}

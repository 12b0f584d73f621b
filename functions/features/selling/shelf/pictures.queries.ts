import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { listingImages } from '#db/schema/index.ts'

/** The keys of a listing's pictures in the order of its gallery, and what they show, by key. */
export type Gallery = { listingId: string; keys: string[]; alts: Record<string, string> }

/** Hangs a listing's pictures in their order, in place of those that hang there. */
export const hangPictures = (db: Db, { listingId, keys, alts }: Gallery) => {
  const rows = keys.map((imageKey, position) => ({ listingId, imageKey, position, alt: alts[imageKey] ?? '' }))
  return {
    taken: db.delete(listingImages).where(eq(listingImages.listingId, listingId)),
    // An insert of none throws.
    hung: rows.length > 0 ? [db.insert(listingImages).values(rows)] : [],
  }
}

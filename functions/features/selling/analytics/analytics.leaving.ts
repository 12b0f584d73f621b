import { eq } from 'drizzle-orm'
import type { Leaving } from '#app/leaving.ts'
import { listingViews } from '#db/schema/selling/listings.ts'

/** How often a seller's listings were looked at; the file says it of each listing. */
export const viewsLeaving: Leaving = {
  forget: (db, { id }) => [db.delete(listingViews).where(eq(listingViews.sellerId, id))],
}

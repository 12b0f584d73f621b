import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { listingViews } from '#db/schema/index.ts'

/** Forgets how often a seller's listings were looked at. */
export const forgetViews = (db: Db, sellerId: string) =>
  db.delete(listingViews).where(eq(listingViews.sellerId, sellerId))

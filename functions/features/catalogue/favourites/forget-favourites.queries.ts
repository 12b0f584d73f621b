import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { favourites } from '#db/schema/index.ts'

/** Forgets what a user kept as a favourite. */
export const forgetFavourites = (db: Db, userId: string) => db.delete(favourites).where(eq(favourites.userId, userId))

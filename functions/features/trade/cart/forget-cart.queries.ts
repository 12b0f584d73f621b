import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { cartLines } from '#db/schema/index.ts'

/** Forgets a user's cart, with what is saved for later. */
export const forgetCart = (db: Db, userId: string) => db.delete(cartLines).where(eq(cartLines.userId, userId))

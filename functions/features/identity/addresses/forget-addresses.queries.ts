import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { addresses } from '#db/schema/index.ts'

/** Forgets a user's address book. */
export const forgetAddresses = (db: Db, userId: string) => db.delete(addresses).where(eq(addresses.userId, userId))

import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { checkouts } from '#db/schema/index.ts'

/** Forgets where a buyer's checkouts would have been sent. */
export const forgetCheckouts = (db: Db, buyerId: string) =>
  db.update(checkouts).set({ address: null }).where(eq(checkouts.buyerId, buyerId))

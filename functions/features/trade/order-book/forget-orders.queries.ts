import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** Forgets the addresses on a user's orders of which, since they were never paid, nothing has to be proved. */
export const forgetOrders = (db: Db, userId: string) =>
  db.execute(sql`update orders set address = null, collection_address = null
    where ${userId}::uuid in (buyer_id, seller_id) and paid_at is null`)

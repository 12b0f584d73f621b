import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { momentSql } from '#db/sql/moments.ts'

/** Empties the options of a seller's listings that stay, for good. Harmless to repeat. */
export const forgetOptions = (db: Db, { sellerId, now }: { sellerId: string; now: Date }) =>
  db.execute(sql`
    update listing_options set label = '', sku = null, stock = 0, archived_at = coalesce(archived_at, ${momentSql(now)})
    where seller_id = ${sellerId}`)

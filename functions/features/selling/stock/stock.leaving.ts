import { sql } from 'drizzle-orm'
import type { Leaving } from '#app/leaving.ts'
import { momentSql } from '#db/sql/moments.ts'

/** The options of a seller's listings that stay, which are emptied for good; the file says them of each listing. */
export const optionsLeaving: Leaving = {
  forget: (db, { id, now }) => [
    db.execute(sql`
      update listing_options set label = '', sku = null, stock = 0, archived_at = coalesce(archived_at, ${momentSql(now)})
      where seller_id = ${id}`),
  ],
  stays: { listing_options: 'those that orders name, without label and SKU' },
}

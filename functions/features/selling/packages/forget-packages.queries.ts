import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { momentSql } from '#db/sql/moments.ts'

/** Ends the package of whoever leaves, at once. */
export const endPackageOf = (db: Db, { userId, now }: { userId: string; now: Date }) => {
  const at = momentSql(now)
  return db.execute(sql`
    update subscriptions set status = 'ended', cancels_at = ${at}, next_tier = null, updated_at = ${at}
    where seller_id = ${userId} and status in ('active', 'past_due', 'cancelled')`)
}

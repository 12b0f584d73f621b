import { sql } from 'drizzle-orm'
import type { Counts } from '#contract/catalogue/settings.ts'
import type { Db } from '#db/client.ts'

/**
 * Who uses the site and what is for sale on it: an active user has a verified address and is not suspended, a product is
 * a listing that is for sale.
 */
export const countRows = (db: Db) =>
  db.execute<Counts & Record<string, unknown>>(sql`
    select
      (select count(*)::int from users where email_verified_at is not null and suspended_at is null) as "activeUsers",
      (select count(*)::int from listings where status = 'active') as products`)

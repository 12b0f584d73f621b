import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { momentSql } from '#db/sql/moments.ts'

/** Gives up the payments for a package that a user has opened and not made; all others stay, as the law wants. */
export const abandonPackagePayments = (db: Db, { userId, now }: { userId: string; now: Date }) =>
  db.execute(sql`update payments set status = 'abandoned', settled_at = ${momentSql(now)}
    where payer_id = ${userId} and status = 'open' and subscription_id is not null`)

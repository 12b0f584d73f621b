import { sql } from 'drizzle-orm'
import type { Leaving } from '#app/leaving.ts'
import type { Db } from '#db/client.ts'
import { momentSql } from '#db/sql/moments.ts'

/** Ends the package of whoever leaves, at once. */
const endPackageOf = (db: Db, { userId, now }: { userId: string; now: Date }) => {
  const at = momentSql(now)
  return db.execute(sql`
    update subscriptions set status = 'ended', cancels_at = ${at}, next_tier = null, updated_at = ${at}
    where seller_id = ${userId} and status in ('active', 'past_due', 'cancelled')`)
}

/** A seller's packages. */
export const packagesLeaving: Leaving = {
  inFile: {
    packages: {
      tables: ['subscriptions'],
      of: (id) => sql`
        select tier, period, status, price_pence as "pricePence", started_at as "startedAt", renews_at as "renewsAt",
          cancels_at as "cancelsAt", next_tier as "nextTier", created_at as "createdAt"
        from subscriptions where seller_id = ${id} order by id`,
    },
  },
  columnsNotInFile: { 'subscriptions.updated_at': 'when it was changed last; acts say what was done and when' },
  forget: (db, { id, now }) => [endPackageOf(db, { userId: id, now })],
  mailsAbout: (id) => sql`select p.id::text from subscriptions p where p.seller_id = ${id}`,
  stays: { subscriptions: 'what they paid for, ended' },
}

import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { checkouts } from '#db/schema/trade/buying.ts'
import { momentSql } from '#db/sql/moments.ts'

/** Writes down an opened checkout. */
export const insertCheckout = (db: Db, row: typeof checkouts.$inferInsert) => db.insert(checkouts).values(row)

/** Writes what the checkout came to. */
export const endCheckout = (db: Db, { id, status, now }: { id: string; status: 'paid' | 'expired'; now: Date }) =>
  db.update(checkouts).set({ status, settledAt: now }).where(eq(checkouts.id, id))

type Ending = {
  /** Which checkouts `c`; only those still open end. */
  which: SQL
  status: 'abandoned' | 'expired'
  now: Date
}

/** Ends open checkouts unpaid. Harmless to repeat. */
export const endOpenCheckouts = (db: Db, { which, status, now }: Ending) =>
  db.execute(sql`
    update checkouts c set status = ${status}, settled_at = ${momentSql(now)} where (${which}) and c.status = 'open'`)

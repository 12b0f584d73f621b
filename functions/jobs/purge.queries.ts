import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#db/client.ts'
import {
  idempotencyKeys,
  mailTokens,
  newsletterSubscribers,
  notifications,
  rateLimits,
  sessions,
} from '#db/schema/index.ts'

const chunk = 1000
const day = 24 * 60 * 60 * 1000

const before = (moment: Date) => sql`${moment.toISOString()}::timestamptz`

/**
 * What may be forgotten by `now`: windows, sessions and links that have run out, answers a day after they were given,
 * newsletter addresses that nobody confirmed a month after their link ran out, and what a bell said 90 days ago.
 */
const forgettable = (now: Date): { table: PgTable; where: ReturnType<typeof sql> }[] => [
  { table: rateLimits, where: sql`window_ends_at <= ${before(now)}` },
  { table: sessions, where: sql`expires_at <= ${before(now)}` },
  { table: mailTokens, where: sql`expires_at <= ${before(now)}` },
  { table: idempotencyKeys, where: sql`created_at <= ${before(new Date(now.getTime() - day))}` },
  {
    table: newsletterSubscribers,
    where: sql`status = 'pending' and confirm_expires_at <= ${before(new Date(now.getTime() - 30 * day))}`,
  },
  { table: notifications, where: sql`at <= ${before(new Date(now.getTime() - 90 * day))}` },
]

const deleteChunk = (db: Db, { table, where }: ReturnType<typeof forgettable>[number]) =>
  db.execute(sql`delete from ${table} where ctid in (select ctid from ${table} where ${where} limit ${chunk})`)

/** Deletes up to a thousand rows of each kind that is past its time; the number gone. */
export const purgeOnce = async (db: Db, now: Date): Promise<number> => {
  const [first, ...rest] = forgettable(now).map((rows) => deleteChunk(db, rows))
  if (!first) return 0
  const results = await db.batch([first, ...rest])
  return results.reduce((sum, { rowCount }) => sum + rowCount, 0)
}

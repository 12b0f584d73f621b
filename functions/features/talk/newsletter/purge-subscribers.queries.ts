import { and, eq, lte } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { newsletterSubscribers } from '#db/schema/talk/community.ts'
import { someOf } from '#db/sql/purge.ts'

const keptMs = 30 * 24 * 60 * 60 * 1000

/** Forgets addresses that nobody confirmed a month after their link ran out: a chunk of them. */
export const purgeSubscribers = (db: Db, now: Date) => {
  const isForgettable = and(
    eq(newsletterSubscribers.status, 'pending'),
    lte(newsletterSubscribers.confirmExpiresAt, new Date(now.getTime() - keptMs)),
  )
  return db.delete(newsletterSubscribers).where(someOf(newsletterSubscribers, isForgettable))
}

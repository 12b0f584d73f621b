import { lte } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { idempotencyKeys, rateLimits } from '#db/schema/requests.ts'
import { someOf } from '#db/sql/purge.ts'
import { answersKeptMs } from './idempotency.ts'

/** Forgets windows of limits that have ended: a chunk of them. */
export const purgeTries = (db: Db, now: Date) =>
  db.delete(rateLimits).where(someOf(rateLimits, lte(rateLimits.windowEndsAt, now)))

/** Forgets answers a day after they were given: a chunk of them. */
export const purgeAnswers = (db: Db, now: Date) =>
  db
    .delete(idempotencyKeys)
    .where(someOf(idempotencyKeys, lte(idempotencyKeys.createdAt, new Date(now.getTime() - answersKeptMs))))

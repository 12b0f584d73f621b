import { lte } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { sessions } from '#db/schema/identity/people.ts'
import { someOf } from '#db/sql/purge.ts'

/** Forgets sessions that have run out: a chunk of them. */
export const purgeSessions = (db: Db, now: Date) =>
  db.delete(sessions).where(someOf(sessions, lte(sessions.expiresAt, now)))

import { lte } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { mailTokens } from '#db/schema/identity/people.ts'
import { someOf } from '#db/sql/purge.ts'

/** Forgets links of our mails that have run out: a chunk of them. */
export const purgeLinks = (db: Db, now: Date) =>
  db.delete(mailTokens).where(someOf(mailTokens, lte(mailTokens.expiresAt, now)))

import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/**
 * Leaves of what a user did and what was done to their account no more than that it was done: by an id that nobody's name
 * belongs to any more.
 */
export const forgetAudit = (db: Db, userId: string) =>
  db.execute(sql`
    update audit set data = '{}', request_id = null
    where actor_id = ${userId} or (subject_kind in ('user', 'shop') and subject_id = ${userId})`)

import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** Forgets which requests a user voted for. */
export const forgetVotes = (db: Db, userId: string) =>
  db.execute(sql`delete from feature_votes where user_id = ${userId}`)

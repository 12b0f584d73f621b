import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** Forgets what a user wrote to support while they were signed in. */
export const forgetLettersOf = (db: Db, userId: string) =>
  db.execute(sql`delete from contact_messages where user_id = ${userId}`)

/** Forgets what came to support from an address, which is given in lower case. */
export const forgetLettersFrom = (db: Db, address: string) =>
  db.execute(sql`delete from contact_messages where lower(email) = ${address}`)

import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** Asks the database for a sign of life. */
export const ask = (db: Db) => db.execute(sql`select 1`)

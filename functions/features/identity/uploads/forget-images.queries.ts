import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** Forgets pictures whose bytes are gone. */
export const forgetImages = (db: Db, keys: string[]) =>
  db.execute(sql`delete from images where key = any(${sql.param(keys)}::text[])`)

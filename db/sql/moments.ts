import { type SQL, sql } from 'drizzle-orm'

/** A moment as PostgreSQL reads it: time comes into SQL as a parameter, so that one clock counts. */
export const momentSql = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`

/** A UUIDv7 for each row of a statement that makes rows out of rows; `id` is one of the same moment. */
export const newIdSql = (id: string): SQL => sql`(${id.replaceAll('-', '').slice(0, 13)}
  || substr(replace(gen_random_uuid()::text, '-', ''), 14))::uuid`

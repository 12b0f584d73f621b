import { type SQL, sql } from 'drizzle-orm'

/** A moment of the database in ISO 8601 with milliseconds, in UTC, as JSON has it: "2026-04-01T09:00:00.000Z". */
export const isoTimeSql = (moment: SQL): SQL<string> =>
  sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

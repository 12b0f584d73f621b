import { type SQL, sql } from 'drizzle-orm'
import { bigint, type ExtraConfigColumn, type PgColumn, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** UUIDv7 primary key, made by the caller: keys sort by the time they were made. */
export const id = () => uuid().primaryKey()

/** A moment in UTC, to the millisecond: what a JavaScript Date holds, so that cursors compare exactly. */
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

/** An amount of money in integer pence. */
export const pence = () => bigint({ mode: 'number' })

/** A text column checked against a fixed list of values by `oneOf`. */
export const choice = <T extends string>(values: readonly [T, ...T[]]) => text({ enum: values as [T, ...T[]] })

export const oneOf = (column: PgColumn, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`

/**
 * A column of an index in the order that `ORDER BY … DESC` means. Drizzle's own `desc()` would write NULLS LAST, and
 * PostgreSQL would sort whole tables beside an index that is never used.
 */
export const newestFirst = (column: ExtraConfigColumn) => column.desc().nullsFirst()

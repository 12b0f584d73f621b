import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** How many rows of a table one run deletes at a time, so that no lock is held for long. */
const chunk = 1000

/** Whether a row is one of the chunk that goes next: the condition of a deletion that is repeated until it finds none. */
export const someOf = (table: PgTable, where: SQL | undefined): SQL =>
  sql`ctid in (select ctid from ${table} where ${where ?? sql`true`} limit ${chunk})`

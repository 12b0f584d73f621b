import type { SQL } from 'drizzle-orm'

/** A part of the file: the tables that it tells of, and what it says of one user, a row an entry. */
export type Section = { tables: string[]; of: (userId: string) => SQL }

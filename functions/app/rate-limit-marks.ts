import { type SQL, sql } from 'drizzle-orm'
import { momentSql } from '#db/sql/moments.ts'

type Mark = {
  /** What is marked, such as `view:…`; never as anybody could read it. */
  key: string
  /** When the mark may be forgotten. */
  until: Date
  /** `from …` and `where …`: no mark is made where they find nothing. */
  given: SQL
}

/**
 * A part of a statement that makes a mark, and has a row only where it made one: exactly once a key, also when two come at
 * once.
 */
export const markedOnce = ({ key, until, given }: Mark): SQL => sql`
  insert into rate_limits (key, hits, window_ends_at)
  select ${key}, 1, ${momentSql(until)} ${given}
  on conflict (key) do nothing
  returning key`

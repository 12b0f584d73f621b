import type { TestApp } from '#testing/test-app.ts'

/** Columns that hold words: text, JSON and lists of words. */
const wordy = `select c.table_name, c.column_name from information_schema.columns c
  join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in
    ('text', 'character varying', 'character', 'json', 'jsonb', 'ARRAY', 'USER-DEFINED', 'tsvector', 'name')
  order by 1, 2`

/** Every column of the database in which one of the words stands, whatever its case, with the row's count of each. */
export const placesOf = async (app: TestApp, words: string[]): Promise<string[]> => {
  const { rows } = await app.db.query<{ table_name: string; column_name: string }>(wordy)
  const found: string[] = []
  for (const { table_name: table, column_name: column } of rows) {
    const any = await app.db.query(
      `select 1 from "${table}" where exists (select from unnest($1::text[]) word where strpos(lower("${column}"::text), lower(word)) > 0) limit 1`,
      [words],
    )
    if (any.rows.length > 0) found.push(`${table}.${column}`)
  }
  return found
}

/** The tables with a column that is a user's id, each with those columns. */
export const tablesOfUsers = async (app: TestApp): Promise<Record<string, string[]>> => {
  const { rows } = await app.db.query<{ name: string; columns: string[] }>(
    `select r.relname as name, array_agg(a.attname::text order by a.attname) as columns
     from pg_constraint k join pg_class r on r.oid = k.conrelid
     join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
     where k.contype = 'f' and k.confrelid = 'users'::regclass group by 1 order by 1`,
  )
  return Object.fromEntries(rows.map(({ name, columns }) => [name, columns]))
}

/** How many rows of each of them are a user's. */
export const rowsOf = async (app: TestApp, userId: string): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const [table, columns] of Object.entries(await tablesOfUsers(app))) {
    const { rows } = await app.db.query(
      `select count(*)::int as count from "${table}" where $1::uuid in (${columns.join(', ')})`,
      [userId],
    )
    counts[table] = rows[0].count
  }
  return counts
}

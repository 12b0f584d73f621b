import { everyTable, rowsNaming } from '#testing/rows/rows-of-somebody.ts'
import type { TestApp } from '#testing/site/test-app.ts'

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

/**
 * What a user who left has too much or too little of, in words: tables with a row in which their id still stands, in a
 * column of its own or within words and JSON, against those in which it stays.
 */
export const wronglyKept = async (app: TestApp, { userId, stay }: { userId: string; stay: object }) => {
  const rows = await rowsNaming(app, { keys: [userId], tables: await everyTable(app) })
  const kept = new Set(rows.map(({ table }) => table))
  return [
    ...[...kept]
      .filter((table) => !(table in stay))
      .map((table) => `forget it in its <feature>.leaving.ts, or say there in stays what is left: ${table}`),
    ...Object.keys(stay)
      .filter((table) => !kept.has(table))
      .map((table) => `take what is gone out of stays of its <feature>.leaving.ts: ${table}`),
  ]
}

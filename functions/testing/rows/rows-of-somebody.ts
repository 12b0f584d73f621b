import type { TestApp } from '../site/test-app.ts'

/** A row as the database writes it, after the name of its table. */
export type Row = { table: string; row: string }

/** The tables with a column that is a user's id, each with those columns. */
const tablesOfUsers = async (app: TestApp): Promise<Record<string, string[]>> => {
  const { rows } = await app.db.query<{ name: string; columns: string[] }>(
    `select r.relname as name, array_agg(a.attname::text order by a.attname) as columns
     from pg_constraint k join pg_class r on r.oid = k.conrelid
     join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
     where k.contype = 'f' and k.confrelid = 'users'::regclass group by 1 order by 1`,
  )
  return Object.fromEntries(rows.map(({ name, columns }) => [name, columns]))
}

/** The tables that lead to a user, by their own columns or through a row that they belong to. */
export const tablesAboutUsers = async (app: TestApp): Promise<string[]> => {
  const { rows } = await app.db.query<{ name: string }>(
    `with recursive about(id) as (
       select 'users'::regclass::oid
       union select k.conrelid from pg_constraint k join about a on a.id = k.confrelid where k.contype = 'f')
     select relname as name from about join pg_class on oid = id order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Tables that tell of users in which somebody has no row: a past that lacks one proves nothing about it. */
export const tablesWithout = async (app: TestApp, userId: string): Promise<string[]> => {
  const empty: string[] = []
  for (const [table, columns] of Object.entries(await tablesOfUsers(app))) {
    const { rows } = await app.db.query(`select 1 from "${table}" where $1::uuid in (${columns.join(', ')}) limit 1`, [
      userId,
    ])
    if (rows.length === 0) empty.push(table)
  }
  return empty
}

/** The user's id and the first keys of a row's own, or of what it keeps where it has none, so many a table, of all rows that name the user. */
export const keysOf = async (app: TestApp, { userId, most }: { userId: string; most: number }): Promise<string[]> => {
  const found = new Set([userId])
  for (const [table, columns] of Object.entries(await tablesOfUsers(app))) {
    const { rows } = await app.db.query<{ key: string }>(
      `select coalesce(j->>'id', j->>'key', j->>'reference', j->>'listing_id', j->>'request_id') as key
       from "${table}" t, to_jsonb(t) j where $1::uuid in (${columns.join(', ')}) order by 1 limit $2`,
      [userId, most],
    )
    for (const { key } of rows) if (key) found.add(key)
  }
  return [...found]
}

/** Every table but the counters of tries. */
export const everyTable = async (app: TestApp): Promise<string[]> => {
  const { rows } = await app.db.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'rate_limits' order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** The rows of these tables in which one of the keys stands, wherever in the row. */
export const rowsNaming = async (app: TestApp, { keys, tables }: { keys: string[]; tables: string[] }) => {
  const each = tables.map((name) => `select '${name}' as table, t::text as row from "${name}" t where t::text ~ $1`)
  const { rows } = await app.db.query<Row>(each.join(' union all '), [keys.join('|')])
  return rows
}

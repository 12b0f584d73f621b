import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import { leavings } from './all.leaving.ts'
import { fileParts } from './export.reads.ts'
import { livePast } from './leaving.test-data.ts'

// What stands in the file of a column is seen by changing it: then the file must change.

let app: TestApp
let session: pg.PoolClient
let userId: string

type Column = { table: string; column: string; type: string; computed: boolean }

beforeAll(async () => {
  app = await startTestApp()
  userId = (await livePast(app)).leaver.id
  session = await app.db.connect()
  // What they bought was completed, and so nothing of it has come back.
  await session.query(
    `insert into refunds (id, payment_reference, amount_pence, created_at, next_attempt_at)
     select gen_random_uuid(), reference, 1, now(), now() from payments where payer_id = $1 limit 1`,
    [userId],
  )
  await session.query(`set session_replication_role = replica`)
  const { rows } = await session.query<{ drop: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop from pg_constraint
     where contype = 'c' and connamespace = 'public'::regnamespace
     union all select format('drop index %s', indexrelid::regclass) from pg_index join pg_class on oid = indexrelid
     where indisunique and relnamespace = 'public'::regnamespace
       and not exists (select from pg_constraint where conindid = indexrelid)`,
  )
  for (const { drop } of rows) await session.query(drop)
})
afterAll(async () => {
  session.release()
  await app.close()
})

/** The tables that parts of the file tell of. */
const toldTables = [...new Set(fileParts.flatMap(([, { tables }]) => tables))].sort()

const columnsOf = async (): Promise<Column[]> => {
  const { rows } = await session.query<Column>(
    `select table_name as table, column_name as column, udt_name as type, is_generated = 'ALWAYS' as computed
     from information_schema.columns where table_schema = 'public' and table_name = any($1) order by 1, ordinal_position`,
    [toldTables],
  )
  return rows
}

/** Another value of a column, also where there is none. */
const another: Record<string, (column: string) => string> = {
  text: (column) => `coalesce(${column}, '') || gen_random_uuid()`,
  uuid: () => 'gen_random_uuid()',
  int4: (column) => `coalesce(${column}, 0) + 1`,
  int8: (column) => `coalesce(${column}, 0) + 1`,
  numeric: (column) => `coalesce(${column}, 0) + 1`,
  bool: (column) => `not coalesce(${column}, false)`,
  date: (column) => `coalesce(${column}, '2026-01-01') + 1`,
  timestamptz: (column) => `coalesce(${column}, '2026-01-01') + interval '1 day'`,
  jsonb: (column) => `jsonb_build_object('changed', true, 'was', ${column})`,
  _text: (column) => `array_append(${column}, 'x')`,
}

const partsOf = (table: string) => fileParts.filter(([, { tables }]) => tables.includes(table))

const fileOf = async (table: string): Promise<string> => {
  const parts: unknown[] = []
  for (const [, part] of partsOf(table)) {
    const { sql, params } = new PgDialect({ casing: 'snake_case' }).sqlToQuery(part.of(userId))
    parts.push((await session.query(sql, params)).rows)
  }
  return JSON.stringify(parts)
}

/** Whether a change of the column, in every row, changes what the file says of its table. */
const isTold = async ({ table, column, type }: Column): Promise<boolean> => {
  const before = await fileOf(table)
  await session.query('begin')
  try {
    await session.query(`update "${table}" set "${column}" = ${another[type]!(`"${column}"`)}`)
    return (await fileOf(table)) !== before
  } finally {
    await session.query('rollback')
  }
}

/** Keys of the house lead to what is told in words, and things stand in the file in their order. */
const needsNoWord = ({ column, type }: Column): boolean => type === 'uuid' || column === 'position'

test('each column of a table that tells of people is in the file, or is left out for a reason', async () => {
  const untold: string[] = []
  for (const column of await columnsOf()) {
    if (column.computed || needsNoWord(column) || (await isTold(column))) continue
    untold.push(`${column.table}.${column.column}`)
  }
  const reasons = leavings.flatMap(({ columnsNotInFile }) => Object.keys(columnsNotInFile ?? {}))
  const wrong = {
    silent: untold.filter((column) => !reasons.includes(column)),
    idle: reasons.filter((column) => !untold.includes(column)),
  }
  expect(wrong, 'say each in inFile or columnsNotInFile of its <feature>.leaving.ts, and in one of them').toEqual({
    silent: [],
    idle: [],
  })
})

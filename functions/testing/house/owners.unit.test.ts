import { describe, expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'
import { type TableWrite, tablesOfSchema, tableWritesIn } from './table-writes.ts'

/** Who writes a table that another feature owns, and why. */
const alsoWrites: Record<string, { table: string; why: string }> = {
  'functions/app/session.queries.ts': {
    table: 'sessions',
    why: 'the guard renews a session in the request that it lets pass, and stands below every feature',
  },
}

const tables = await tablesOfSchema()

const featureOf = (file: string): string => {
  if (file === 'db/seed/reference/load.ts') return 'reference'
  return /^functions\/features\/([\w-]+\/[\w-]+)\//.exec(file)?.[1] ?? file.split('/')[1]!
}

const isRead = (file: string): boolean =>
  file === 'db/seed/reference/load.ts' ||
  (/^(functions|db\/sql)\//.test(file) && !/\.test(-data)?\.ts$|^functions\/(testing|bench)\//.test(file))

type Written = TableWrite & { file: string }

const written: Written[] = sourceFiles
  .filter(({ path }) => isRead(path))
  .flatMap(({ path, text }) => tableWritesIn(text, tables).map((write) => ({ ...write, file: path })))

/** The features that write a table, but those that may beside its owner. */
const writersOf = (table: string): string[] => [
  ...new Set(
    written
      .filter((one) => one.table === table && alsoWrites[one.file]?.table !== table)
      .map(({ file }) => featureOf(file)),
  ),
]

/** What is wrong with the writers of a table, in words; null where one feature writes it. */
const complaintOf = (table: string): string | null => {
  const writers = writersOf(table)
  if (writers.length === 1) return null
  if (writers.length === 0) return `nobody writes ${table}: write it in a feature's queries, or drop it`
  const places = written.filter((one) => one.table === table).map(({ file, statement }) => `\n  ${file}: ${statement}`)
  return `${table} is written by ${writers.join(' and ')}; let one of them own its statements, which others call:${places.join('')}`
}

test('every table of the schema is known here', () => {
  const defined = sourceFiles.filter(({ path }) => path.startsWith('db/schema/')).map(({ text }) => text)
  const names = defined.flatMap((text) => [...text.matchAll(/\bpgTable\(\s*'(\w+)'/g)].map(([, name]) => name!))
  const known = new Set<string>(tables.values())
  const unknown = names.filter((name) => !known.has(name))
  expect(unknown, 'export these tables').toEqual([])
  expect(tables.size, 'two tables are exported under one name').toBe(names.length)
})

test.each([...tables.values()].sort())('%s is written by one feature', (table) => {
  expect(complaintOf(table)).toBeNull()
})

test('every write says which table it is', () => {
  const unnamed = written.filter(({ table }) => !table).map(({ file, statement }) => `${file}: ${statement}`)
  expect(unnamed, 'name the table by its import from db/schema or in the words of SQL').toEqual([])
})

test('who may write what another owns still does', () => {
  const idle = Object.entries(alsoWrites).filter(
    ([path, { table }]) => !written.some((one) => one.file === path && one.table === table),
  )
  expect(idle, 'take these out of alsoWrites').toEqual([])
})

describe('a write is seen', () => {
  const imported = "import { users, mailTokens as links } from '#db/schema/identity/people.ts'\n"
  // What stands in «» is put into the template.
  const placed = (text: string) => text.replaceAll(/«(.*?)»/g, (_, inner: string) => `\${${inner}}`)
  const tablesIn = (text: string) => tableWritesIn(imported + placed(text), tables).map(({ table }) => table)

  test.each([
    ['db.insert(users).values(row)', 'users'],
    ['db\n    .update(links)\n    .set(row)', 'mail_tokens'],
    ['db.with(gone).delete(users)', 'users'],
    ["const u = alias(users, 'u')\ndb.update(u)", 'users'],
    ['sql`insert into orders as o (id) values (1)`', 'orders'],
    ['sql`with gone as (delete from holds h using checkouts c) select 1`', 'holds'],
    ['sql`update «users» u set bio = null`', 'users'],
    ['sql`delete from «links» where id = «id»`', 'mail_tokens'],
    ['sql`update only public."listings" set stock = 1`', 'listings'],
    ['sql`insert into holds (id) select id from checkouts`', 'holds'],
    ['sql`merge into «users» u using gone g on g.id = u.id when matched then delete`', 'users'],
    ['sql`merge into only "orders" using gone on true when matched then do nothing`', 'orders'],
    ['sql`truncate holds cascade`', 'holds'],
    ['sql`truncate table only public."holds"`', 'holds'],
    ['sql`copy holds (id, quantity) from stdin`', 'holds'],
    ['sql`COPY «users» FROM stdin`', 'users'],
  ])('in %j', (text, table) => {
    expect(tablesIn(text)).toEqual([table])
  })

  test.each([
    'sql`select 1 from users for no key update`',
    'sql`select 1 from users for update skip locked`',
    'sql`on conflict (id) do update set bio = null`',
    '// delete from users where they left',
    "hash.update(words).digest('hex')",
    'known.delete(key)',
    "say('Please update the page')",
    "say('Please copy the link from your mail')",
    'sql`copy holds (id) to stdout`',
  ])('and none in %j', (text) => {
    expect(tablesIn(text)).toEqual([])
  })

  test.each(['db.delete(table)', 'sql`delete from hens`', 'sql`insert into «sql.identifier(name)» (id)`'])(
    'even where its table can’t be told: %j',
    (text) => {
      expect(tablesIn(text)).toEqual([null])
    },
  )
})

import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import * as schema from '#db/schema/index.ts'
import { sourceFiles } from './source-files.ts'
import { type TableWrite, tableWritesIn } from './table-writes.ts'

/** Each table with the feature that writes it: others call its statements. */
const owners: Record<string, string> = {
  users: 'identity/users',
  mail_tokens: 'identity/users',
  sessions: 'identity/sessions',
  shops: 'identity/shops',
  images: 'identity/uploads',
  addresses: 'identity/addresses',
  mails: 'identity/mail',
  notifications: 'identity/notices',
  audit: 'identity/audit',
  payments: 'money/payments',
  refunds: 'money/refunds',
  ledger_transactions: 'money/ledger',
  ledger_entries: 'money/ledger',
  favourites: 'catalogue/favourites',
  listings: 'selling/shelf',
  listing_images: 'selling/shelf',
  listing_stretches: 'selling/shelf',
  listing_options: 'selling/stock',
  holds: 'selling/stock',
  subscriptions: 'selling/packages',
  listing_views: 'selling/analytics',
  cart_lines: 'trade/cart',
  checkouts: 'trade/checkout',
  orders: 'trade/order-book',
  order_lines: 'trade/order-book',
  order_events: 'trade/order-book',
  conversations: 'talk/messages',
  messages: 'talk/messages',
  message_images: 'talk/messages',
  blocks: 'talk/messages',
  feature_requests: 'talk/feature-requests',
  feature_votes: 'talk/feature-requests',
  newsletter_subscribers: 'talk/newsletter',
  contact_messages: 'talk/contact',
  help_votes: 'help/articles',
  assistant_spend: 'help/chat',
  rate_limits: 'app',
  idempotency_keys: 'app',
  categories: 'reference',
  subcategories: 'reference',
  service_categories: 'reference',
  currencies: 'reference',
  species: 'reference',
  breeds: 'reference',
  outcodes: 'reference',
  passages: 'reference',
  help_articles: 'reference',
}

/** The guard renews a session in the request that it lets pass, and stands below every feature. */
const allowed: Record<string, string> = { 'functions/app/session.queries.ts': 'sessions' }

const tables = new Map(
  Object.entries(schema).flatMap(([name, value]) => (is(value, PgTable) ? [[name, getTableName(value)]] : [])),
)

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

const toldOf = ({ file, table, statement }: Written): string =>
  `${file} writes ${table ?? 'a table that is not named'}, which ${(table && owners[table]) ?? 'nobody'} writes: ${statement}`

const isStranger = ({ file, table }: Written): boolean =>
  !table || (owners[table] !== featureOf(file) && allowed[file] !== table)

test('every table has an owner, and every owner a table', () => {
  const defined = sourceFiles.filter(({ path }) => path.startsWith('db/schema/')).map(({ text }) => text)
  const names = defined.flatMap((text) => [...text.matchAll(/\bpgTable\(\s*'(\w+)'/g)].map(([, name]) => name!))
  expect([...tables.values()].sort()).toEqual(names.sort())
  expect(Object.keys(owners).sort()).toEqual(names)
})

test('only its owner writes a table', () => {
  expect(written.filter(isStranger).map(toldOf)).toEqual([])
})

test('each owner does write its table', () => {
  const pairs = new Set(written.map(({ file, table }) => `${table}: ${featureOf(file)}`))
  const idle = Object.entries(owners).filter(([table, owner]) => !pairs.has(`${table}: ${owner}`))
  expect(idle).toEqual([])
})

describe('a write is seen', () => {
  const imported = "import { users, mailTokens as links } from '#db/schema/index.ts'\n"
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

import fs from 'node:fs'
import { parseArgs } from 'node:util'
import { buildIfStale } from '#db/local/build.ts'
import { openWorker } from '#db/local/built-worker.ts'
import { startGateway } from '#db/local/gateway/gateway.ts'
import { databaseUrl } from '#db/local/postgres/database.ts'
import { startPostgres } from '#db/local/postgres/postgres.ts'
import { TestClient } from '#testing/site/test-client.ts'

/**
 * Writes what every read answers to a visitor and to each demo user, a line an answer: `node functions/bench/record-reads.ts
 * --data FOLDER --at MOMENT --out FILE`, where FOLDER is a copy of the local database's and MOMENT soon after it was seeded, so
 * that no clock moves anything. Two builds on copies of one database must write the same file.
 */
const text = { type: 'string' } as const
const { data, at: moment, out } = parseArgs({ options: { data: text, at: text, out: text } }).values
if (!data || !moment || !out)
  throw new Error('Say --data FOLDER, a copy of a local database, --at MOMENT and --out FILE.')

const at = new Date(moment)
const people = ['visitor', 'demo_buyer', 'demo_seller', 'demo_premium', 'demo_admin']

const firstAddresses = [
  ...[
    'categories',
    'products',
    'products/featured',
    'products?limit=100',
    'products?q=marans',
    'products?sort=price_asc',
  ],
  ...['products?category=hatching-eggs', 'products?near=SY8&within=50', 'products?inStock=true', 'products?q=marens'],
  ...[
    'products/suggest?q=mar',
    'breeds',
    'breeds?species=chicken',
    'services',
    'services?near=SY8',
    'services/categories',
  ],
  ...['settings/public', 'currencies', 'currency/convert?amount=10&from=GBP&to=EUR', 'feature-requests', 'help'],
  ...['help?q=posting+eggs', 'help?topic=buying', 'incubation/calendar.ics?species=duck&set=2026-03-20'],
  ...[
    'user',
    'user/addresses',
    'user/email',
    'user/export',
    'favourites',
    'favourites/ids',
    'cart',
    'orders',
    'orders?q=eggs',
  ],
  ...[
    'feature-requests/my-requests',
    'feature-requests/my-votes',
    'messages',
    'messages/unread-count',
    'notifications',
  ],
  ...[
    'notifications/unread-count',
    'seller/dashboard',
    'seller/analytics',
    'seller/orders',
    'seller/listings',
    'seller/shop',
  ],
  ...['seller/listings?status=active', 'seller/listings?q=eggs', 'subscription', 'dev/mailbox', 'orders?status=paid'],
  ...['nothing-here', 'products/not-an-id', 'products?limit=1000', 'products?surprise=1', 'orders?cursor=x'],
].map((path) => `/api/${path}`)

const pages = [
  '/',
  '/products',
  '/categories',
  '/services',
  '/sell',
  '/help',
  '/contact',
  '/privacy',
  '/sitemap.xml',
  '/robots.txt',
]

const id = '([0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12})'

/** What an answer leads to: addresses under which its ids and names may stand. */
const leads: [from: RegExp, pattern: RegExp, to: string[]][] = [
  [
    /^\/api\/products(\?|$)/,
    new RegExp(`"id":"${id}"`, 'g'),
    ['/api/products/:', '/api/products/:/similar', '/products/:'],
  ],
  [/^\/api\/products(\?|$)/, /"username":"([\w-]+)"/g, ['/api/sellers/:', '/sellers/:', '/api/products?seller=:']],
  [/^\/api\/categories$/, /"slug":"([\w-]+)"/g, ['/api/categories/:', '/category/:']],
  [/^\/api\/breeds$/, /"slug":"([\w-]+)"/g, ['/api/breeds/:']],
  [/^\/api\/help$/, /"slug":"([\w-]+)"/g, ['/api/help/:', '/help/:']],
  [/^\/api\/orders$/, new RegExp(`"id":"${id}"`, 'g'), ['/api/orders/:', '/api/messages?orderId=:']],
  [/^\/api\/seller\/orders$/, new RegExp(`"id":"${id}"`, 'g'), ['/api/orders/:']],
  [/^\/api\/seller\/listings$/, new RegExp(`"id":"${id}"`, 'g'), ['/api/seller/listings/:']],
  [/^\/api\/messages$/, new RegExp(`"id":"${id}"`, 'g'), ['/api/messages/:']],
  [/./, /"nextCursor":"([\w-]+)"/g, ['cursor']],
  [/^\/api\/dev\/mailbox$/, /\/pay\/([\w-]+)/g, ['/api/payments/sandbox/:']],
]

const nextOf = (address: string, cursor: string): string =>
  address.includes('cursor=') ? '' : `${address}${address.includes('?') ? '&' : '?'}cursor=${cursor}`

const ledTo = (address: string, body: string): string[] =>
  leads.flatMap(([from, pattern, to]) =>
    from.test(address)
      ? [...body.matchAll(pattern)].flatMap(([, found = '']) =>
          to.map((place) => (place === 'cursor' ? nextOf(address, found) : place.replace(':', found))),
        )
      : [],
  )

const kept = ['content-type', 'cache-control', 'etag', 'content-security-policy', 'location', 'retry-after', 'vary']

// How the scripts are cut changes with every build, and is not what a page says.
const withoutChunks = (body: string): string =>
  body.replaceAll(/ *<(script|link)[^>]*\/assets\/[^>]*>(<\/script>)?\n?/g, '')

const record = async (client: TestClient, name: string): Promise<string[]> => {
  const waiting = [...firstAddresses, ...pages]
  const asked = new Set(waiting)
  const lines: string[] = []
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const response = await client.raw(address, { headers: { 'X-Test-Clock': at.toISOString() } })
    const body = withoutChunks(await response.text())
    const headers = Object.fromEntries(kept.map((header) => [header, response.headers.get(header)]))
    lines.push(JSON.stringify([name, address, response.status, headers, body]))
    for (const next of ledTo(address, body)) {
      if (!next || asked.has(next) || asked.size > 1500) continue
      asked.add(next)
      waiting.push(next)
    }
  }
  return lines
}

await buildIfStale('worker')
const postgres = await startPostgres({ data })
const gateway = await startGateway(postgres.url('hatchyard'))
const stop = new AbortController()
const worker = await openWorker({
  vars: {
    ENVIRONMENT: 'local',
    CLOCK: 'header',
    DATABASE_URL: databaseUrl(),
    NEON_GATEWAY: gateway.address,
    SESSION_SECRETS: 'session-secret-of-the-record-0123456789abcdef',
    HASH_SECRET: 'hash-secret-of-the-record-0123456789abcdef',
    BUILD_ID: 'recorded',
    SITE_ORIGIN: 'http://localhost',
  },
  onLog: () => {},
  signal: stop.signal,
})
const { origin } = await worker.unsafeGetDirectURL()
const lines: string[] = []
for (const username of people) {
  const client = new TestClient(origin, { at })
  if (username !== 'visitor') await client.post('/api/login', { username, password: 'hatchyard-demo' })
  lines.push(...(await record(client, username)))
}
fs.writeFileSync(out, `${lines.join('\n')}\n`)
console.log(`${lines.length} answers`)
await worker.dispose()
stop.abort()
await gateway.close()
await postgres.stop()

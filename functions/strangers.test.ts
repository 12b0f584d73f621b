import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nobodysId } from '#app/route/declaration.ts'
import { livePast, type Past } from '#features/operations/leaving/leaving.test-data.ts'
import { addBuyer } from '#testing/market/buying.ts'
import { newSeller, start } from '#testing/market/selling.ts'
import { addressOfExample, type DeclaredRoute, everyDeclaredRoute } from '#testing/routes/declared-routes.ts'
import { emptyTables } from '#testing/rows/out-of-reach.ts'
import { everyTable, keysOf, type Row, rowsNaming, tablesWithout } from '#testing/rows/rows-of-somebody.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import type { TestAnswer, TestClient } from '#testing/site/test-client.ts'

type Meant = {
  why: string
  /** Tables to which it may add a row that names somebody's things, and those in which it counts something of theirs. */
  adds?: string[]
  counts?: string[]
}

/** Where a stranger's act on what is somebody's is meant to succeed, and why. */
const meant: Record<string, Meant> = {
  'PUT /api/favourites/:id': { adds: ['favourites'], why: 'what is on sale is for everybody to like' },
  'PUT /api/products/:id/wait': { adds: ['stock_waits'], why: 'what is on sale is for everybody to wait for' },
  'POST /api/cart/items': {
    adds: ['cart_lines'],
    why: 'what is on sale is for everybody to put into a cart of their own',
  },
  'POST /api/checkout': {
    adds: ['orders', 'order_lines'],
    counts: ['listing_options'],
    why: 'what is on sale is for everybody to buy, and leaves the stock',
  },
  'POST /api/products/:id/view': {
    adds: ['listing_views'],
    counts: ['listing_views'],
    why: 'a look at what is on sale is counted',
  },
  'PUT /api/feature-requests/:id/vote': { adds: ['feature_votes'], why: 'a wish is for all to vote on' },
  'DELETE /api/feature-requests/:id/vote': { why: 'a wish is for all to vote on, and to think again' },
  'PUT /api/users/:id/block': { adds: ['blocks'], why: 'anybody may block anybody' },
  'DELETE /api/users/:id/block': { why: 'anybody may unblock whom they blocked' },
}

let app: TestApp
let past: Past
let strangers: Record<'buyer' | 'seller', TestClient>
let strangerIds: string[]
/** What is known of Ann by a key, and the few keys of each kind that strangers try. */
let keys: string[]
let tried: string[]
let tables: string[]
const before: Record<string, string> = {}

const named = ({ method, path }: DeclaredRoute): string => `${method} ${path}`
const isRead = ({ method }: DeclaredRoute): boolean => method === 'GET'
const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/

/** What only who is signed in may read, and that names nothing in its path. */
const ownReads = everyDeclaredRoute.filter(
  (route) => isRead(route) && route.declaration.who !== 'anyone' && !route.path.includes(':'),
)

const textOfExample = ({ declaration }: DeclaredRoute): string => JSON.stringify(declaration.example?.body ?? null)

const takesKey = (route: DeclaredRoute): boolean => route.path.includes(':') || uuid.test(textOfExample(route))

/** All that may reach what is somebody's: every write, also one without a key, and what is read by a key and not by all. */
const reaching = everyDeclaredRoute.filter((route) => {
  const { who, example } = route.declaration
  if (isRead(route)) return takesKey(route) && who !== 'anyone'
  return takesKey(route) || (who !== 'anyone' && !example?.changesWho)
})

/** An id is a key of ours; whatever else a part is called, each key of theirs is tried in it. */
const keysFor = (route: DeclaredRoute): string[] => {
  if (!takesKey(route)) return []
  return /:(?!id\b)/.test(route.path) ? tried : tried.filter((key) => uuid.test(key))
}

/** Sends a route's example with this key wherever it names one. */
const send = async (api: TestClient, { route, key }: { route: DeclaredRoute; key: string }) => {
  if (route.declaration.limit) await emptyTables(app, 'rate_limits')
  const path = addressOfExample({ ...route, path: route.path.replace(/:\w+/, key) })
  const body = JSON.parse(textOfExample(route).replaceAll(new RegExp(uuid, 'g'), key)) ?? undefined
  const { headers } = route.declaration.example ?? {}
  if (isRead(route)) return api.get<{ code?: string }>(path, headers)
  const method = route.method.toLowerCase() as 'post' | 'put' | 'patch' | 'delete'
  return api[method]<{ code?: string }>(path, body, headers)
}

const told = ({ status, body }: TestAnswer<{ code?: string } | null>): string => `${status} ${body?.code ?? ''}`

const rows = () => rowsNaming(app, { keys, tables })

const textOf = ({ table, row }: Row): string => `${table} ${row}`

/** Rows that were there and are not, but what strangers did themselves and counters; rows that have come, but where meant. */
const changesSince = async (known: Row[], { adds = [], counts = [] }: Partial<Meant> = {}): Promise<string[]> => {
  const now = await rows()
  const [old, left] = [new Set(known.map(textOf)), new Set(now.map(textOf))]
  const isStrangers = ({ row }: Row) => strangerIds.some((id) => row.includes(id))
  const gone = known.filter((one) => !left.has(textOf(one)) && !counts.includes(one.table) && !isStrangers(one))
  const come = now.filter((one) => !old.has(textOf(one)) && ![...adds, ...counts].includes(one.table))
  return [...gone.map((one) => `gone: ${textOf(one)}`), ...come.map((one) => `new: ${textOf(one)}`)]
}

const answers = async (role: 'buyer' | 'seller', route: DeclaredRoute): Promise<string> => {
  const { status, body } = await strangers[role].get(addressOfExample(route))
  return `${status} ${JSON.stringify(body)}`
}

const roles = ['buyer', 'seller'] as const

beforeAll(async () => {
  app = await startTestApp()
  const [buyer, seller] = [await addBuyer(app, { at: start }), await newSeller(app)]
  strangers = { buyer: buyer.api, seller: seller.api }
  strangerIds = [buyer.id, seller.id]
  for (const role of roles) {
    for (const route of ownReads) before[`${role} ${named(route)}`] = await answers(role, route)
  }
  past = await livePast(app)
  keys = [...(await keysOf(app, { userId: past.leaver.id, most: 1000 })), past.leaver.email]
  tried = await keysOf(app, { userId: past.leaver.id, most: 2 })
  const all = await everyTable(app)
  const naming = new Set((await rowsNaming(app, { keys, tables: all })).map(({ table }) => table))
  tables = all.filter((table) => naming.has(table))
})
afterAll(() => app.close())

test('whose things strangers reach for has a row in every table that tells of users', async () => {
  const missing = await tablesWithout(app, past.leaver.id)
  expect(missing, 'make a row in each of these tables in a <feature>.past.test-data.ts').toEqual([])
})

describe.each(ownReads.map((route) => ({ name: named(route), route })))('$name', ({ name, route }) => {
  test.each(roles)('answers a %s the same, whatever somebody else has done since', async (role) => {
    expect(await answers(role, route), `does every query of ${name} ask for its viewer?`).toBe(
      before[`${role} ${name}`],
    )
  })
})

describe.each(reaching.map((route) => ({ name: named(route), route })))('$name', ({ name, route }) => {
  test.each(roles)(
    'is for a %s with somebody else’s keys as with nobody’s, and changes nothing of theirs (V8.2.2)',
    async (role) => {
      const api = strangers[role]
      const known = await rows()
      const nobodys = told(await send(api, { route, key: nobodysId }))
      expect(nobodys, 'the stranger is signed in and not held back: else nothing is tried').not.toMatch(/^(401|429)/)
      const allowed = meant[name]
      for (const key of keysFor(route)) {
        const answer = told(await send(api, { route, key }))
        if (!allowed) expect(answer, `${key}: does every query of ${name} ask for its viewer?`).toBe(nobodys)
      }
      const changed = await changesSince(known, allowed)
      expect(changed, `does every statement of ${name} name its viewer in WHERE?`).toEqual([])
    },
  )
})

test('whatever strangers are meant to do is still a route', () => {
  const known = new Set(reaching.map(named))
  expect(Object.keys(meant).filter((name) => !known.has(name))).toEqual([])
})

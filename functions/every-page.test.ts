import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeCursor } from '#app/cursors/cursor.ts'
import { lastMoment } from '#app/cursors/time-cursor.ts'
import type { Conversation } from '#contract/talk/messages.answers.ts'
import { addBuyer, checkOut, fill, home, pay, type TestBuyer, tuesday } from '#testing/market/buying.ts'
import { addListing } from '#testing/market/catalogue.ts'
import { writeToAll } from '#testing/market/conversations.ts'
import { named } from '#testing/market/messages.ts'
import { type Market, openMarket } from '#testing/market/orders.ts'
import { draft, ok } from '#testing/market/selling.ts'
import { everyDeclaredRoute } from '#testing/routes/declared-routes.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import type { TestClient } from '#testing/site/test-client.ts'

// Everything here happened in the same moment, so that in every list all stand at a tie.

let app: TestApp
let market: Market
let buyer: TestBuyer
let conversation: string

/** Two checkouts of four orders each: of each of two sellers one by post, one to collect. */
const buyTwice = async (other: Market) => {
  const options = [market, other].flatMap(({ eggs, bird }) => [eggs, bird])
  for (const _ of [1, 2]) {
    await fill(buyer.api, ...options.map((option): [string, number] => [option, 1]))
    const opened = ok(await checkOut(buyer.api), 201)
    expect(opened.orders).toHaveLength(4)
    ok(await pay(buyer.api, opened))
  }
}

const talk = async (others: string[]) => {
  await writeToAll(app, { from: buyer.id, to: others, text: 'Are they fertile?' })
  const { api } = market.seller
  const first = { to: named(market.seller).username, text: 'Hello' }
  const opened = ok(await buyer.api.post<Conversation>('/api/messages', first), 201)
  for (const text of ['One', 'Two', 'Three', 'Four']) ok(await api.post(`/api/messages/${opened.id}`, { text }), 201)
  return opened.id
}

beforeAll(async () => {
  app = await startTestApp()
  market = await openMarket(app)
  const password = 'bantams-lay-well'
  buyer = await addBuyer(app, { password })
  await buyTwice(await openMarket(app))
  const same = { title: 'Marans grower', options: [{ label: 'One', pricePence: 900, stock: 3 }] }
  for (const n of [1, 2, 3, 4, 5]) {
    const { id } = await addListing(app, market.seller.id, same)
    ok(await buyer.api.put(`/api/favourites/${id}`), 204)
    await addListing(app, market.seller.id, {
      ...{ title: 'Flock health visit', category: 'services', subcategory: 'veterinary' },
      attributes: { radiusMiles: 30, priceBasis: 'visit' },
    })
    await draft(market.seller.api, { title: 'Marans grower', category: 'live-birds' })
    ok(await buyer.api.post('/api/user/addresses', { ...home, line1: `${n} Orchard Lane` }), 201)
    ok(await app.client({ at: tuesday }).post('/api/login', { username: buyer.email, password }))
  }
  conversation = await talk(await Promise.all([1, 2, 3, 4].map(async () => (await addBuyer(app)).id)))
})
afterAll(() => app.close())

type Lists = Record<string, { asker: () => TestClient; queries: string[]; path?: () => string }>

const visitor = { asker: () => app.client({ at: tuesday }) }
const ofBuyer = { asker: () => buyer.api, queries: [''] }
const ofSeller = { asker: () => market.seller.api, queries: [''] }

const lists: Lists = {
  'GET /api/breeds': { ...visitor, queries: ['species=goose'] },
  'GET /api/help': { ...visitor, queries: ['topic=buying', 'q=candling'] },
  'GET /api/products': {
    ...visitor,
    queries: [
      ...['newest', 'price_asc', 'price_desc', 'rating'].map((sort) => `sort=${sort}&category=supplies`),
      ...['sort=nearest&near=SY8&category=supplies', 'q=marans+grower'],
    ],
  },
  'GET /api/services': { ...visitor, queries: ['', 'near=SY8'] },
  'GET /api/favourites': ofBuyer,
  'GET /api/messages': ofBuyer,
  'GET /api/messages/:id': { ...ofBuyer, path: () => `/api/messages/${conversation}` },
  'GET /api/notifications': ofSeller,
  'GET /api/orders': ofBuyer,
  'GET /api/seller/listings': { ...ofSeller, queries: ['', 'sort=title', 'sort=price', 'sort=stock', 'status=draft'] },
  'GET /api/seller/orders': ofSeller,
  'GET /api/user/addresses': ofBuyer,
  'GET /api/user/sessions': ofBuyer,
}

type Page = { items: Record<string, unknown>[]; nextCursor: string | null }

const nameOf = (item: Record<string, unknown>): string => String(item.id ?? item.url ?? item.slug)

const readPage = (name: string, { query, limit, cursor }: { query: string; limit: number; cursor: string | null }) => {
  const { asker, path = () => name.split(' ')[1]! } = lists[name]!
  const asked = new URLSearchParams(query)
  asked.set('limit', String(limit))
  if (cursor) asked.set('cursor', cursor)
  return asker().get<Page>(`${path()}?${asked}`)
}

const names = async (name: string, { query, limit }: { query: string; limit: number }): Promise<string[]> => {
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const page: Page = ok(await readPage(name, { query, limit, cursor }))
    expect(page.items.length).toBeLessThanOrEqual(limit)
    seen.push(...page.items.map(nameOf))
    cursor = page.nextCursor
    expect(seen.length, 'a list of this world ends').toBeLessThan(100)
  } while (cursor)
  return seen
}

test('every list that is read by pages stands here', () => {
  const paged = everyDeclaredRoute.filter(({ declaration: { query } }) => query?.safeParse({ limit: '1' }).success)
  expect(paged.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(Object.keys(lists).sort())
})

const cases = Object.entries(lists).flatMap(([name, { queries }]) => queries.map((query) => [name, query] as const))

describe.each(cases)('%s?%s', (name, query) => {
  test('brings each once over pages of one, two and three, as on one page', async () => {
    const whole = await names(name, { query, limit: 50 })
    expect(whole.length).toBeGreaterThanOrEqual(4)
    expect(new Set(whole).size).toBe(whole.length)
    for (const limit of [1, 2, 3]) expect(await names(name, { query, limit }), `by ${limit}`).toEqual(whole)
  })
})

/** Cursors that hold a name or an id alone, in which no number can be too large. */
const withoutNumbers = [
  ...['GET /api/breeds?species=goose', 'GET /api/seller/listings?sort=title'],
  ...['GET /api/user/addresses?', 'GET /api/user/sessions?'],
]

/** Later than Postgres or JavaScript can tell a time, and before all that is ours. */
const beyondNumbers = [1e15, -1e15, 8.64e15 + 1, 2 ** 53 - 1, -lastMoment, -1]
const beyondDays = ['+033658-09-27T01:46:40.000Z', '-029719-04-05T22:13:20.000Z', '0000-01-01T00:00:00.000Z']

/** What lies beyond a part of a cursor, in the words of that part: none for a name or an id. */
const beyond = (part: unknown): unknown[] => {
  if (typeof part === 'number') return beyondNumbers
  if (typeof part !== 'string') return []
  if (/^\d+$/.test(part)) return beyondNumbers.map(String)
  return /^\d{4}-\d\d-\d\dT/.test(part) ? beyondDays : []
}

/** The cursors that somebody could make of this one, with a moment, price or score in it that can't be. */
const craftedFrom = (cursor: string): string[] => {
  const place: unknown[] = JSON.parse(Buffer.from(cursor, 'base64url').toString())
  return place.flatMap((part, at) => beyond(part).map((wrong) => writeCursor(place.with(at, wrong))))
}

describe.each(cases.filter(([name, query]) => !withoutNumbers.includes(`${name}?${query}`)))('%s?%s', (name, query) => {
  test('refuses a cursor whose moment, price or score nothing of ours can have', async () => {
    const { nextCursor } = ok(await readPage(name, { query, limit: 1, cursor: null }))
    const crafted = craftedFrom(nextCursor!)
    expect(crafted.length).toBeGreaterThanOrEqual(3)
    for (const cursor of crafted) {
      const { status } = await readPage(name, { query, limit: 1, cursor })
      expect(status, Buffer.from(cursor, 'base64url').toString()).toBe(422)
    }
  })
})

test('buyer and seller find each order of both checkouts', async () => {
  expect(await names('GET /api/orders', { query: '', limit: 3 })).toHaveLength(8)
  expect(await names('GET /api/seller/orders', { query: '', limit: 3 })).toHaveLength(4)
})

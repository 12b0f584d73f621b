import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '#app/rate-limit.ts'
import { nobodysId } from '#app/route/declaration.ts'
import { publicPages } from '#contract/pages/pages.ts'
import { addListing, addSeller } from './testing/market/catalogue.ts'
import { type DeclaredRoute, everyDeclaredRoute } from './testing/routes/declared-routes.ts'
import { nameOf, sendExample } from './testing/routes/send-example.ts'
import { startTestApp, type TestApp } from './testing/site/test-app.ts'

// What a visitor can have the database or the bucket do, as often as they like, without an account.

const now = new Date('2026-06-09T12:00:00Z')
const busy = { 'CF-Connecting-IP': '192.0.2.1' }
const fresh = { 'CF-Connecting-IP': '198.51.100.1' }

let app: TestApp
let seller: string
let listing: string

const times = async (count: number, work: () => Promise<unknown>) => {
  for (let done = 0; done < count; done += 50) await Promise.all(Array.from({ length: 50 }, work))
}

/** Lets the busy network use up what an isolate counts of visitors: each kind once for all routes. */
const useUp = async () => {
  const visitor = app.client({ at: now })
  await times(limits.uncachedReads.tries, () => visitor.get(`/api/products/${nobodysId}`, busy))
  await times(limits.uncachedPictures.tries, () => visitor.get('/api/images/nobodys-picture', busy))
}

beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: 'strict' })
  seller = 'ludlow_hens'
  listing = (await addListing(app, await addSeller(app, { username: seller, outcode: 'SY8' }), { title: 'Marans' })).id
  await useUp()
})
afterAll(() => app.close())

/** Each with its reason. */
const uncounted = {
  'GET /api/dev/mailbox': 'It is there locally only.',
  'POST /api/logout': 'It asks the database for a session that we have signed and for nothing else, and ends it.',
  'POST /api/newsletter/unsubscribe': 'Mail programs send it for all their readers, from networks that these share.',
}

const open = everyDeclaredRoute.filter(
  ({ declaration: { who, calls, cache } }) => who === 'anyone' && calls > 0 && !cache,
)
const isUncounted = (route: DeclaredRoute): boolean => nameOf(route) in uncounted

test('what is not counted is what is meant not to be', () => {
  expect(open.filter(isUncounted).map(nameOf).sort()).toEqual(Object.keys(uncounted))
})

// Its example takes nobody's name, and so is refused before anything is asked of the database.
const registered = {
  body: { username: 'ann_reed', email: 'ann@example.com', password: 'bantams-lay-well', fullName: 'Ann Reed' },
}
const asked = (route: DeclaredRoute): DeclaredRoute =>
  nameOf(route) === 'POST /api/register'
    ? { ...route, declaration: { ...route.declaration, example: registered } }
    : route

const counted = open
  .filter((route) => !isUncounted(route))
  .map((route) => ({ name: nameOf(route), route: asked(route) }))

test.each(counted)(
  '$name is refused to a network that has asked for too much, and to no other (V2.4.1)',
  async ({ route }) => {
    const visitor = () => app.client({ at: now })
    expect((await sendExample(visitor(), route, fresh)).status).not.toBe(429)
    await sendExample(visitor(), route, busy)
    await app.db.query('update rate_limits set hits = 100000')
    const refused = await sendExample(visitor(), route, busy)
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    await app.db.query('delete from rate_limits')
  },
)

/** Every path that is none of the API's, with what this database has. */
const paths = ['/sitemap.xml', '/robots.txt', '/.well-known/security.txt', ...Object.keys(publicPages)]
const addressOf = (path: string): string =>
  path
    .replace(':id', listing)
    .replace(':username', seller)
    .replace(':category', 'live-birds')
    .replace(':subcategory', 'chickens')
    .replace(':slug', 'how-buying-works')

describe.each(paths)('%s', (path) => {
  const look = (headers: Record<string, string>, method = 'GET') =>
    app.fetch(addressOf(path), { method, headers: { ...headers, 'X-Test-Clock': now.toISOString() } })

  test('has the database do nothing for a network that has asked for too much', async () => {
    const before = app.allCalls()
    await (await look(busy)).arrayBuffer()
    expect(app.allCalls() - before).toBe(0)
  })

  test('is read from the database once, by GET or HEAD, however often it is asked for', async () => {
    expect((await look(fresh)).status).toBe(200)
    const before = app.allCalls()
    for (const method of ['GET', 'HEAD', 'GET']) {
      const { status } = await look({ ...fresh, 'Cache-Control': 'no-cache', Pragma: 'no-cache' }, method)
      expect([method, status]).toEqual([method, 200])
    }
    expect(app.allCalls() - before).toBe(0)
  })
})

test('the map of the site is refused in words to a network that has asked for too much, and told to it once it is known', async () => {
  const later = { 'X-Test-Clock': new Date(now.getTime() + 30_000 + 3_600_000).toISOString() }
  const visitor = app.client({ at: new Date(later['X-Test-Clock']) })
  await times(limits.uncachedReads.tries, () => visitor.get(`/api/products/${nobodysId}`, busy))
  const ask = (from: Record<string, string>) => app.fetch('/sitemap.xml', { headers: { ...from, ...later } })
  const refused = await ask(busy)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
  expect((await ask(fresh)).status).toBe(200)
  expect((await ask(busy)).status).toBe(200)
})

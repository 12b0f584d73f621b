import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkOut, home, pay, referenceOf } from './testing/market/buying.ts'
import { addSignedInSeller } from './testing/market/orders.ts'
import { mug, ok, openPackage, start } from './testing/market/selling.ts'
import { fillCart, openWorld, type World } from './testing/market/world.ts'
import { addressOfExample, type DeclaredRoute, everyDeclaredRoute } from './testing/routes/declared-routes.ts'
import { startTestApp, type TestApp } from './testing/site/test-app.ts'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await startTestApp()
  world = await openWorld(app)
})
afterAll(() => app.close())

const nameOf = ({ method, path }: DeclaredRoute): string => `${method} ${path}`

/** The clauses of the house: a read one call, a write three, a checkout four. What it takes at worst may be more. */
const mostOf = (route: DeclaredRoute): number => {
  if (route.method === 'GET') return 1
  return nameOf(route) === 'POST /api/checkout' ? 4 : 3
}

/** Each with its reason. */
const mayTakeMore = {
  'GET /api/verify-email': 'Followed from a mail, and so a GET, but a write.',
  'POST /api/chat': 'A model’s spend is held before it is asked, and it searches twice.',
  'POST /api/subscription/cancel': 'Refunds of a year and of its upgrade are each noted after the answer.',
}

test('no route declares more calls to the database than the house allows', () => {
  const over = everyDeclaredRoute.filter((route) => route.declaration.calls > mostOf(route)).map(nameOf)
  expect(over.sort()).toEqual(Object.keys(mayTakeMore).sort())
})

/** Examples name what every database has; what is for sale is this test's. */
const addressIn = (route: DeclaredRoute): string => {
  const params = { ...route.declaration.example?.params, id: world.eggs.id, username: world.seller.username }
  return addressOfExample({
    ...route,
    declaration: { ...route.declaration, example: { ...route.declaration.example, params } },
  })
}

const cached = everyDeclaredRoute.filter(({ declaration }) => declaration.cache)

test.each(cached.map((route) => ({ name: nameOf(route), route })))(
  '$name is read in one call, and in none when the edge holds the answer',
  async ({ route }) => {
    const read = async () => {
      const before = app.allCalls()
      const { status, headers } = await app.client({ at: start }).get(addressIn(route))
      const told = Number(headers.get('x-database-calls'))
      return { status, cache: headers.get('x-cache'), calls: app.allCalls() - before, told }
    }
    expect(await read()).toEqual({ status: 200, cache: 'MISS', calls: 1, told: 1 })
    expect(await read()).toEqual({ status: 200, cache: 'HIT', calls: 0, told: 0 })
  },
)

/** How often asking goes to the database. */
const callsOf = async (ask: () => Promise<{ status: number }>): Promise<number> => {
  const before = app.calls()
  expect((await ask()).status).toBeLessThan(300)
  return app.calls() - before
}

// Their declarations leave room for what is rarely to do.

test('an answer in the chat takes one call without a model', async () => {
  const ask = () => app.client({ at: start }).post('/api/chat', { message: 'Marans eggs by post' })
  expect(await callsOf(ask)).toBeLessThanOrEqual(1)
})

test('a new draft takes two calls without a twin', async () => {
  expect(await callsOf(() => world.seller.api.post('/api/seller/listings', mug))).toBeLessThanOrEqual(2)
})

test('the end of a package takes three calls with one refund', async () => {
  const { api } = await addSignedInSeller(app)
  const { reference } = await openPackage(api, 'basic', 'year')
  ok(await api.post(`/api/payments/sandbox/${reference}/succeed`, {}))
  expect(await callsOf(() => api.post('/api/subscription/cancel', {}))).toBeLessThanOrEqual(3)
})

test('a filled cart leads to a paid order in eight calls', async () => {
  const { api } = world.buyer
  await fillCart(world)
  const before = app.calls()
  ok(await api.get('/api/cart'))
  ok(await api.post('/api/checkout/quote', { address: home }))
  const opened = ok(await checkOut(api), 201)
  ok(await api.get(`/api/payments/sandbox/${referenceOf(opened)}`))
  ok(await pay(api, opened))
  expect(app.calls() - before).toBeLessThanOrEqual(8)
})

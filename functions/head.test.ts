import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { livePast, type Past } from '#features/operations/leaving/leaving.test-data.ts'
import { tuesday } from '#testing/market/buying.ts'
import { type Market, openMarket, orderIn, type Placed } from '#testing/market/orders.ts'
import { linksTo } from '#testing/people/credentials.ts'
import { mailTo, signUp } from '#testing/people/test-users.ts'
import { addressOfExample, type DeclaredRoute, everyDeclaredRoute } from '#testing/routes/declared-routes.ts'
import { everythingStored } from '#testing/rows/everything-stored.ts'
import { keysOf } from '#testing/rows/rows-of-somebody.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import type { TestClient } from '#testing/site/test-client.ts'

/** Whatever may ask, with the moment at which it does. */
type Asker = { api: TestClient; at: Date; keys: string[] }

let app: TestApp
let market: Market
let past: Past
let overdue: Placed
let askers: Record<'leaver' | 'buyer' | 'seller', Asker>

/** Clocks of orders have run out by then, and sessions want to be renewed. */
const muchLater = new Date(tuesday.getTime() + 12 * 24 * 60 * 60 * 1000)

const askedBy = async (api: TestClient, { id, at }: { id: string; at: Date }): Promise<Asker> => ({
  ...{ api, at },
  keys: await keysOf(app, { userId: id, most: 1 }),
})

beforeAll(async () => {
  app = await startTestApp()
  market = await openMarket(app)
  past = await livePast(app)
  overdue = await orderIn(market, 'post', 'paid')
  askers = {
    leaver: await askedBy(past.leaver.api, { id: past.leaver.id, at: muchLater }),
    buyer: await askedBy(overdue.buyer.api, { id: overdue.buyer.id, at: muchLater }),
    seller: await askedBy(market.seller.api, { id: market.seller.id, at: muchLater }),
  }
})
afterAll(() => app.close())

const head = async ({ api, at }: Pick<Asker, 'api' | 'at'>, address: string, headers: Record<string, string> = {}) => {
  const response = await api.raw(address, { method: 'HEAD', headers: { 'X-Test-Clock': at.toISOString(), ...headers } })
  return { status: response.status, text: await response.text() }
}

const reads = everyDeclaredRoute.filter(({ method }) => method === 'GET')

/** The route's own example, and it with each key of who asks where it takes one. */
const addressesOf = (route: DeclaredRoute, { keys }: Asker): string[] => {
  if (!route.path.includes(':')) return [addressOfExample(route)]
  const named = keys.map((key) => addressOfExample({ ...route, path: route.path.replace(/:\w+/, key) }))
  return [addressOfExample(route), ...named]
}

describe('a HEAD changes nothing', () => {
  test.each(reads.map((route) => ({ name: `${route.method} ${route.path}`, route })))(
    'and has no body: $name',
    async ({ route }) => {
      const before = await everythingStored(app)
      for (const asker of Object.values(askers)) {
        for (const address of addressesOf(route, asker)) {
          const { status, text } = await head(asker, address, route.declaration.example?.headers)
          expect(status, address).toBeLessThan(500)
          expect(text).toBe('')
        }
      }
      expect(await everythingStored(app)).toEqual(before)
    },
  )

  test('though its GET renews the session and does what a clock was due to do', async () => {
    const before = await everythingStored(app)
    overdue.buyer.api.at = muchLater
    expect((await overdue.buyer.api.get(`/api/orders/${overdue.id}`)).body).toMatchObject({ status: 'cancelled' })
    const after = await everythingStored(app)
    expect(after.orders).not.toBe(before.orders)
    await expect.poll(async () => (await everythingStored(app)).sessions).not.toBe(before.sessions)
  })
})

test('a link of a mail is followed by a GET alone, to the first address as to a new one', async () => {
  const newcomer = await signUp(app, { verified: false })
  const [first = ''] = await linksTo(app, newcomer.email)
  const next = `next.${newcomer.email}`
  await newcomer.api.put('/api/user/email', { email: next, password: newcomer.password })
  const [second = ''] = await linksTo(app, next)
  expect(await mailTo(app.client(), next)).toHaveLength(1)
  for (const link of [first, second]) {
    const before = await everythingStored(app)
    const api = app.client()
    expect(await head({ api, at: new Date() }, link)).toEqual({ status: 200, text: '' })
    expect(await everythingStored(app)).toEqual(before)
    expect((await api.get(link)).status).toBe(200)
    expect(await everythingStored(app)).not.toEqual(before)
  }
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tuesday } from './testing/market/buying.ts'
import { newSeller } from './testing/market/selling.ts'
import { type DeclaredRoute, everyDeclaredRoute } from './testing/routes/declared-routes.ts'
import { nameOf, sendExample } from './testing/routes/send-example.ts'
import { emptyTables } from './testing/rows/out-of-reach.ts'
import { startTestApp, type TestApp } from './testing/site/test-app.ts'
import type { TestClient } from './testing/site/test-client.ts'

// Limits that a route declares. Those of visitors are counted where it is known who they are, and tested there.

let app: TestApp
let seller: TestClient
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: 'strict' })
  seller = (await newSeller(app, 'basic', { at: tuesday })).api
})
afterAll(() => app.close())

/** Written down here once more, with the tries and the minutes that they are for, so that none is lost by a line. */
const limited: Record<string, { tries: number; minutes: number }> = {
  'GET /api/user/export': { tries: 5, minutes: 60 },
  'POST /api/checkout': { tries: 60, minutes: 60 },
  'POST /api/feature-requests': { tries: 10, minutes: 60 },
  'POST /api/messages': { tries: 60, minutes: 60 },
  'POST /api/messages/:id': { tries: 60, minutes: 60 },
  'POST /api/session/confirm': { tries: 10, minutes: 15 },
  'POST /api/session/confirm/passkey/options': { tries: 30, minutes: 15 },
  'POST /api/uploads': { tries: 60, minutes: 60 },
  'POST /api/user/passkeys/options': { tries: 30, minutes: 15 },
  'POST /api/user/second-factors/:id/confirm': { tries: 10, minutes: 15 },
  'POST /api/verify-email/code': { tries: 20, minutes: 60 },
  'PUT /api/user/email': { tries: 5, minutes: 60 },
}

const routes = everyDeclaredRoute.filter(({ declaration }) => declaration.limit)

test('these routes have a limit for each user', () => {
  expect(routes.map(nameOf).sort()).toEqual(Object.keys(limited))
})

const send = (route: DeclaredRoute) => sendExample(seller, route)

/** Lets whoever tried once have tried so often. */
const tried = (name: string, times: number) =>
  app.db.query('update rate_limits set hits = $2 where key like $1', [`${name}:%`, times])

/** Lets them have shown who they are at this moment, as what is sensitive asks of them. */
const confirmed = (at: Date) => app.db.query('update sessions set confirmed_at = $1', [at])

test.each(routes.map((route) => ({ name: nameOf(route), route })))(
  '$name takes as many tries in its time, and one more after it (V2.4.1)',
  async ({ name, route }) => {
    seller.at = tuesday
    await confirmed(tuesday)
    await emptyTables(app, 'rate_limits')
    const { limit = '' } = route.declaration
    const { tries, minutes } = limited[name]!
    const { status: usual } = await send(route)
    expect(usual).not.toBe(429)
    await tried(limit, tries - 1)
    expect((await send(route)).status).toBe(usual)
    const refused = await send(route)
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(refused.headers.get('retry-after')).toBe(String(minutes * 60))
    seller.at = new Date(tuesday.getTime() + minutes * 60_000)
    await confirmed(seller.at)
    expect((await send(route)).status).toBe(usual)
  },
)

describe('all other writes of a user together', () => {
  const rename = () => seller.patch('/api/user', { fullName: 'Ann Reed' })

  test('are three hundred in five minutes (V2.4.1)', async () => {
    seller.at = tuesday
    await emptyTables(app, 'rate_limits')
    expect((await rename()).status).toBe(200)
    await tried('writes', 299)
    expect((await rename()).status).toBe(200)
    const refused = await rename()
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(refused.headers.get('retry-after')).toBe('300')
    expect((await seller.get('/api/user')).status).toBe(200)
    seller.at = new Date(tuesday.getTime() + 300_000)
    expect((await rename()).status).toBe(200)
  })

  const others = everyDeclaredRoute.filter(
    ({ method, declaration: { who, limit } }) => method !== 'GET' && who !== 'anyone' && !limit,
  )

  test.each(others.map((route) => ({ name: nameOf(route), route })))('$name is one of them', async ({ route }) => {
    seller.at = tuesday
    await confirmed(tuesday)
    await emptyTables(app, 'rate_limits')
    await rename()
    await tried('writes', 300)
    expect(await send(route)).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  })
})

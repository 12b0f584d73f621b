import { afterAll, beforeAll, expect, test } from 'vitest'
import { tuesday } from './testing/buying.ts'
import { addressOfExample, type DeclaredRoute, everyDeclaredRoute } from './testing/declared-routes.ts'
import { emptyTables } from './testing/out-of-reach.ts'
import { newSeller } from './testing/selling.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'
import type { TestClient } from './testing/test-client.ts'

// Limits that a route declares. Those of visitors are counted where it is known who they are, and tested there.

let app: TestApp
let seller: TestClient
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: 'strict' })
  seller = (await newSeller(app, 'basic', { at: tuesday })).api
})
afterAll(() => app.close())

/** Written down here once more, with the tries of an hour, so that none is lost by a line. */
const limited: Record<string, number> = {
  'GET /api/user/export': 5,
  'POST /api/feature-requests': 10,
  'POST /api/messages': 60,
  'POST /api/messages/:id': 60,
  'POST /api/uploads': 60,
  'PUT /api/user/email': 5,
}

const nameOf = ({ method, path }: DeclaredRoute): string => `${method} ${path}`
const routes = everyDeclaredRoute.filter(({ declaration }) => declaration.limit)

test('these routes have a limit for each user', () => {
  expect(routes.map(nameOf).sort()).toEqual(Object.keys(limited))
})

const send = (route: DeclaredRoute) => {
  const { body, headers } = route.declaration.example ?? {}
  const path = addressOfExample(route)
  if (route.method === 'GET') return seller.get(path, headers)
  return seller[route.method === 'PUT' ? 'put' : 'post'](path, body, headers)
}

/** Lets whoever tried once have tried so often. */
const tried = (name: string, times: number) =>
  app.db.query('update rate_limits set hits = $2 where key like $1', [`${name}:%`, times])

test.each(routes.map((route) => ({ name: nameOf(route), route })))(
  '$name takes as many tries in an hour, and one more an hour later',
  async ({ name, route }) => {
    seller.at = tuesday
    await emptyTables(app, 'rate_limits')
    const { limit = '' } = route.declaration
    const { status: usual } = await send(route)
    expect(usual).not.toBe(429)
    await tried(limit, limited[name]! - 1)
    expect((await send(route)).status).toBe(usual)
    const refused = await send(route)
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(refused.headers.get('retry-after')).toBe('3600')
    seller.at = new Date(tuesday.getTime() + 3_600_000)
    expect((await send(route)).status).toBe(usual)
  },
)

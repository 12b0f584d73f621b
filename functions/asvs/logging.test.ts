import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signUp, type TestUser } from '#testing/people/test-users.ts'
import { type DeclaredRoute, everyDeclaredRoute, expectedStatus } from '#testing/routes/declared-routes.ts'
import { nameOf, sendExample } from '#testing/routes/send-example.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import type { TestAnswer, TestClient } from '#testing/site/test-client.ts'

// What the log tells of an attack, and what a failure tells the attacker.

let app: TestApp
let buyer: TestUser
let visitor: TestClient
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: 'strict', DATABASE_TIMEOUT_MS: '1000' })
  buyer = await signUp(app, { password: 'four brown eggs' })
  visitor = app.client()
})
afterAll(() => app.close())

type Line = Record<string, unknown>

/** The one line that an answer left in the log. */
const lineOf = async ({ headers }: Pick<TestAnswer, 'headers'>): Promise<Line> => {
  const id = headers.get('x-request-id') ?? 'none'
  const lines = () => app.logs.filter((text) => text.includes(`"id":"${id}"`))
  await expect.poll(lines).toHaveLength(1)
  return JSON.parse(lines()[0]!)
}

const named = (routes: DeclaredRoute[]) => routes.map((route) => ({ name: nameOf(route), route }))
const closed = everyDeclaredRoute.filter(({ declaration }) => declaration.who !== 'anyone')

test.each(named(closed))('$name writes down who was refused (V16.3.2)', async ({ route }) => {
  expect(await lineOf(await sendExample(visitor, route))).toMatchObject({ status: 401, code: 'unauthenticated' })
  if (expectedStatus(route, 'buyer') !== 403) return
  const refused = await lineOf(await sendExample(buyer.api, route))
  expect(refused).toMatchObject({ status: 403, code: 'forbidden', who: expect.stringMatching(/^[\w-]{16}$/) })
})

test('a line says when, what, where and who, in UTC, as JSON (V16.2.1, V16.2.2, V16.2.4)', async () => {
  const before = Date.now()
  const line = await lineOf(await buyer.api.patch('/api/user', { bio: 'Six hens' }))
  expect(line).toMatchObject({ method: 'PATCH', route: '/api/user', status: 200 })
  expect(Object.keys(line)).toEqual(['at', 'id', 'method', 'route', 'status', 'ms', 'dbCalls', 'dbMs', 'who'])
  expect(line.at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  expect(Math.abs(Date.parse(String(line.at)) - before)).toBeLessThan(10_000)
  expect(app.logs.filter((text) => !text.startsWith('{"at":"'))).toEqual([])
})

const login = (username: string, password: string) => app.client().post('/api/login', { username, password })

describe('who signs in', () => {
  test('is written down, right and wrong, by a mark that is the same each time and names nobody (V16.3.1, V16.2.5)', async () => {
    const good = await lineOf(await login(buyer.username, 'four brown eggs'))
    expect(good).toMatchObject({ route: '/api/login', status: 200 })
    expect(good.who).toBe((await lineOf(await buyer.api.get('/api/user'))).who)
    const [first, again] = [await login('Somebody', 'wrong-eggs'), await login('somebody', 'wrong-eggs')]
    const bad = await lineOf(first)
    expect(bad).toMatchObject({ status: 401, code: 'bad_credentials', who: expect.stringMatching(/^[\w-]{16}$/) })
    expect((await lineOf(again)).who).toBe(bad.who)
    const log = app.logs.join('\n')
    for (const secret of ['omebody', 'wrong-eggs', 'four brown eggs', buyer.id, buyer.username, buyer.email])
      expect(log).not.toContain(secret)
    for (const secret of buyer.api.cookies.values()) expect(log).not.toContain(secret)
  })

  test('and what was tried against the rules: a limit, a field, another site, a forged session (V16.3.3)', async () => {
    for (let tries = 0; tries < 5; tries += 1) await login('hen_thief', 'wrong-eggs')
    expect(await lineOf(await login('hen_thief', 'wrong-eggs'))).toMatchObject({ status: 429, code: 'rate_limited' })
    const field = await buyer.api.patch('/api/user', { userType: 'admin' })
    expect(await lineOf(field)).toMatchObject({ status: 422, code: 'validation', who: expect.any(String) })
    const site = await buyer.api.post('/api/logout', {}, { 'Sec-Fetch-Site': 'cross-site' })
    expect(await lineOf(site)).toMatchObject({ status: 403, code: 'csrf' })
    const forged = app.client()
    forged.cookies.set('session_id', 'a.b.c')
    expect(await lineOf(await forged.get('/api/user'))).toMatchObject({ status: 401, code: 'unauthenticated' })
  })
})

test('nothing that is sent ends a line or begins another (V16.4.1)', async () => {
  const lie = '{"id":"forged","status":200}'
  const count = () => app.logs.filter((text) => text.includes('forged')).length
  const answers = [
    await app.client().get(`/api/products/x%0A${encodeURIComponent(lie)}`),
    await app.client().get(`/api/nothing%0D%0A${encodeURIComponent(lie)}`),
    await login(`hens\n${lie}`, 'wrong-eggs'),
    await app.client().get('/api/categories', { 'User-Agent': `hens ${lie}`, 'X-Request-Id': 'forged' }),
  ]
  for (const answer of answers.slice(0, 3)) await lineOf(answer)
  expect(count()).toBe(0)
  for (const text of app.logs) expect(() => JSON.parse(text), text).not.toThrow()
})

/** What tells how the house is built: a stack, a query, a driver, a file, a setting. */
const insides =
  /\bat \w+ \(|node_modules|\.ts\b|\.js:\d|select |insert into|update "|postgres|neon|drizzle|127\.0\.0\.1|SECRET/i

describe('while nothing can be read', () => {
  beforeAll(() => {
    app.gateway.faults.down = true
  })
  afterAll(() => app.gateway.faults.clear())

  test.each(named(everyDeclaredRoute.filter(({ path }) => path !== '/api/health')))(
    '$name says so in general words, lets nobody in, and the log tells why (V16.5.1, V16.5.3, V16.3.4)',
    async ({ route }) => {
      const answer = await sendExample(buyer.api, route)
      const text = JSON.stringify(answer.body)
      expect(text).not.toMatch(insides)
      // Without a call to the database, or by what the edge still has.
      if (route.declaration.who === 'anyone' && answer.status < 500) return
      if (answer.status === 503) {
        expect(answer.body).toMatchObject({ code: 'unavailable' })
        expect(await lineOf(answer)).toMatchObject({ status: 503, error: expect.any(String) })
      } else expect(answer.status, 'refused before anything is asked').toBeGreaterThanOrEqual(400)
      expect(answer.headers.getSetCookie().filter((line) => /^session_id=[^;]/.test(line))).toEqual([])
    },
  )
})

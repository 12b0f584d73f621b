import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { UserSession } from '#contract/identity/account.answers.ts'
import { beSeen, untilSessionUsed } from '#testing/people/sessions.ts'
import { signUp } from '#testing/people/test-users.ts'
import { moveSessionEnd } from '#testing/rows/time-travel.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import type { TestHeaders } from '#testing/site/test-client.ts'

const secretA = 'secret-a-of-the-session-tests-0123456789'
const secretB = 'secret-b-of-the-session-tests-0123456789'
type List = { items: UserSession[]; nextCursor: string | null }

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ SESSION_SECRETS: secretA })
})
afterAll(() => app.close())

type Said = { iss?: string; aud?: string; typ?: string }
const ours: Said = { iss: 'hatchyard', aud: 'hatchyard-session', typ: 'session+jwt' }
type Signed = { at?: Date; said?: Said }
const signed = (
  secret: string,
  claim: { sid: string; sub: string },
  { at = new Date(), said: { typ, ...said } = ours }: Signed = {},
) =>
  new SignJWT({ ...claim, ...said })
    .setProtectedHeader({ alg: 'HS256', ...(typ && { typ }) })
    .setIssuedAt(at)
    .sign(new TextEncoder().encode(secret))
const statusWith = async (cookie: string, at?: Date) => {
  const api = app.client(at ? { at } : {})
  api.cookies.set('session_id', cookie)
  const { status, headers } = await api.get('/api/user')
  // As this answer tells it: the database may still be writing what an earlier one left for afterwards.
  return { status, calls: Number(headers.get('x-database-calls') ?? Number.NaN) }
}

describe('the session cookie', () => {
  test('is read only by the server, stays with the site, and follows the scheme (V3.3.4)', async () => {
    const answer = await app.client().raw('/api/register', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
      body: JSON.stringify({
        username: 'biscuits',
        email: 'c@example.com',
        password: 'four brown eggs',
        fullName: 'Coo Kie',
      }),
    })
    const cookie = (name: string) => answer.headers.getSetCookie().find((line) => line.startsWith(`${name}=`))
    expect(cookie('session_id')).toMatch(/Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(cookie('csrf_token')).toMatch(/Max-Age=2592000; Path=\/; SameSite=Lax$/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('is refused without asking the database when it is forged, changed, unsigned or old (V7.2.1, V9.1.1, V9.1.2, V9.2.1)', async () => {
    const user = await signUp(app)
    const [own] = (await user.api.get<List>('/api/user/sessions')).body.items
    const claim = { sid: own!.id, sub: user.id }
    const [head, , signature] = user.api.cookies.get('session_id')!.split('.')
    const other = Buffer.from(JSON.stringify({ ...claim, sub: crypto.randomUUID() })).toString('base64url')
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url')
    const monthAgo = new Date(Date.now() - 31 * 24 * 3_600_000)
    const forged = [
      await signed(secretB, claim),
      `${head}.${other}.${signature}`,
      `${unsigned}.${other}.`,
      await signed(secretA, claim, { at: monthAgo }),
      'nonsense',
    ]
    for (const cookie of forged) expect(await statusWith(cookie)).toEqual({ status: 401, calls: 0 })
    expect(await statusWith(await signed(secretA, claim))).toEqual({ status: 200, calls: 1 })
  })

  test('is refused once its session has ended by the database, however young the cookie', async () => {
    const { api, id } = await signUp(app)
    await moveSessionEnd(app, { userId: id, to: new Date(Date.now() + 60_000) })
    expect((await api.get('/api/user')).status).toBe(200)
    await moveSessionEnd(app, { userId: id, to: new Date(Date.now() - 1000) })
    expect((await api.get('/api/user')).status).toBe(401)
  })

  test('is refused without asking the database when it does not say that it is a session of ours (V9.2.2, V9.2.3, V9.2.4)', async () => {
    const user = await signUp(app)
    const [own] = (await user.api.get<List>('/api/user/sessions')).body.items
    const claim = { sid: own!.id, sub: user.id }
    const wrong: Said[] = [
      {},
      { ...ours, iss: 'somebody-else' },
      { ...ours, aud: 'hatchyard-newsletter' },
      { ...ours, typ: 'JWT' },
      { aud: ours.aud!, typ: ours.typ! },
      { iss: ours.iss!, typ: ours.typ! },
      { iss: ours.iss!, aud: ours.aud! },
    ]
    const later = new Date('2026-12-24T12:00:00.000Z')
    for (const said of wrong) {
      expect(await statusWith(await signed(secretA, claim, { said, at: later }), later)).toEqual({
        status: 401,
        calls: 0,
      })
    }
  })

  test('of the days before it said so goes on for its thirty days', async () => {
    const at = new Date('2026-11-20T08:00:00.000Z')
    const { id, api } = await signUp(app, { at })
    const [own] = (await api.get<List>('/api/user/sessions')).body.items
    const old = await signed(secretA, { sid: own!.id, sub: id }, { at, said: {} })
    expect(await statusWith(old, new Date('2026-12-20T08:01:00.000Z'))).toEqual({ status: 401, calls: 0 })
    expect(await statusWith(old, new Date('2026-12-20T07:59:00.000Z'))).toMatchObject({ status: 200 })
  })

  test('is refused without asking the database when an id in it is none', async () => {
    const id = crypto.randomUUID()
    for (const claim of [
      { sid: 'not-an-id', sub: id },
      { sid: id, sub: "' or 1=1 --" },
      { sid: `${id}0`, sub: id },
    ]) {
      expect(await statusWith(await signed(secretA, claim))).toEqual({ status: 401, calls: 0 })
    }
    const api = app.client()
    api.cookies.set('session_id', await signed(secretA, { sid: 'not-an-id', sub: id }))
    expect((await api.post('/api/logout')).status).toBe(204)
  })

  test("is refused when it names another user's session", async () => {
    const [ada, bob] = [await signUp(app), await signUp(app)]
    const [own] = (await ada.api.get<List>('/api/user/sessions')).body.items
    expect(await statusWith(await signed(secretA, { sid: own!.id, sub: bob.id }))).toMatchObject({ status: 401 })
  })

  test('lasts thirty days, renewed when used after one (V7.3.1)', async () => {
    const start = new Date('2026-06-01T08:00:00.000Z')
    const day = (n: number) => new Date(start.getTime() + n * 24 * 3_600_000)
    const user = await signUp(app, { at: start })
    const { api } = user
    const first = api.cookies.get('session_id')
    const on = async (n: number) => {
      api.at = day(n)
      return (await api.get('/api/user')).status
    }
    expect(await on(0.9)).toBe(200)
    expect(api.cookies.get('session_id')).toBe(first)
    await beSeen(app, user, day(20))
    expect(api.cookies.get('session_id')).not.toBe(first)
    expect(await on(49)).toBe(200)
    expect(await on(80)).toBe(401)
  })
})

test('a session is over after ninety days, however often it is used (V7.3.2)', async () => {
  const start = new Date('2026-06-01T08:00:00.000Z')
  const { api, id } = await signUp(app, { at: start })
  const day = (n: number) => new Date(start.getTime() + n * 24 * 3_600_000)
  const on = async (n: number) => {
    api.at = day(n)
    const answer = await api.get('/api/user')
    // What a use adds is written after the answer.
    if (answer.status === 200) await untilSessionUsed(app, { userId: id, at: day(n) })
    return answer
  }
  for (const n of [20, 40, 60]) expect((await on(n)).status).toBe(200)
  const last = await on(80)
  expect(last.status).toBe(200)
  // Ten days are left of it, so neither cookie outlives it.
  for (const line of last.headers.getSetCookie()) expect(line).toContain('Max-Age=864000;')
  expect((await on(89.9)).status).toBe(200)
  expect((await on(90.1)).status).toBe(401)
})

describe('writes with a session', () => {
  const refused: [string, TestHeaders][] = [
    ['without its token', { 'X-CSRF-Token': null }],
    ['with a wrong token', { 'X-CSRF-Token': 'x'.repeat(43) }],
    ['with a token of as many letters and more bytes', { 'X-CSRF-Token': 'é'.repeat(43) }],
    ["from another site's page", { 'Sec-Fetch-Site': 'cross-site' }],
    ['from a sister domain', { 'Sec-Fetch-Site': 'same-site' }],
    ['from a foreign origin', { 'Sec-Fetch-Site': null, Origin: 'https://evil.example' }],
    ['without any origin', { 'Sec-Fetch-Site': null, Origin: null }],
  ]
  test.each(refused)('are refused %s', async (_what, headers) => {
    const { api } = await signUp(app)
    expect(await api.patch('/api/user', { bio: 'changed' }, headers)).toMatchObject({
      status: 403,
      body: { code: 'csrf' },
    })
    expect((await api.get('/api/user')).body).toMatchObject({ bio: null })
  })

  test('are refused with the token of another session', async () => {
    const [ada, bob] = [await signUp(app), await signUp(app)]
    const token = bob.api.cookies.get('csrf_token') ?? ''
    expect((await ada.api.patch('/api/user', { bio: 'changed' }, { 'X-CSRF-Token': token })).status).toBe(403)
  })

  test.each(['/api/login', '/api/register'])("%s is refused from another site's page", async (path) => {
    const body = { username: 'someone', password: 'four brown eggs' }
    expect(await app.client().post(path, body, { 'Sec-Fetch-Site': 'cross-site' })).toMatchObject({
      status: 403,
      body: { code: 'csrf' },
    })
  })
})

test('a new first secret signs, and what the old one signed goes on (V11.2.2)', async () => {
  const before = await startTestApp({ SESSION_SECRETS: secretA })
  const { api } = await signUp(before)
  const rotated = await startTestApp({
    SESSION_SECRETS: `${secretB},${secretA}`,
    DATABASE_URL: before.databaseUrl,
    NEON_GATEWAY: before.gateway.address,
  })
  const moved = rotated.client()
  for (const [name, value] of api.cookies) moved.cookies.set(name, value)
  expect((await moved.get('/api/user')).status).toBe(200)
  expect((await moved.patch('/api/user', { bio: 'still here' })).status).toBe(200)
  const fresh = await signUp(rotated)
  const old = before.client()
  for (const [name, value] of fresh.api.cookies) old.cookies.set(name, value)
  expect((await old.get('/api/user')).status).toBe(401)
  await rotated.close()
  await before.close()
})

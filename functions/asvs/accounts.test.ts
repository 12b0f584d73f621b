import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import type { UserSession } from '#contract/identity/account.answers.ts'
import { suspend } from '#testing/people/operators.ts'
import { signUp } from '#testing/people/test-users.ts'
import { everyDeclaredRoute } from '#testing/routes/declared-routes.ts'
import { nameOf } from '#testing/routes/send-example.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('nobody has an account before somebody makes one (V6.3.2)', async () => {
  expect((await app.db.query('select count(*)::int as n from users')).rows).toEqual([{ n: 0 }])
  for (const username of ['admin', 'root', 'hatchyard', 'demo_admin'])
    expect((await app.client().post('/api/login', { username, password: 'hatchyard-demo' })).status).toBe(401)
})

test('a password stays good for years, and nobody is asked to change it (V6.2.10)', async () => {
  const { username, password } = await signUp(app, { at: new Date('2026-05-01T12:00:00Z') })
  const years = app.client({ at: new Date('2031-05-01T12:00:00Z') })
  expect((await years.post('/api/login', { username, password })).status).toBe(200)
})

test('a password may be of any signs, of 64 and more, and counts to its last one (V6.2.5, V6.2.9)', async () => {
  for (const password of ['aaaabbbb ccccdddd', '31415 92653 58979', 'ÄÖÜ-🐣-鶏', `${'long words '.repeat(9)}end`]) {
    const { username } = await signUp(app, { password })
    const tries = [password, `${password} `, password.slice(0, -1), password.toLowerCase().replace('ä', 'a')]
    const answered = []
    for (const one of tries) answered.push((await app.client().post('/api/login', { username, password: one })).status)
    expect(answered.slice(0, 3), password).toEqual([200, 401, 401])
  }
})

const partsOf = (schema: unknown): string[] => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : [])

test('nobody is asked for a hint or a secret answer, and no other route takes a password (V6.4.2, V6.3.4)', () => {
  const taking = everyDeclaredRoute.flatMap((route) =>
    partsOf(route.declaration.body).map((part) => ({ part, name: nameOf(route) })),
  )
  expect(taking.length).toBeGreaterThan(100)
  expect(taking.filter(({ part }) => /hint|question|answer|maiden/i.test(part))).toEqual([])
  expect([...new Set(taking.filter(({ part }) => /password/i.test(part)).map(({ name }) => name))].sort()).toEqual([
    'DELETE /api/user',
    'POST /api/login',
    'POST /api/password/reset',
    'POST /api/register',
    'POST /api/session/confirm',
    'PUT /api/user/email',
    'PUT /api/user/password',
  ])
})

const statusWith = async (token: string, headers: Record<string, string> = {}): Promise<number> => {
  const api = app.client()
  if (token) api.cookies.set('session_id', token)
  return (await api.get('/api/user', headers)).status
}

test('nobody is let in by a key that stays: each session has a token of its own, and nothing else counts (V7.2.2)', async () => {
  const { api, username, password } = await signUp(app)
  const again = app.client()
  expect((await again.post('/api/login', { username, password })).status).toBe(200)
  const tokens = [api, again].map((one) => one.cookies.get('session_id') ?? '')
  expect(new Set(tokens).size).toBe(2)
  expect(await statusWith(tokens[0]!)).toBe(200)
  const basic = Buffer.from(`${username}:${password}`).toString('base64')
  for (const value of [`Bearer ${tokens[0]}`, `Basic ${basic}`])
    expect(await statusWith('', { Authorization: value, 'X-API-Key': tokens[0]! })).toBe(401)
})

test('a token that brings its own key, or says where to fetch one, is none (V9.1.3)', async () => {
  const { api, id } = await signUp(app)
  const { items } = (await api.get<{ items: UserSession[] }>('/api/user/sessions')).body
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const jwk = await exportJWK(publicKey)
  const claims = { sid: items[0]!.id, sub: id, iss: 'hatchyard', aud: 'hatchyard-session' }
  const headers = [
    { jwk },
    { jku: 'https://elsewhere.example/keys' },
    { x5u: 'https://elsewhere.example/cert' },
    { kid: '../../dev/null' },
  ]
  for (const header of headers) {
    const theirs = new SignJWT(claims).setProtectedHeader({ alg: 'ES256', typ: 'session+jwt', ...header }).setIssuedAt()
    expect(await statusWith(await theirs.sign(privateKey))).toBe(401)
    const empty = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'session+jwt', ...header }).setIssuedAt()
    expect(await statusWith(await empty.sign(new TextEncoder().encode(JSON.stringify(jwk))))).toBe(401)
  }
})

test('who is suspended is out at once, in every browser (V7.4.2)', async () => {
  const { api, id, username, password } = await signUp(app)
  const other = app.client()
  expect((await other.post('/api/login', { username, password })).status).toBe(200)
  await suspend(app, id)
  for (const browser of [api, other]) expect((await browser.get('/api/user')).status).toBe(401)
})

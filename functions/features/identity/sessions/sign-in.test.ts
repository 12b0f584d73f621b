import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { User } from '#contract/identity/account.answers.ts'
import type { Problem } from '#contract/problems.ts'
import { suspend } from '#testing/people/operators.ts'
import { signUp, type TestUser } from '#testing/people/test-users.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
let ada: TestUser
beforeAll(async () => {
  app = await startTestApp()
  ada = await signUp(app, { username: 'Ada_Moor', email: 'Ada@Example.com' })
})
afterAll(() => app.close())

const signIn = (username: string, password = ada.password) =>
  app.client().post<Problem>('/api/login', { username, password })

describe('signing in', () => {
  test.each(['Ada_Moor', 'ada_moor', 'Ada@Example.com', 'ADA@example.COM', ' Ada_Moor '])(
    'works with %j',
    async (username) => {
      const api = app.client()
      const { status, body } = await api.post<User>('/api/login', { username, password: ada.password })
      expect(status).toBe(200)
      expect(body).toMatchObject({ id: ada.id, username: 'Ada_Moor', emailVerified: true })
      expect((await api.get('/api/user')).body).toEqual(body)
    },
  )

  test('asks the database three times at most', async () => {
    const before = app.calls()
    expect((await signIn('Ada_Moor')).status).toBe(200)
    expect(app.calls() - before).toBeLessThanOrEqual(3)
  })

  test('tells nobody whether an account exists: not in words, not in what is done', async () => {
    const wrong = await countCalls(() => signIn('Ada_Moor', 'not-the-password'))
    const unknown = await countCalls(() => signIn('Nobody_Here', 'not-the-password'))
    expect(wrong.answer).toMatchObject({ status: 401, body: { code: 'bad_credentials' } })
    expect(unknown.calls).toBe(wrong.calls)
    expect(unknown.answer.body).toEqual(wrong.answer.body)
    expect([...unknown.answer.headers.keys()]).toEqual([...wrong.answer.headers.keys()])
  })

  test.each([
    [
      'a short username',
      { username: 'ab', password: 'long enough' },
      'username',
      'Username must be at least 3 characters',
    ],
    ['a short password', { username: 'ada', password: 'short' }, 'password', 'Password must be at least 6 characters'],
    ['a missing password', { username: 'ada' }, 'password', 'Required'],
    [
      'an unknown field',
      { username: 'ada', password: 'long enough', remember: true },
      'remember',
      'Unknown field: remember',
    ],
    ['a list of names', { username: ['ada'], password: 'long enough' }, 'username', 'Expected string, received array'],
  ])('refuses %s in words', async (_what, input, path, message) => {
    const { status, body } = await app.client().post<Problem>('/api/login', input)
    expect(status).toBe(422)
    expect(body.errors).toContainEqual({ path, message })
  })

  test('is refused to a suspended user, who learns it only with their password', async () => {
    const user = await signUp(app)
    await suspend(app, user.id)
    expect((await signIn(user.username, user.password)).body.code).toBe('forbidden')
    expect((await signIn(user.username, 'not-the-password')).body.code).toBe('bad_credentials')
    expect((await user.api.get<Problem>('/api/user')).body.code).toBe('unauthenticated')
  })
})

describe('signing out', () => {
  test('ends the session itself: its cookie is worth nothing afterwards (V7.4.1)', async () => {
    const { api } = await signUp(app)
    const kept = new Map(api.cookies)
    const { status, body } = await api.post('/api/logout')
    expect([status, body]).toEqual([204, null])
    expect([...api.cookies.keys()]).toEqual(['known_device'])
    for (const [name, value] of kept) api.cookies.set(name, value)
    expect((await api.get('/api/user')).status).toBe(401)
  })

  test('succeeds without a session', async () => {
    expect((await app.client().post('/api/logout')).status).toBe(204)
  })

  test('needs the token of the session', async () => {
    const { api } = await signUp(app)
    expect(await api.post('/api/logout', undefined, { 'X-CSRF-Token': null })).toMatchObject({
      status: 403,
      body: { code: 'csrf' },
    })
    expect((await api.get('/api/user')).status).toBe(200)
  })
})

const countCalls = async <T>(work: () => Promise<T>) => {
  const before = app.calls()
  const answer = await work()
  return { answer, calls: app.calls() - before }
}

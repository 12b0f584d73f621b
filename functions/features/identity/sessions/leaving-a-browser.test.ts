import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cookieTable } from '#contract/help/policies/cookies.ts'
import type { UserSession } from '#contract/identity/account.answers.ts'
import { signUp, type TestUser } from '#testing/people/test-users.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import type { TestClient } from '#testing/site/test-client.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type List = { items: UserSession[] }
const signIn = (api: TestClient, { username, password }: TestUser, word = password) =>
  api.post('/api/login', { username, password: word })

/** Another browser that holds the cookies of this one. */
const copyOf = ({ cookies }: TestClient): TestClient => {
  const copy = app.client()
  for (const [name, value] of cookies) copy.cookies.set(name, value)
  return copy
}

describe('a new sign-in', () => {
  test('ends the session that the browser had, and no other', async () => {
    const user = await signUp(app)
    const elsewhere = app.client()
    await signIn(elsewhere, user)
    const before = copyOf(user.api)
    expect((await signIn(user.api, user)).status).toBe(200)
    expect((await before.get('/api/user')).status).toBe(401)
    expect((await elsewhere.get('/api/user')).status).toBe(200)
    expect((await user.api.get<List>('/api/user/sessions')).body.items).toHaveLength(2)
  })

  test('ends it also when somebody else had it, or when an account is made', async () => {
    const [ada, bob] = [await signUp(app), await signUp(app)]
    const before = copyOf(ada.api)
    expect((await signIn(ada.api, bob)).status).toBe(200)
    expect((await before.get('/api/user')).status).toBe(401)
    const bobs = copyOf(ada.api)
    const joined = await ada.api.post('/api/register', {
      username: 'new_in_the_yard',
      email: 'new.in.the.yard@example.com',
      password: 'four brown eggs',
      fullName: 'Nell Yard',
    })
    expect(joined.status).toBe(201)
    expect((await bobs.get('/api/user')).status).toBe(401)
    expect((await bob.api.get('/api/user')).status).toBe(200)
  })

  test('that fails ends nothing, and neither does a forged cookie', async () => {
    const [ada, bob] = [await signUp(app), await signUp(app)]
    expect((await signIn(ada.api, ada, 'not-the-password')).status).toBe(401)
    expect((await ada.api.get('/api/user')).status).toBe(200)
    const forger = copyOf(ada.api)
    forger.cookies.set('session_id', `${ada.api.cookies.get('session_id')}x`)
    expect((await signIn(forger, bob)).status).toBe(200)
    expect((await ada.api.get('/api/user')).status).toBe(200)
  })
})

describe('whoever leaves a browser', () => {
  const cache = '"cache"'

  test('has its cache cleared: on signing out, everywhere too, and on deleting the account', async () => {
    const ways: ((user: TestUser) => Promise<{ headers: Headers }>)[] = [
      ({ api }) => api.post('/api/logout'),
      ({ api }) => api.delete('/api/user/sessions'),
      async ({ api }) => {
        const [own] = (await api.get<List>('/api/user/sessions')).body.items
        return api.delete(`/api/user/sessions/${own!.id}`)
      },
      ({ api, password }) => api.delete('/api/user', { password }),
    ]
    for (const leave of ways) {
      const user = await signUp(app)
      const { headers } = await leave(user)
      expect(headers.get('clear-site-data')).toBe(cache)
      for (const name of ['session_id', 'csrf_token']) expect(user.api.cookies.has(name)).toBe(false)
    }
  })

  test('leaves no cookie at all behind when the account is deleted', async () => {
    const { api, password } = await signUp(app)
    expect((await api.delete('/api/user', { password })).status).toBe(204)
    expect(api.cookies.size).toBe(0)
  })

  test('and whoever stays keeps it', async () => {
    const { api } = await signUp(app)
    expect((await api.delete('/api/user/sessions?keep=current')).headers.has('clear-site-data')).toBe(false)
    expect((await api.get('/api/user')).headers.has('clear-site-data')).toBe(false)
  })
})

describe('our cookies', () => {
  const signedInAt = async (origin: string): Promise<string[]> => {
    const { username, password } = await signUp(app)
    const answer = await app.mf.dispatchFetch(`${origin}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
      body: JSON.stringify({ username, password }),
    })
    expect(answer.status).toBe(200)
    return answer.headers.getSetCookie()
  }

  test('are Secure on https, of this host alone, for all its pages, and each stands in the cookie policy (V3.3.2)', async () => {
    const lines = await signedInAt('https://localhost')
    expect(lines).toHaveLength(3)
    for (const line of lines) {
      expect(line).toMatch(/; Path=\/;/)
      expect(line).toMatch(/; Secure;/)
      expect(line).toMatch(/; SameSite=Lax$/)
      expect(line).not.toMatch(/domain/i)
      const known = cookieTable.find(({ name }) => line.startsWith(`${name}=`))
      expect(known?.kind).toBe('essential')
      expect(`${Number(/Max-Age=(\d+)/.exec(line)![1]) / 86_400} days`).toBe(known?.lifetime)
    }
    const scripts = lines.filter((line) => !line.includes('HttpOnly')).map((line) => line.split('=')[0])
    expect(scripts).toEqual(['csrf_token'])
  })

  test('are set without Secure on http, where WebKit would drop them', async () => {
    for (const line of await signedInAt('http://localhost')) expect(line).not.toContain('Secure')
  })
})

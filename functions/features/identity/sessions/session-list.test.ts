import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { UserSession } from '#contract/identity/account.answers.ts'
import { signUp, type TestUser } from '#testing/people/test-users.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

type List = { items: UserSession[]; nextCursor: string | null }

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const again = async ({ username, password }: TestUser) => {
  const api = app.client()
  await api.post('/api/login', { username, password })
  return api
}
describe('the list of sessions', () => {
  test('shows where one is signed in, this browser marked, page by page', async () => {
    const user = await signUp(app)
    await again(user)
    const third = await again(user)
    const before = app.calls()
    const { status, body } = await third.get<List>('/api/user/sessions')
    expect(app.calls() - before).toBe(1)
    expect(status).toBe(200)
    expect(body.items.map(({ current }) => current)).toEqual([true, false, false])
    expect(Object.keys(body.items[0]!).sort()).toEqual(['createdAt', 'current', 'id', 'lastUsedAt', 'userAgent'])
    const first = (await third.get<List>('/api/user/sessions?limit=2')).body
    const rest = (await third.get<List>(`/api/user/sessions?limit=2&cursor=${first.nextCursor}`)).body
    expect([...first.items, ...rest.items]).toEqual(body.items)
    expect(rest.nextCursor).toBeNull()
  })

  test('shows the beginning of what a browser calls itself, cut between two characters', async () => {
    const user = await signUp(app)
    const emoji = Buffer.from('👩🏽‍🌾').toString('latin1')
    const login = { username: user.username, password: user.password }
    const answer = await app.client().post('/api/login', login, { 'User-Agent': `${'x'.repeat(299)}${emoji}` })
    expect(answer.status).toBe(200)
    const { items } = (await user.api.get<List>('/api/user/sessions')).body
    expect(items.map(({ userAgent }) => userAgent)).toContain('x'.repeat(299))
  })

  test('leaves out those that have run out', async () => {
    const start = new Date('2026-06-01T08:00:00.000Z')
    const user = await signUp(app, { at: start })
    const later = app.client({ at: new Date('2026-06-30T08:00:00.000Z') })
    await later.post('/api/login', { username: user.username, password: user.password })
    expect((await later.get<List>('/api/user/sessions')).body.items).toHaveLength(2)
    later.at = new Date('2026-07-01T08:00:00.000Z')
    const { items } = (await later.get<List>('/api/user/sessions')).body
    expect(items.map(({ current }) => current)).toEqual([true])
  })

  test('lets one end another browser, but nobody a stranger’s', async () => {
    const user = await signUp(app)
    const other = await again(user)
    const stranger = await signUp(app)
    const target = (await other.get<List>('/api/user/sessions')).body.items.find(({ current }) => current)!
    expect((await stranger.api.delete(`/api/user/sessions/${target.id}`)).status).toBe(404)
    expect((await user.api.delete('/api/user/sessions/not-an-id')).status).toBe(404)
    expect((await user.api.delete(`/api/user/sessions/${target.id}`)).status).toBe(204)
    expect((await other.get('/api/user')).status).toBe(401)
    expect((await user.api.get('/api/user')).status).toBe(200)
    expect((await user.api.delete(`/api/user/sessions/${target.id}`)).status).toBe(404)
  })

  test('ends everywhere at once', async () => {
    const user = await signUp(app)
    const other = await again(user)
    expect((await user.api.delete('/api/user/sessions')).status).toBe(204)
    expect([...user.api.cookies.keys()]).toEqual(['known_device'])
    expect((await other.get('/api/user')).status).toBe(401)
  })

  test('ends everywhere else at once, and signs out who ends their own (V7.4.3)', async () => {
    const user = await signUp(app)
    const [other, stranger] = [await again(user), await signUp(app)]
    expect((await user.api.delete('/api/user/sessions?keep=all')).status).toBe(422)
    expect((await user.api.delete('/api/user/sessions?keep=current')).status).toBe(204)
    expect((await other.get('/api/user')).status).toBe(401)
    expect((await stranger.api.get('/api/user')).status).toBe(200)
    const [own] = (await user.api.get<List>('/api/user/sessions')).body.items
    expect((await user.api.delete(`/api/user/sessions/${own!.id}`)).status).toBe(204)
    expect([...user.api.cookies.keys()]).toEqual(['known_device'])
  })

  test.each(['GET', 'DELETE'])('is nothing for visitors: %s', async (method) => {
    const answer = await app
      .client()
      .raw('/api/user/sessions', { method, headers: { 'Sec-Fetch-Site': 'same-origin' } })
    expect(answer.status).toBe(401)
  })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp } from '#testing/people/test-users.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

const start = new Date('2026-06-09T08:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: 'strict' })
})
afterAll(() => app.close())

test('ten feature requests an hour and user, refused ones not stored', async () => {
  const { api } = await signUp(app, { at: start })
  const other = await signUp(app, { at: start })
  const ask = (n: number) =>
    api.post('/api/feature-requests', { title: `Wish number ${n}`, description: 'Show what hatches when.' })
  const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => ask(n)))
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(201), 429, 429])
  const refused = await ask(13)
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect(Number(refused.headers.get('retry-after'))).toBe(3600)
  expect((await app.db.query('select from feature_requests')).rowCount).toBe(10)
  const wish = { title: 'Another user', description: 'Show what hatches when.' }
  expect((await other.api.post('/api/feature-requests', wish)).status).toBe(201)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

const start = new Date('2026-06-09T08:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: 'strict' })
})
afterAll(() => app.close())

const send = (message: string, address = '192.0.2.1', minutes = 0) =>
  app
    .client({ at: new Date(start.getTime() + minutes * 60_000) })
    .post(
      '/api/contact',
      { name: 'Ann Reed', email: 'ann@example.com', topic: 'general', message },
      { 'CF-Connecting-IP': address },
    )

test('five messages an hour and address; what is refused for its form does not count', async () => {
  for (let tries = 0; tries < 3; tries += 1) expect((await send('short')).status).toBe(422)
  const answers = await Promise.all(Array.from({ length: 7 }, (_, n) => send(`Message number ${n}`)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 429, 429])
  expect((await app.db.query('select from contact_messages')).rowCount).toBe(5)
  expect((await app.db.query('select from mails')).rowCount).toBe(5)
  const refused = await send('One more message')
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect(Number(refused.headers.get('retry-after'))).toBe(3600)
  expect((await send('From elsewhere', '192.0.2.2')).status).toBe(201)
  expect((await send('An hour later', '192.0.2.1', 60)).status).toBe(201)
})

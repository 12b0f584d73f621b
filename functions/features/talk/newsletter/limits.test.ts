import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailTo } from '#testing/people/test-users.ts'
import { fastForwardLimits } from '#testing/rows/time-travel.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: 'strict' })
})
afterAll(() => app.close())

const start = new Date('2026-07-01T12:00:00.000Z')
const ask = (email: string, { from = '192.0.2.1', at = start } = {}) =>
  app.client({ at }).post('/api/newsletter/subscribe', { email }, { 'CF-Connecting-IP': from })

test('an address is mailed three times an hour at most, whoever asks and however it is spelt', async () => {
  const spellings = ['ann@example.com', 'Ann@example.com', 'ANN@example.com', 'ann@example.com', 'aNN@example.com']
  const statuses: number[] = []
  for (const [n, email] of spellings.entries()) statuses.push((await ask(email, { from: `192.0.2.${n}` })).status)
  expect(statuses).toEqual([201, 201, 201, 429, 429])
  expect(await mailTo(app.client(), 'ann@example.com')).toHaveLength(3)
  expect((await ask('ann@example.com', { at: new Date(start.getTime() + 3_600_000) })).status).toBe(201)
})

test('a visitor asks for twenty addresses an hour at most', async () => {
  await ask('one@example.com', { from: '198.51.100.1' })
  await fastForwardLimits(app, { newsletterVisitor: 19 })
  const answers = [
    await ask('two@example.com', { from: '198.51.100.1' }),
    await ask('three@example.com', { from: '198.51.100.1' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([201, 429])
  expect(answers[1]?.headers.get('retry-after')).toBe('3600')
})

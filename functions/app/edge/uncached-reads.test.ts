import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anew } from '#testing/site/anew.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: 'strict' })
})
afterAll(() => app.close())

const noon = new Date('2026-06-09T12:00:20Z')
const from = (network: string) => ({ 'CF-Connecting-IP': network })
const read = (path: string, headers: Record<string, string>, at = noon) => app.client({ at }).get(path, headers)
const unheardOf = () => `/api/products/${randomUUID()}`
const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work))

test('a network has 300 reads a minute that the cache cannot answer, and as many as it likes that it can (V2.4.1, V15.2.2)', async () => {
  const busy = from('2001:db8:0:7::1')
  expect((await read('/api/categories', from('2001:db8:0:9::1'))).status).toBe(200)
  for (let round = 0; round < 3; round += 1) {
    const answers = await times(100, () => read(unheardOf(), busy))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
  }
  const calls = app.calls()
  const refused = await read(unheardOf(), from('2001:db8:0:7:ffff::2'))
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect(refused.headers.get('retry-after')).toBe('40')
  expect((await read('/api/products?q=orpington', { ...busy, ...anew(app) })).status).toBe(429)
  expect((await read('/api/products?sort=nothing', busy)).status, 'before anybody looks at what is asked').toBe(429)
  expect(app.calls()).toBe(calls)
  expect((await read('/api/categories', busy)).status).toBe(200)
  expect((await read(unheardOf(), from('2001:db8:0:8::1'))).status).toBe(404)
  const page = await app.fetch('/products?q=marans', { headers: { ...busy, 'X-Test-Clock': noon.toISOString() } })
  expect([page.status, (await page.text()).includes('"items"')]).toEqual([200, false])
  expect((await read(unheardOf(), busy, new Date('2026-06-09T12:01:00Z'))).status).toBe(404)
})

import http from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressOfExample, everyDeclaredRoute } from '#testing/routes/declared-routes.ts'
import { nameOf } from '#testing/routes/send-example.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

// What is served of a house that is set up as in production.

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({
    ENVIRONMENT: 'production',
    RESEND_API_KEY: 're_none',
    RESEND_API_URL: 'http://127.0.0.1:9',
  })
})
afterAll(() => app.close())

/** Sends what `fetch` refuses to. */
const statusOf = (method: string, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(app.url)
    const request = http.request(
      { hostname, port, path, method, headers: { 'Sec-Fetch-Site': 'same-origin' } },
      (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      },
    )
    request.on('error', reject).end()
  })

const source = ['/.git/HEAD', '/.git/config', '/.svn/entries', '/.env', '/.dev.vars', '/package.json', '/wrangler.toml']
const sources = [...source, '/_headers', '/_worker.js', '/functions/app/env.ts', '/assets/index.js.map']

test.each(sources)('%s is not there (V13.4.1)', async (path) => {
  expect((await app.fetch(path)).status).toBe(404)
})

test.each(['/assets/', '/assets', '/pictures/', '/fonts/', '/api/', '/api/images/', '/.well-known/'])(
  '%s lists nothing (V13.4.3)',
  async (path) => {
    const answer = await app.fetch(path)
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toMatch(/Index of|Parent Directory/i)
  },
)

test('no route and no page answers to TRACE or to what browsers never send (V13.4.4)', async () => {
  for (const path of [...new Set(everyDeclaredRoute.map(addressOfExample)), '/', '/products', '/early.js'])
    for (const method of ['TRACE', 'PROPFIND']) {
      const status = await statusOf(method, path)
      expect([400, 404, 405, 501], `${method} ${path} answered ${status}`).toContain(status)
    }
})

test('what tells how the house is, or is there for those who build it, is the one word of its health (V13.4.5, V15.2.3)', async () => {
  const tools = everyDeclaredRoute.filter(({ path }) =>
    /dev|debug|sandbox|metrics|docs|openapi|status|health/.test(path),
  )
  const there = []
  for (const { method, path } of tools)
    if ((await statusOf(method, path.replace(/:\w+/, 'pay_any'))) === 200) there.push(nameOf({ method, path }))
  expect(there).toEqual(['GET /api/health'])
  for (const path of ['/api/openapi.json', '/api/docs', '/docs', '/metrics', '/dev/mailbox'])
    expect((await app.fetch(path)).status, path).toBe(404)
  const health = await app.client().get<object>('/api/health')
  expect(Object.keys(health.body).sort()).toEqual(['database', 'status', 'version'])
})

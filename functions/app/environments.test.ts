import http from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { signUp } from '#testing/people/test-users.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
afterEach(() => app.close())

const publishedHash = /^scrypt\$16384\$8\$5\$/

const statusAt = (host: string, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(app.url)
    const request = http.get({ hostname, port, path, headers: { Host: host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    request.on('error', reject)
  })

test.each([{ ENVIRONMENT: 'production' }, { ENVIRONMENT: '' }, { ENVIRONMENT: 'somewhere' }])(
  'with %j mailbox, sandbox, the clock of tests and their quick hashes do not exist (V13.4.2, V15.2.3)',
  async (environment) => {
    app = await startTestApp({ ...environment, RESEND_API_KEY: 're_none', RESEND_API_URL: 'http://127.0.0.1:9' })
    expect((await app.client().get('/api/dev/mailbox')).status).toBe(404)
    expect((await app.fetch('/dev/mailbox')).status).toBe(404)
    const long = app.client({ at: new Date('2020-01-01T00:00:00Z') })
    const registered = await long.post<{ id: string }>('/api/register', {
      username: 'ann_reed',
      email: 'ann@example.com',
      password: 'bantams-lay-well',
      fullName: 'Ann Reed',
      userType: 'seller',
    })
    expect(registered.status).toBe(201)
    const { rows } = await app.db.query('select created_at, password_hash from users where id = $1', [
      registered.body.id,
    ])
    expect(rows[0].created_at.getFullYear()).toBeGreaterThan(2020)
    expect(app.vars.PASSWORD_HASHES).toBe('quick')
    expect(rows[0].password_hash).toMatch(publishedHash)
    expect((await long.post('/api/payments/sandbox/pay_nobodys/succeed', {})).status).toBe(404)
    await app.db.query('update users set email_verified_at = now()')
    const paying = await long.post('/api/subscription', { tier: 'basic', period: 'month' })
    expect(paying).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(paying.headers.get('retry-after')).toBe('3600')
    expect(app.logs.join('\n')).toContain('STRIPE_SECRET_KEY')
  },
)

test.each([
  ['RESEND_API_KEY', { ENVIRONMENT: 'production' }],
  ['SESSION_SECRETS', { SESSION_SECRETS: 'too short' }],
  ['HASH_SECRET', { HASH_SECRET: '' }],
  ['DATABASE_URL', { DATABASE_URL: '' }],
])('without %s the answer is 503 and only the log names it (V11.2.3, V13.2.3)', async (name, vars) => {
  app = await startTestApp(vars)
  const { status, body } = await app.client().get('/api/health')
  expect(status).toBe(503)
  expect(JSON.stringify(body)).not.toContain(name)
  await expect.poll(() => app.logs.join('\n')).toContain(name)
  const page = await app.fetch('/products')
  const told = ['content-type', 'cache-control', 'retry-after'].map((header) => page.headers.get(header))
  expect([page.status, ...told]).toEqual([503, 'text/html; charset=utf-8', 'no-cache', '5'])
  // What carries its own style lets that through and nothing else.
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'self'; style-src 'sha256-[^' ]+'; .*frame-ancestors 'none'/,
  )
  const words = await page.text()
  expect(words).toContain('We can’t show this just now.')
  expect(words).not.toContain(name)
})

test('a preview has the sandbox but no public mailbox, and hashes as production does', async () => {
  app = await startTestApp({ ENVIRONMENT: 'preview' })
  expect((await app.client().get('/api/dev/mailbox')).status).toBe(404)
  const { api, id } = await signUp(app, { userType: 'seller', verified: false })
  const { rows } = await app.db.query('select password_hash from users where id = $1', [id])
  expect(rows[0].password_hash).toMatch(publishedHash)
  // There is no mailbox to read the code from.
  await app.db.query('update users set email_verified_at = now()')
  expect((await api.post('/api/subscription', { tier: 'basic', period: 'month' })).status).toBe(201)
})

test('a preview tells search engines to keep nothing of it', async () => {
  app = await startTestApp({ ENVIRONMENT: 'preview' })
  const robots = await (await app.fetch('/robots.txt')).text()
  expect(robots.match(/^(?:Dis)?[Aa]llow: .*$/gm)).toEqual(['Disallow: /'])
})

test('the local one answers on localhost only, also what the edge holds', async () => {
  app = await startTestApp()
  expect(await statusAt(`localhost:${new URL(app.url).port}`, '/api/health')).toBe(200)
  expect(await statusAt('hatchyard.example', '/api/health')).toBe(404)
  const held = '/api/currencies'
  expect((await app.client().get(held)).status).toBe(200)
  expect((await app.client().get(held)).headers.get('x-cache')).toBe('HIT')
  expect(await statusAt('hatchyard.example', held)).toBe(404)
})

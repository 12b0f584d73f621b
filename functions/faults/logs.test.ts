import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { FaultKind } from '#db/local/gateway/gateway-faults.ts'
import { checkOut, fill, home, pay } from '#testing/market/buying.ts'
import { act, type Market, openMarket, placeOrder } from '#testing/market/orders.ts'
import { signUp, type TestUser } from '#testing/people/test-users.ts'
import { anew } from '#testing/site/anew.ts'
import type { TestApp } from '#testing/site/test-app.ts'
import { expectUnavailable, startImpatientApp } from './faults.test-data.ts'

let app: TestApp
let market: Market
let buyer: TestUser

beforeAll(async () => {
  app = await startImpatientApp()
  market = await openMarket(app)
  buyer = await signUp(app, { fullName: 'Ada Secretkeeper', password: 'hush-hush-bantams' })
})
afterAll(() => app.close())
afterEach(() => app.gateway.faults.clear())

type Line = Record<string, unknown>

/** The lines that a request left in the log, one of them its own. */
const linesOf = (id: string | null): Line[] =>
  app.logs.flatMap((text) => (text.startsWith('{') && id && text.includes(id) ? [JSON.parse(text) as Line] : []))

const requestId = ({ headers }: { headers: Headers }): string => headers.get('x-request-id') ?? ''

/** Logs come over a pipe of their own, a little after the answer. */
const lineOf = async (answer: { headers: Headers }): Promise<Line> => {
  await expect.poll(() => linesOf(requestId(answer))).toHaveLength(1)
  return linesOf(requestId(answer))[0]!
}

const twice = (kind: FaultKind): void => {
  app.gateway.faults.next(kind)
  app.gateway.faults.next(kind)
}

test('a fresh answer out of the edge’s cache writes no line; the one that filled it does', async () => {
  const visitor = app.client()
  const [filled, held] = [await visitor.get('/api/currencies'), await visitor.get('/api/currencies')]
  expect([filled, held].map(({ headers }) => headers.get('x-cache'))).toEqual(['MISS', 'HIT'])
  expect(await lineOf(filled)).toMatchObject({ route: '/api/currencies', status: 200, dbCalls: 1 })
  // Lines come in their order: what the second might have written stands before this one.
  await lineOf(await visitor.get('/api/health'))
  expect(requestId(held)).toMatch(/^[0-9a-f-]{36}$/)
  expect(linesOf(requestId(held))).toEqual([])
})

describe('health', () => {
  // Its one question is asked again when its answer is lost.
  test.each([
    ['unreached', 2],
    ['dropped', 2],
    ['cut', 2],
    ['restart', 2],
  ] as const)('is well after one call that is “%s”, in %i calls', async (kind, dbCalls) => {
    app.gateway.faults.next(kind)
    const answer = await app.client().get('/api/health')
    expect(answer).toMatchObject({ status: 200, body: { status: 'ok', database: 'up' } })
    expect(await lineOf(answer)).toMatchObject({ route: '/api/health', status: 200, dbCalls, dbLost: 1 })
  })

  const broken: [string, number, () => void][] = [
    ['the database is away', 2, () => Object.assign(app.gateway.faults, { down: true })],
    ['no answer comes', 1, () => app.gateway.faults.next('unanswered')],
    ['answers are lost twice', 2, () => twice('dropped')],
    ['two restarts come together', 2, () => twice('restart')],
  ]
  test.each(broken)('is a 503 when %s, after %i calls, and well again after it', async (_, dbCalls, spoil) => {
    spoil()
    const answer = await app.client().get('/api/health')
    expect(answer).toMatchObject({ status: 503, body: { status: 'unavailable', version: 'test', database: 'down' } })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await lineOf(answer)).toMatchObject({ status: 503, dbCalls, dbLost: dbCalls })
    app.gateway.faults.clear()
    expect((await app.client().get('/api/health')).status).toBe(200)
  })

  test('bears a slow database', async () => {
    app.gateway.faults.latencyMs = 120
    const answer = await app.client().get('/api/health')
    expect(answer.status).toBe(200)
    const { dbMs, ms } = await lineOf(answer)
    expect(dbMs).toBeGreaterThanOrEqual(119)
    expect(ms).toBeGreaterThanOrEqual(dbMs as number)
  })
})

describe('a page', () => {
  const shell = async () => {
    const response = await app.fetch('/products?q=marans', { headers: anew(app) })
    return { status: response.status, headers: response.headers, html: await response.text() }
  }

  test.each([
    ['the database is away', () => Object.assign(app.gateway.faults, { down: true })],
    ['no answer comes', () => app.gateway.faults.next('unanswered')],
    ['two restarts come together', () => twice('restart')],
  ])('is the shell without data when %s', async (_, spoil) => {
    // A page waits for its data only so long, which a busy machine may take.
    await expect.poll(async () => (await shell()).html, { timeout: 20_000 }).toContain('"items"')
    spoil()
    const { status, html, headers } = await shell()
    expect(app.gateway.faults.waiting(), 'the faults were met').toBe(0)
    expect(status).toBe(200)
    expect(html).toContain('id="root"')
    expect(html).not.toContain('"items"')
    expect(await lineOf({ headers })).toMatchObject({ page: '/products', status: 200 })
  })

  test('is logged by its pattern: a path may hold what only its user may know', async () => {
    const response = await app.fetch('/pay/pay_0123456789abcdef')
    await response.text()
    expect(await lineOf(response)).toMatchObject({ page: '/pay/:reference', status: 200, dbCalls: 0 })
    expect(app.logs.join('\n')).not.toContain('pay_0123456789abcdef')
  })
})

describe('the id of a request', () => {
  const written = async (table: string, id: string): Promise<number> =>
    (await app.db.query(`select count(*)::int as n from ${table} where request_id = $1`, [id])).rows[0].n

  test('stands in the mails and the ledger of a payment, and in one line of the log', async () => {
    const placed = await placeOrder(market, [market.eggs, 2])
    const paid = await pay(placed.buyer.api, placed.opened)
    expect(await written('mails', requestId(paid))).toBe(2)
    expect(await written('ledger_transactions', requestId(paid))).toBe(1)
    const line = await lineOf(paid)
    expect(line).toMatchObject({
      id: requestId(paid),
      method: 'POST',
      route: '/api/payments/sandbox/:reference/succeed',
      status: 200,
      dbCalls: 3,
    })
    expect(Object.keys(line)).toEqual(['at', 'id', 'method', 'route', 'status', 'ms', 'dbCalls', 'dbMs', 'who'])
  })

  test('stands in the mail and the refund of a declined order, also when the answer was lost', async () => {
    const placed = await placeOrder(market, [market.eggs, 2])
    await pay(placed.buyer.api, placed.opened)
    app.gateway.faults.next('dropped', /insert into "order_events"/)
    const declined = await act(market.seller.api, placed.id, 'decline')
    expect(declined.status).toBe(200)
    expect(await written('mails', requestId(declined))).toBe(1)
    expect(await written('ledger_transactions', requestId(declined))).toBe(1)
    expect(await lineOf(declined)).toMatchObject({ status: 200, dbLost: 1 })
  })
})

type Calamity = FaultKind | 'down'

/** Does something while its call meets a calamity, which leaves nothing behind. */
const under = async <T>(
  calamity: Calamity,
  { sql, times = 1 }: { sql: RegExp; times?: number },
  work: () => Promise<T>,
) => {
  const { faults } = app.gateway
  if (calamity === 'down') faults.down = true
  else for (let time = 0; time < times; time += 1) faults.next(calamity, sql)
  const done = await work()
  expect(faults.waiting(), `${sql} met ${calamity}`).toBeLessThan(times)
  faults.clear()
  return done
}

const calamities: Calamity[] = ['unreached', 'dropped', 'cut', 'unanswered', 'restart', 'down']

test.each(calamities)(
  'nothing personal and no parameter is in any line of the log under “%s” (V14.2.4, V16.2.5)',
  async (calamity) => {
    const next = {
      ...{ username: `hidden_${calamity}`, email: `hidden-${calamity}@example.com`, password: 'secret-word-9' },
      ...{ fullName: 'Hidden at Person', userType: 'buyer' },
    }
    const link = '/api/verify-email?token=very-secret-token-of-the-link'
    const change = {
      fullName: `Ada Secretkeeper ${calamity}`,
      bio: 'My secret bio\n    at secret (place)',
      postcode: 'SY8 1AA',
    }
    const login = { username: buyer.email, password: 'hush-hush-bantams' }
    const visitor = app.client()
    await fill(buyer.api, [market.eggs, 1])
    const answers = [
      await under(calamity, { sql: /insert into "users"/ }, () => visitor.post('/api/register', next)),
      await under(calamity, { sql: /insert into "rate_limits"/ }, () => visitor.post('/api/login', login)),
      await under(calamity, { sql: /token_hash/ }, () => visitor.get(link)),
      await under(calamity, { sql: /insert into "checkouts"/, times: 3 }, () => checkOut(buyer.api)),
      await under(calamity, { sql: /update "users"/ }, () => buyer.api.patch('/api/user', change)),
    ]
    for (const answer of answers) if (answer.status !== 201) expectUnavailable(answer)
    for (const answer of answers) await lineOf(answer)
    const secrets = [
      ...Object.values(next),
      link,
      'secret',
      buyer.email,
      buyer.username,
      login.password,
      'Secretkeeper',
    ]
    const kept = [...visitor.cookies.values(), ...buyer.api.cookies.values()]
    expectClean([...secrets.filter((word) => word !== 'buyer'), ...kept, home.line1, home.postcode, 'SY8'])
  },
)

const expectClean = (secrets: string[]): void => {
  expect(
    app.logs.filter((line) => !line.startsWith('{')),
    'every line is JSON',
  ).toEqual([])
  const log = app.logs.join('\n')
  for (const secret of secrets) expect(log).not.toContain(secret)
  expect(log).not.toMatch(/params:|Failed query|insert into|select /i)
}

test('what fails after the answer is one line under its request, without what was sent', async () => {
  const later = app.client({ at: new Date(Date.now() + 2 * 24 * 60 * 60 * 1000) })
  for (const [name, value] of buyer.api.cookies) later.cookies.set(name, value)
  app.gateway.faults.next('dropped', /update "sessions"/)
  const answer = await later.get('/api/user')
  expect(answer.status).toBe(200)
  await expect.poll(() => linesOf(requestId(answer))).toHaveLength(2)
  expect(linesOf(requestId(answer))).toContainEqual(expect.objectContaining({ late: true, cause: 'NeonDbError' }))
  expectClean([...later.cookies.values(), buyer.id])
})

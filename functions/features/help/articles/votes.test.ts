import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { limits } from '#app/rate-limit.ts'
import { signedOutBrowser, signUp, type TestUser } from '#testing/people/test-users.ts'
import { emptyTables } from '#testing/rows/out-of-reach.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import type { TestClient, TestHeaders } from '#testing/site/test-client.ts'

let app: TestApp
let user: TestUser

const now = new Date('2026-06-09T12:00:00Z')
const slug = 'unpacking-and-resting-eggs'
const path = `/api/help/${slug}/useful`
const browser = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605.1'

beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: 'strict' })
  user = await signUp(app)
})
beforeEach(() => emptyTables(app, 'help_votes'))
afterAll(() => app.close())

type Voter = { api?: TestClient; address?: string; userAgent?: string; headers?: TestHeaders; at?: string }

const from = ({ address = '192.0.2.1', userAgent = browser, headers }: Voter): TestHeaders => ({
  'CF-Connecting-IP': address,
  'User-Agent': userAgent,
  ...headers,
})
const visitor = () => app.client({ at: now })

const put = (useful: boolean, voter: Voter = {}) =>
  (voter.api ?? visitor()).put<{ code: string }>(voter.at ?? path, { useful }, from(voter))
const takeBack = (voter: Voter = {}) => (voter.api ?? visitor()).delete(voter.at ?? path, undefined, from(voter))

const votes = async (): Promise<boolean[]> =>
  (await app.db.query('select useful from help_votes where article = $1 order by useful', [slug])).rows.map(
    ({ useful }) => useful,
  )

describe('whether an article was useful', () => {
  test('is kept once a reader, in one call; another answer takes its place', async () => {
    const before = app.calls()
    expect(await put(true)).toMatchObject({ status: 200, body: { useful: true } })
    expect(app.calls() - before).toBe(1)
    expect(await put(true)).toMatchObject({ status: 200, body: { useful: true } })
    expect(await votes()).toEqual([true])
    expect(await put(false)).toMatchObject({ status: 200, body: { useful: false } })
    expect(await votes()).toEqual([false])
  })

  test('is kept once when it is sent many times at once, and none is lost of many readers', async () => {
    const sent = await Promise.all(Array.from({ length: 8 }, (_, n) => put(n % 2 === 0, { address: '192.0.2.8' })))
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200))
    expect(await votes()).toHaveLength(1)
    await Promise.all(Array.from({ length: 8 }, (_, n) => put(true, { address: `198.51.100.${n}` })))
    expect(await votes()).toHaveLength(9)
  })

  test('tells readers apart by who is signed in, or else by address and browser', async () => {
    await put(true)
    await put(true, { address: '192.0.2.2' })
    await put(true, { userAgent: 'Firefox' })
    expect(await votes()).toHaveLength(3)
    await put(true, { api: user.api })
    await put(false, { api: user.api, address: '203.0.113.9', userAgent: 'Firefox' })
    expect(await votes()).toEqual([false, true, true, true])
  })

  test('is a visitor’s, where a session has ended: once that is seen, it is asked once more', async () => {
    const api = await signedOutBrowser(app)
    await put(true)
    const before = app.calls()
    expect(await put(false, { api })).toMatchObject({ status: 200, body: { useful: false } })
    expect(app.calls() - before).toBe(2)
    expect(await votes()).toEqual([false])
    expect((await takeBack({ api })).status).toBe(204)
    expect(app.calls() - before).toBe(4)
    expect(await votes()).toEqual([])
  })

  test('is taken back, and a second time changes nothing', async () => {
    await put(true)
    await put(false, { address: '192.0.2.2' })
    for (const _ of [1, 2]) expect((await takeBack()).status).toBe(204)
    expect(await votes()).toEqual([false])
    await Promise.all([1, 2, 3].map(() => takeBack({ address: '192.0.2.2' })))
    expect(await votes()).toEqual([])
  })

  test('is not asked of an article that is none', async () => {
    for (const at of ['/api/help/nobodys/useful', '/api/help/NO/useful']) {
      expect(await put(true, { at })).toMatchObject({ status: 404, body: { code: 'not_found' } })
      expect(await takeBack({ at })).toMatchObject({ status: 404, body: { code: 'not_found' } })
    }
  })

  test('is kept without a word of who said it, and marks of two articles are not alike', async () => {
    await put(true, { api: user.api })
    await put(true)
    await put(true, { at: '/api/help/how-buying-works/useful' })
    const { rows } = await app.db.query('select mark, (help_votes)::text as row from help_votes')
    for (const { mark, row } of rows) {
      expect(mark).toMatch(/^[\w-]{43}$/)
      expect(row).not.toMatch(new RegExp(`${user.id}|192\\.0\\.2|iPhone`))
    }
    expect(new Set(rows.map(({ mark }) => mark)).size).toBe(3)
  })

  test('wants the token of who is signed in, and no other site may say it', async () => {
    const refused = { status: 403, body: { code: 'csrf' } }
    expect(await put(true, { api: user.api, headers: { 'X-CSRF-Token': null } })).toMatchObject(refused)
    const elsewhere = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' }
    expect(await put(true, { headers: elsewhere })).toMatchObject(refused)
    expect(await takeBack({ headers: elsewhere })).toMatchObject(refused)
    expect(await votes()).toEqual([])
  })

  test('is heard so often in an hour, also when all comes at once, and then refused until it is over', async () => {
    const address = '192.0.2.60'
    const sent = await Promise.all(Array.from({ length: limits.helpVotes.tries + 5 }, () => put(true, { address })))
    expect(sent.filter(({ status }) => status === 429)).toHaveLength(5)
    expect(await put(false, { address })).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    const late = await takeBack({ address })
    expect(late.status).toBe(429)
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await votes()).toEqual([true])
    const hourLater = app.client({ at: new Date(now.getTime() + 3_600_000) })
    expect((await put(false, { api: hourLater, address })).status).toBe(200)
    expect((await put(true, { address: '192.0.2.61' })).status).toBe(200)
  })
})

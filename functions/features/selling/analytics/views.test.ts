import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addBuyer, type TestBuyer } from '#testing/market/buying.ts'
import { addListing, type TestListing } from '#testing/market/catalogue.ts'
import { addSignedInSeller } from '#testing/market/orders.ts'
import { readmit, suspend } from '#testing/people/operators.ts'
import { emptyTables } from '#testing/rows/out-of-reach.ts'
import { fastForwardLimits } from '#testing/rows/time-travel.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import type { TestClient, TestHeaders } from '#testing/site/test-client.ts'

let app: TestApp
let seller: TestBuyer
let visitor: TestClient

// Half past eleven in the evening of 9 June in London, in summer time.
const evening = new Date('2026-06-09T22:30:00Z')
const browser = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605.1'

beforeAll(async () => {
  app = await startTestApp()
  seller = await addSignedInSeller(app)
  visitor = app.client({ at: evening })
})
afterAll(() => app.close())

const listed = async (listing: Partial<TestListing> = {}): Promise<string> =>
  (await addListing(app, seller.id, { title: 'Layers pellets', ...listing })).id

type Looker = { api?: TestClient; address?: string; userAgent?: string; headers?: TestHeaders }

const look = async (id: string, { api = visitor, address = '192.0.2.1', userAgent = browser, headers }: Looker = {}) =>
  api.post<{ code: string }>(`/api/products/${id}/view`, undefined, {
    'CF-Connecting-IP': address,
    'User-Agent': userAgent,
    ...headers,
  })

const viewsOf = async (id: string): Promise<Record<string, number>> => {
  const { rows } = await app.db.query(
    'select day::text, views from listing_views where listing_id = $1 and seller_id = $2 order by day',
    [id, seller.id],
  )
  return Object.fromEntries(rows.map(({ day, views }) => [day, views]))
}

describe('a look at a listing', () => {
  test('counts once a visitor, listing and day of the United Kingdom, in one call', async () => {
    const id = await listed()
    const before = app.calls()
    expect((await look(id)).status).toBe(204)
    expect(app.calls() - before).toBe(1)
    await look(id)
    expect(await viewsOf(id)).toEqual({ '2026-06-09': 1 })
    await look(id, { address: '192.0.2.2' })
    await look(id, { userAgent: `${browser} Mobile` })
    expect(await viewsOf(id)).toEqual({ '2026-06-09': 3 })
    const other = await listed()
    await look(other)
    expect(await viewsOf(other)).toEqual({ '2026-06-09': 1 })
    await look(id, { api: app.client({ at: new Date('2026-06-09T23:00:00Z') }) })
    expect(await viewsOf(id)).toEqual({ '2026-06-09': 3, '2026-06-10': 1 })
  })

  test('counts once a network of IPv6', async () => {
    const id = await listed()
    for (const end of ['::1', '::2', ':a:b:c:d']) await look(id, { address: `2001:db8:0:7${end}` })
    expect(await viewsOf(id)).toEqual({ '2026-06-09': 1 })
    await look(id, { address: '2001:db8:0:8::1' })
    expect(await viewsOf(id)).toEqual({ '2026-06-09': 2 })
  })

  test('counts once also when it is sent many times at once, and none is lost of many visitors', async () => {
    const id = await listed()
    await Promise.all(Array.from({ length: 8 }, () => look(id)))
    expect(await viewsOf(id)).toEqual({ '2026-06-09': 1 })
    await Promise.all(Array.from({ length: 8 }, (_, n) => look(id, { address: `198.51.100.${n}` })))
    expect(await viewsOf(id)).toEqual({ '2026-06-09': 9 })
  })

  test('of the seller counts nothing, of anybody else who is signed in it does', async () => {
    const id = await listed()
    seller.api.at = evening
    expect((await look(id, { api: seller.api })).status).toBe(204)
    expect(await viewsOf(id)).toEqual({})
    const buyer = await addBuyer(app)
    expect((await look(id, { api: buyer.api })).status).toBe(204)
    expect(await viewsOf(id)).toEqual({ '2026-06-09': 1 })
  })

  test.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'facebookexternalhit/1.1',
    'curl/8.5.0',
    'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/143.0',
    '',
  ])('of a program (%s) counts nothing and asks nothing of the database', async (userAgent) => {
    const id = await listed()
    const before = app.calls()
    expect((await look(id, { userAgent })).status).toBe(204)
    expect(app.calls() - before).toBe(0)
    expect(await viewsOf(id)).toEqual({})
  })

  test('at what is not there for everybody counts nothing and tells nothing', async () => {
    const counted = [
      await listed({ status: 'paused' }),
      await listed({ options: [{ label: 'One', pricePence: 900, stock: 0 }] }),
    ]
    const hidden = [await listed({ status: 'draft' }), await listed({ status: 'removed' })]
    for (const id of [...counted, ...hidden, '01900000-0000-7000-8000-000000000000']) {
      expect((await look(id)).status).toBe(204)
    }
    for (const id of counted) expect(await viewsOf(id)).toEqual({ '2026-06-09': 1 })
    for (const id of hidden) expect(await viewsOf(id)).toEqual({})
    expect((await look('eggs')).status).toBe(404)
    await suspend(app, seller.id)
    const shut = await listed()
    await look(shut)
    await readmit(app, seller.id)
    expect(await viewsOf(shut)).toEqual({})
  })
})

test('what is kept of a visitor is a scrambled word until midnight, and no cookie', async () => {
  await emptyTables(app, 'rate_limits')
  const { headers } = await look(await listed(), { address: '203.0.113.77' })
  expect(headers.getSetCookie()).toEqual([])
  const { rows } = await app.db.query(`select key, window_ends_at as until from rate_limits where key like 'view:%'`)
  expect(rows).toEqual([{ key: expect.stringMatching(/^view:[\w-]{43}$/), until: new Date('2026-06-09T23:00:00Z') }])
})

test('an address is counted so often an hour at most; one look too many counts nothing', async () => {
  const address = '203.0.113.5'
  const id = await listed()
  await look(id, { address })
  await fastForwardLimits(app, { views: 60_000 })
  const answer = await look(id, { address, userAgent: `${browser} Mobile` })
  expect([answer.status, answer.body.code, answer.headers.get('retry-after')]).toEqual([429, 'rate_limited', '3600'])
  expect(await viewsOf(id)).toEqual({ '2026-06-09': 1 })
})

test('another site can’t look in a visitor’s name, nor in a user’s without the token of their session', async () => {
  const id = await listed()
  const foreign = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' }
  const buyer = await addBuyer(app)
  for (const asked of [{ headers: foreign }, { api: buyer.api, headers: { 'X-CSRF-Token': null } }]) {
    const { status, body } = await look(id, asked)
    expect([status, body.code]).toEqual([403, 'csrf'])
  }
  expect(await viewsOf(id)).toEqual({})
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Problem } from '#contract/problems.ts'
import type { OrderPage, SellerOrderPage } from '#contract/trade/orders.answers.ts'
import { addBuyer, checkOut, fill, home, pay, type TestBuyer } from '#testing/market/buying.ts'
import { type Market, openMarket, orderIn, placeOrder } from '#testing/market/orders.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
let market: Market
let buyer: TestBuyer

/** Orders of one buyer by what they are, each placed at its time; British summer time ends on 25 October. */
const placed = {
  eggs: '2026-06-09T08:00:00Z',
  feed: '2026-06-30T22:59:59Z',
  bird: '2026-06-30T23:00:00Z',
} as const
const ids: Record<keyof typeof placed, string> = { eggs: '', feed: '', bird: '' }
const numbers = { ...ids }

beforeAll(async () => {
  app = await startTestApp()
  market = await openMarket(app)
  buyer = await addBuyer(app, { fullName: 'Ada 100% Keeper' })
  for (const name of ['eggs', 'feed', 'bird'] as const) {
    buyer.api.at = new Date(placed[name])
    await fill(buyer.api, [market[name], 1])
    const { body } = await checkOut(buyer.api, { address: home })
    await pay(buyer.api, body)
    ids[name] = body.orders[0]!.id
    numbers[name] = body.orders[0]!.number
  }
  // The clocks of the earlier ones have run out since; the first list sees to that.
  await buyer.api.get('/api/orders')
})
afterAll(() => app.close())

const found = async (query: Record<string, string>, { path = '/api/orders', who = buyer } = {}) => {
  const { status, body } = await who.api.get<OrderPage>(`${path}?${new URLSearchParams(query)}`)
  expect(status).toBe(200)
  return body.items.map(({ id }) => Object.entries(ids).find(([, known]) => known === id)?.[0] ?? 'another')
}
const sold = (query: Record<string, string>) => found(query, { path: '/api/seller/orders', who: market.seller })

describe('orders are found', () => {
  test('by a part of number, listing and shop, whatever the case, in one call to the database', async () => {
    const before = app.calls()
    expect(await found({ q: ' MARANS ' })).toEqual(['bird', 'eggs'])
    expect(app.calls() - before).toBe(1)
    expect(await found({ q: numbers.feed.slice(3).toLowerCase() })).toEqual(['feed'])
    expect(await found({ q: 'grass farm' })).toEqual(['bird', 'feed', 'eggs'])
    expect(await found({ q: 'nothing like it' })).toEqual([])
    expect(await found({ q: '  ' })).toEqual(['bird', 'feed', 'eggs'])
  })

  test('by the seller under the buyer’s name too, but not by the buyer under their own', async () => {
    expect(await sold({ q: 'ada 100% k' })).toEqual(['bird', 'feed', 'eggs'])
    expect(await sold({ q: 'pellets' })).toEqual(['feed'])
    expect(await found({ q: 'ada' })).toEqual([])
  })

  test('with signs that mean themselves', async () => {
    expect(await sold({ q: '%' })).toEqual(['bird', 'feed', 'eggs'])
    expect(await sold({ q: '0%k' })).toEqual([])
    expect(await sold({ q: 'ada_' })).toEqual([])
    expect(await sold({ q: '\\' })).toEqual([])
  })

  test('by UK days, both included', async () => {
    expect(await found({ from: '2026-06-10', to: '2026-06-30' })).toEqual(['feed'])
    expect(await found({ from: '2026-07-01' })).toEqual(['bird'])
    expect(await found({ to: '2026-06-09' })).toEqual(['eggs'])
    expect(await sold({ from: '2026-06-30', to: '2026-06-30', q: 'marans' })).toEqual([])
  })

  test('page by page as without a search', async () => {
    const first = await buyer.api.get<OrderPage>('/api/orders?q=marans&limit=1')
    expect(first.body.items.map(({ id }) => id)).toEqual([ids.bird])
    const next = await buyer.api.get<OrderPage>(`/api/orders?q=marans&limit=1&cursor=${first.body.nextCursor}`)
    expect([next.body.items.map(({ id }) => id), next.body.nextCursor]).toEqual([[ids.eggs], null])
  })

  test('by the seller by their ids, for printing, and never those of another seller', async () => {
    const other = await openMarket(app)
    const theirs = await orderIn(other, 'post', 'paid')
    const query = new URLSearchParams([...Object.values(ids), theirs.id, randomUUID()].map((id) => ['order', id]))
    const { body } = await market.seller.api.get<SellerOrderPage>(`/api/seller/orders?${query}`)
    expect(body.items.map(({ id }) => id)).toEqual([ids.bird, ids.feed, ids.eggs])
    const unpaid = await placeOrder(market, [market.feed, 1])
    expect((await sold({ order: unpaid.id })).length).toBe(0)
  })

  test('while the counts of the seller stay those of all their orders', async () => {
    const counts = async (query: string) =>
      (await market.seller.api.get<SellerOrderPage>(`/api/seller/orders?${query}`)).body.counts
    expect(await counts('q=pellets&from=2026-06-01&to=2026-06-02')).toEqual(await counts(''))
  })

  test('never among somebody else’s', async () => {
    const stranger = await addBuyer(app)
    expect(await found({ q: 'marans' }, { who: stranger })).toEqual([])
    expect(await found({ q: numbers.eggs }, { who: stranger })).toEqual([])
  })
})

describe('a search is refused', () => {
  test.each([
    [{ q: 'x'.repeat(101) }, 'q'],
    [{ q: 'a\u0000b' }, 'q'],
    [{ from: '2026-02-30' }, 'from'],
    [{ from: 'yesterday' }, 'from'],
    [{ from: '1999-12-31' }, 'from'],
    [{ to: '2100-01-01' }, 'to'],
    [{ to: '12026-01-01' }, 'to'],
    [{ from: '2026-06-10', to: '2026-06-09' }, 'to'],
  ])('%j', async (query, path) => {
    for (const [list, { api }] of [
      ['/api/orders', buyer],
      ['/api/seller/orders', market.seller],
    ] as const) {
      const { status, body } = await api.get<Problem>(`${list}?${new URLSearchParams(query)}`)
      expect([status, body.code, body.errors?.[0]?.path]).toEqual([422, 'validation', path])
    }
  })

  test('more than a hundred orders, or what is no order’s id', async () => {
    const many = new URLSearchParams(Array.from({ length: 101 }, () => ['order', randomUUID()]))
    expect((await market.seller.api.get(`/api/seller/orders?${many}`)).status).toBe(422)
    expect((await market.seller.api.get('/api/seller/orders?order=7')).status).toBe(422)
    expect((await buyer.api.get(`/api/orders?order=${ids.eggs}`)).status).toBe(422)
  })
})

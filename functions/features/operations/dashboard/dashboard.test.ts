import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SellerDashboard } from '#contract/operations/dashboard.answers.ts'
import { addBuyer, later, type TestBuyer, tuesday } from '#testing/market/buying.ts'
import { addListing } from '#testing/market/catalogue.ts'
import { act, addSignedInSeller, type Market, openMarket, orderIn, paidOrder, yard } from '#testing/market/orders.ts'
import { birds, draft, mug, ok } from '#testing/market/selling.ts'
import { moveOrder } from '#testing/rows/time-travel.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
let market: Market

beforeAll(async () => {
  app = await startTestApp()
  market = await openMarket(app)
})
afterAll(() => app.close())

const read = async ({ api }: TestBuyer): Promise<SellerDashboard> =>
  ok(await api.get<SellerDashboard>('/api/seller/dashboard'))

const nothing = { accept: { count: 0, soonest: null }, dispatch: { count: 0, soonest: null }, getReady: 0, ready: 0 }

describe('the first screen of a seller', () => {
  test('is there before anything has happened', async () => {
    const dashboard = await read(await addSignedInSeller(app))
    expect(dashboard).toMatchObject({
      shop: { name: 'Grass Farm', outcode: 'SY8', lacksCollectionAddress: false, awayUntil: null },
      waiting: { ...nothing, unreadMessages: 0 },
      listings: { draft: 0, active: 0, paused: 0, sold_out: 0, removed: 0 },
      package: { tier: 'basic', status: 'incomplete', allowance: { used: 0, limit: 5 } },
      messages: [],
      orders: [],
    })
    expect(dashboard.analytics.days).toHaveLength(30)
  })

  test('tells in one call what waits, with the soonest deadline, and what came last', async () => {
    const late = await paidOrder(market, [market.eggs, 1])
    const { rows } = await app.db.query(`select accept_by - interval '1 day' as at from orders where id = $1`, [
      late.id,
    ])
    await moveOrder(app, { id: late.id, acceptBy: rows[0].at })
    await paidOrder(market, [market.feed, 1])
    const packed = await orderIn(market, 'post', 'accepted')
    await orderIn(market, 'collect', 'accepted')
    await orderIn(market, 'collect', 'ready')
    const newest = await orderIn(market, 'post', 'dispatched')
    await orderIn(market, 'post', 'pending_payment')
    await moveOrder(app, { id: newest.id, placedAt: later(tuesday, 1) })
    await addListing(app, market.seller.id, { title: 'A draft', status: 'draft' })
    await addListing(app, market.seller.id, { title: 'Gone', options: [{ label: 'One', pricePence: 900, stock: 0 }] })
    const username = `buyer_${market.seller.id.slice(0, 8)}`
    ok(await newest.buyer.api.post('/api/messages', { to: username, text: 'Has it left?' }), 201)
    ok(await market.seller.api.patch('/api/seller/shop', { holidayUntil: '2026-06-09' }))

    const before = app.calls()
    const dashboard = await read(market.seller)
    expect(app.calls() - before).toBe(1)
    const due = (await app.db.query('select due_on::text as day from orders where id = $1', [packed.id])).rows[0].day
    expect(dashboard).toMatchObject({
      shop: { awayUntil: '2026-06-09' },
      waiting: {
        accept: { count: 2, soonest: rows[0].at.toISOString() },
        dispatch: { count: 1, soonest: due },
        getReady: 1,
        ready: 1,
        unreadMessages: 1,
      },
      listings: { draft: 1, active: 3, sold_out: 1 },
      analytics: { total: { sales: 6 } },
      messages: [{ lastMessage: { text: 'Has it left?', mine: false }, unreadCount: 1 }],
    })
    expect(dashboard.orders).toHaveLength(5)
    expect(dashboard.orders[0]).toMatchObject({ id: newest.id, status: 'dispatched' })
  })

  test('tells that buyers have yet to be told where to collect, from the first draft of what they may', async () => {
    const seller = await addSignedInSeller(app)
    const lacks = async () => (await read(seller)).shop.lacksCollectionAddress
    ok(await seller.api.patch('/api/seller/shop', { collectionAddress: null }))
    await draft(seller.api, mug)
    expect(await lacks()).toBe(false)
    await draft(seller.api, birds)
    expect(await lacks()).toBe(true)
    ok(await seller.api.patch('/api/seller/shop', { collectionAddress: yard }))
    expect(await lacks()).toBe(false)
  })

  test('tells what the clock has done meanwhile', async () => {
    const own = await openMarket(app)
    const { id } = await paidOrder(own, [own.feed, 1])
    expect((await read(own.seller)).waiting.accept.count).toBe(1)
    own.seller.api.at = later(tuesday, 10 * 24 * 60)
    const dashboard = await read(own.seller)
    expect(dashboard.waiting.accept.count).toBe(0)
    expect(dashboard.orders[0]).toMatchObject({ id, status: 'cancelled' })
    expect(dashboard.analytics.total.sales).toBe(0)
  })

  test('is the seller’s own, and a buyer has none', async () => {
    const own = await openMarket(app)
    const { id, buyer } = await paidOrder(own, [own.feed, 1])
    ok(await act(own.seller.api, id, 'accept'))
    const stranger = await read(await addSignedInSeller(app))
    expect([stranger.waiting, stranger.orders, stranger.messages]).toEqual([{ ...nothing, unreadMessages: 0 }, [], []])
    expect((await buyer.api.get('/api/seller/dashboard')).status).toBe(403)
    expect((await app.client().get('/api/seller/dashboard')).status).toBe(401)
    expect((await (await addBuyer(app)).api.get('/api/seller/dashboard')).status).toBe(403)
  })
})

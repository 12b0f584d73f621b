import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Order } from '#contract/trade/orders.answers.ts'
import { type OrderStatus, orderActNames } from '#contract/trade/orders.constants.ts'
import { addBuyer, moneyOf, pay, stockOf, type TestBuyer, tuesday } from '#testing/market/buying.ts'
import {
  act,
  addSignedInSeller,
  codeOf,
  ledgerOf,
  type Market,
  mailsOf,
  openMarket,
  orderIn,
  type Placed,
  paidOrder,
  placeOrder,
  statesOf,
} from '#testing/market/orders.ts'
import { setStock } from '#testing/market/shelf.ts'
import { setShop } from '#testing/market/shops.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
let market: Market
let stranger: TestBuyer
let otherSeller: TestBuyer

beforeAll(async () => {
  app = await startTestApp()
  market = await openMarket(app)
  stranger = await addBuyer(app)
  otherSeller = await addSignedInSeller(app)
})
afterAll(() => app.close())

/** The published table, written down a second time: `side act: from` → to. */
const allowed: Record<string, Partial<Record<string, OrderStatus>>> = {
  'seller accept': { paid: 'accepted' },
  'seller decline': { paid: 'cancelled', accepted: 'cancelled', ready: 'cancelled' },
  'seller dispatch': { 'post accepted': 'dispatched' },
  'seller ready': { 'collect accepted': 'ready' },
  'seller collected': { ready: 'collected' },
  'buyer collected': { ready: 'collected' },
  'buyer received': { dispatched: 'delivered' },
  'buyer complete': { delivered: 'completed', collected: 'completed' },
  'buyer cancel': { pending_payment: 'cancelled', paid: 'cancelled', accepted: 'cancelled', ready: 'cancelled' },
}

const next = (step: string, way: string, state: string): OrderStatus | undefined =>
  allowed[step]?.[state] ?? allowed[step]?.[`${way} ${state}`]

const asSide = (placed: Placed, side: string) => (side === 'buyer' ? placed.buyer.api : market.seller.api)

const cases = (['post', 'collect'] as const).flatMap((way) => statesOf(way).map((state) => ({ way, state })))

describe.each(cases)('an order by $way that is $state', ({ way, state }) => {
  let placed: Placed
  beforeAll(async () => {
    placed = await orderIn(market, way, state)
  })

  test('refuses every act that is not its side’s, not its state’s or not its people’s (V2.3.1)', async () => {
    for (const name of orderActNames) {
      expect((await act(stranger.api, placed.id, name)).status, `stranger ${name}`).toBe(404)
      expect((await act(otherSeller.api, placed.id, name)).status, `other seller ${name}`).toBe(404)
      expect((await act(app.client(), placed.id, name)).status, `visitor ${name}`).toBe(401)
      for (const side of ['buyer', 'seller']) {
        const step = `${side} ${name}`
        if (next(step, way, state)) continue
        const { status, body } = await act(asSide(placed, side), placed.id, name)
        if (allowed[step]) expect([status, body.code, body.state], step).toEqual([409, 'illegal_state', state])
        else expect([status, body.code], step).toEqual([403, 'forbidden'])
      }
    }
    const { body } = await placed.buyer.api.get<Order>(`/api/orders/${placed.id}`)
    expect(body.status).toBe(state)
  })

  test('names to each side exactly the acts that it may do', async () => {
    for (const side of ['buyer', 'seller']) {
      const { body } = await asSide(placed, side).get<Order>(`/api/orders/${placed.id}`)
      expect(body.actions).toEqual(orderActNames.filter((name) => next(`${side} ${name}`, way, state)))
    }
  })

  test.each(Object.keys(allowed).filter((step) => next(step, way, state)))('takes: %s', async (step) => {
    const order = await orderIn(market, way, state)
    const [side, name] = step.split(' ') as [string, string]
    const input = step === 'seller collected' ? { code: await codeOf(app, order.id) } : undefined
    const before = app.calls()
    const { status, body } = await act(asSide(order, side), order.id, name, input)
    expect(app.calls() - before).toBeLessThanOrEqual(3)
    expect([status, body.status]).toEqual([200, next(step, way, state)])
    expect(body.timeline.at(-1)).toMatchObject({ status: body.status, at: tuesday.toISOString(), by: { role: side } })
    const other = side === 'buyer' ? market.seller.email : order.buyer.email
    expect((await mailsOf(app, order.id)).filter((mail) => mail.startsWith(`${name} `))).toEqual([`${name} > ${other}`])
  })
})

describe('money and stock', () => {
  const share = 2 * 1800 + 899

  test('a paid order is held for the seller, and payable once the buyer completes it', async () => {
    const { id } = await orderIn(market, 'post', 'delivered')
    expect(await ledgerOf(app, id)).toEqual({ 'provider:sandbox': share, pending: -share })
    const completed = await orderIn(market, 'post', 'completed')
    expect(await ledgerOf(app, completed.id)).toEqual({ 'provider:sandbox': share, payable: -share })
  })

  test.each(['seller decline', 'buyer cancel'])('%s gives back all money and all goods', async (step) => {
    const before = await stockOf(app, market.eggs)
    const order = await paidOrder(market, [market.eggs, 3], [market.feed, 1])
    expect(await stockOf(app, market.eggs)).toBe(before - 3)
    const [side, name] = step.split(' ') as [string, string]
    const { body } = await act(asSide(order, side), order.id, name)
    expect(body).toMatchObject({ status: 'cancelled', refundedPence: body.totalPence, actions: [] })
    expect(await stockOf(app, market.eggs)).toBe(before)
    expect(await ledgerOf(app, order.id)).toEqual({})
    const refunds = async () =>
      (await app.db.query('select amount_pence::int as pence, sent_at from refunds where order_id = $1', [order.id]))
        .rows
    await expect.poll(refunds).toEqual([{ pence: body.totalPence, sent_at: tuesday }])
  })

  test('a cancelled unpaid order ends its whole checkout and frees what it held', async () => {
    const other = await openMarket(app)
    const before = await stockOf(app, other.eggs)
    const placed = await placeOrder(market, [market.feed, 1], [other.eggs, 2])
    const { body } = await act(placed.buyer.api, placed.id, 'cancel')
    expect(body).toMatchObject({ status: 'cancelled', refundedPence: 0 })
    expect(await stockOf(app, other.eggs)).toBe(before)
    const { body: list } = await placed.buyer.api.get<{ items: Order[] }>('/api/orders')
    expect(list.items.map(({ status }) => status).sort()).toEqual(['cancelled', 'expired'])
    expect((await pay(placed.buyer.api, placed.opened)).status).toBe(409)
  })

  test('a shelf that was filled up meanwhile is never overfilled', async () => {
    const shelf = await openMarket(app)
    const order = await paidOrder(shelf, [shelf.feed, 5])
    await setStock(app, { [shelf.feed]: 9998 })
    expect((await act(shelf.seller.api, order.id, 'decline')).status).toBe(200)
    expect(await stockOf(app, shelf.feed)).toBe(10_000)
  })

  test('after everything here the ledger sums to zero and matches the orders', async () => {
    const { ledger, held, sold } = await moneyOf(app)
    expect(ledger).toBe(0)
    expect(held).toBe(sold)
  })
})

describe('what the acts say', () => {
  test('dispatch shows carrier, number and the carrier’s page', async () => {
    const { id, buyer } = await orderIn(market, 'post', 'dispatched')
    const { body } = await buyer.api.get<Order>(`/api/orders/${id}`)
    expect(body.tracking).toEqual({
      carrier: 'royal-mail',
      number: 'AB 123',
      url: 'https://www.royalmail.com/track-your-item#/tracking-results/AB%20123',
    })
    expect(body.timeline.at(-1)?.note).toBe('Royal Mail, AB 123')
  })

  test('eggs leave a day to report problems, other goods and mixed orders two', async () => {
    const hours = async (...items: Parameters<typeof paidOrder>[1][]) => {
      const { id, buyer } = await paidOrder(market, ...items)
      await act(market.seller.api, id, 'accept')
      await act(market.seller.api, id, 'dispatch')
      const { body } = await act(buyer.api, id, 'received')
      return (Date.parse(body.completesAt!) - Date.parse(body.deliveredAt!)) / 3_600_000
    }
    expect(await hours([market.eggs, 1])).toBe(24)
    expect(await hours([market.feed, 1])).toBe(48)
    expect(await hours([market.eggs, 1], [market.feed, 1])).toBe(48)
  })

  test('a seller without an address to collect from is told so', async () => {
    const bare = await openMarket(app)
    const { id } = await paidOrder(bare, [bare.bird, 1])
    await setShop(app, bare.seller.id, { collectionAddress: null })
    await app.db.query('update orders set collection_address = null where id = $1', [id])
    await act(bare.seller.api, id, 'accept')
    expect((await act(bare.seller.api, id, 'ready')).status).toBe(422)
  })
})

describe('bad input', () => {
  test.each([
    ['decline', {}, 'reason'],
    ['decline', { reason: '   ' }, 'reason'],
    ['decline', { reason: 'x'.repeat(501) }, 'reason'],
    ['decline', { reason: 7 }, 'reason'],
    ['decline', { reason: 'Fox', refund: 1 }, 'refund'],
    ['dispatch', {}, 'carrier'],
    ['dispatch', { carrier: 'pigeon' }, 'carrier'],
    ['dispatch', { carrier: 'dpd', tracking: '<b>' }, 'tracking'],
    ['accept', { now: true }, 'now'],
  ])('%s %j names %s', async (name, input, path) => {
    const { id, buyer } = await orderIn(market, 'post', 'paid')
    const { status, body } = await act(market.seller.api, id, name, input)
    expect([status, body.code, body.errors?.[0]?.path]).toEqual([422, 'validation', path])
    expect((await buyer.api.get<Order>(`/api/orders/${id}`)).body.status).toBe('paid')
  })

  test('an id that is none is not found', async () => {
    expect((await act(market.seller.api, 'eggs', 'accept')).status).toBe(404)
  })
})

describe('two at once', () => {
  test('the same act is done once, and mailed once', async () => {
    const { id } = await orderIn(market, 'post', 'paid')
    const answers = await Promise.all(Array.from({ length: 6 }, () => act(market.seller.api, id, 'accept')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    expect((await mailsOf(app, id)).length).toBe(1)
  })

  test('accepting and cancelling: one wins, the other hears the state, and money goes back at most once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, buyer } = await orderIn(market, 'post', 'accepted')
      const answers = await Promise.all([
        act(buyer.api, id, 'cancel'),
        act(market.seller.api, id, 'dispatch'),
        act(market.seller.api, id, 'decline'),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
      const [winner] = answers.filter(({ status }) => status === 200)
      for (const { status, body } of answers) if (status === 409) expect(body.state).toBe(winner?.body.status)
    }
    expect((await moneyOf(app)).ledger).toBe(0)
  })
})

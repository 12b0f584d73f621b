import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Order, OrderPage } from '#contract/trade/orders.answers.ts'
import type { Jobs } from '#db/local/jobs.ts'
import { later, moneyOf, pay, stockOf, tuesday } from '#testing/market/buying.ts'
import {
  act,
  ledgerOf,
  type Market,
  mailsOf,
  openMarket,
  orderIn,
  type Placed,
  paidOrder,
  placeOrder,
} from '#testing/market/orders.ts'
import { ok } from '#testing/market/selling.ts'
import { setShop } from '#testing/market/shops.ts'
import { startTestApp, startTestJobs, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
let jobs: Jobs
let market: Market

beforeAll(async () => {
  app = await startTestApp()
  jobs = await startTestJobs(app)
  market = await openMarket(app)
})
afterAll(async () => {
  await jobs.close()
  await app.close()
})
beforeEach(() => {
  market.seller.api.at = tuesday
})

const days = (count: number): Date => later(tuesday, count * 24 * 60)

/** What the database holds, which nobody has read meanwhile. */
const stored = async (id: string): Promise<string> =>
  (await app.db.query('select status from orders where id = $1', [id])).rows[0].status

const readAt = async ({ buyer, id }: Placed, at: Date): Promise<Order> => {
  buyer.api.at = at
  return (await buyer.api.get<Order>(`/api/orders/${id}`)).body
}

// Tuesday's order is to be accepted by the end of Thursday, UK time.
const lastMoment = new Date('2026-06-11T22:59:59Z')
const tooLate = new Date('2026-06-11T23:00:00Z')

describe('an order that is not accepted within two working days', () => {
  test('is cancelled and refunded by the scheduled run, and both sides are told once', async () => {
    const before = await stockOf(app, market.eggs)
    const { id, buyer } = await orderIn(market, 'post', 'paid')
    await jobs.run(lastMoment)
    expect(await stored(id)).toBe('paid')
    await Promise.all([jobs.run(tooLate), jobs.run(tooLate)])
    await jobs.run(later(tooLate, 1))
    expect(await stored(id)).toBe('cancelled')
    expect(await stockOf(app, market.eggs)).toBe(before)
    expect(await ledgerOf(app, id)).toEqual({})
    expect(await mailsOf(app, id)).toEqual([
      `not-accepted:buyer > ${buyer.email}`,
      `not-accepted:seller > ${market.seller.email}`,
    ])
  })

  test('is cancelled for whoever looks first, without a scheduled run', async () => {
    const placed = await orderIn(market, 'post', 'paid')
    const order = await readAt(placed, tooLate)
    expect(order).toMatchObject({ status: 'cancelled', refundedPence: order.totalPence, actions: [] })
    expect(order.timeline.at(-1)).toMatchObject({ by: { username: null, role: 'system' } })
  })

  test('can no longer be accepted', async () => {
    const { id } = await orderIn(market, 'post', 'paid')
    market.seller.api.at = tooLate
    const { status, body } = await act(market.seller.api, id, 'accept')
    expect([status, body.state]).toEqual([409, 'cancelled'])
  })

  test('stands in lists as what it is', async () => {
    const placed = await orderIn(market, 'post', 'paid')
    placed.buyer.api.at = tooLate
    const { body } = await placed.buyer.api.get<OrderPage>('/api/orders?status=cancelled')
    expect(body.items.map(({ id }) => id)).toEqual([placed.id])
  })
})

describe('a parcel that nobody says has arrived', () => {
  test('is taken as delivered two weeks after the estimate, and completed when the time for problems is over', async () => {
    const placed = await orderIn(market, 'post', 'dispatched')
    const { id, buyer } = placed
    const { dueOn } = await readAt(placed, tuesday)
    const due = new Date(`${dueOn}T12:00:00Z`)
    const delivered = later(due, 14 * 24 * 60)
    await jobs.run(later(due, 13 * 24 * 60))
    expect(await stored(id)).toBe('dispatched')
    await jobs.run(delivered)
    expect(await stored(id)).toBe('delivered')
    await jobs.run(later(delivered, 24 * 60 - 1))
    expect(await stored(id)).toBe('delivered')
    await Promise.all([jobs.run(later(delivered, 24 * 60)), jobs.run(later(delivered, 24 * 60))])
    expect(await stored(id)).toBe('completed')
    expect(await ledgerOf(app, id)).toEqual({ 'provider:sandbox': 4499, payable: -4499 })
    expect(await mailsOf(app, id)).toEqual([
      `accept > ${buyer.email}`,
      `dispatch > ${buyer.email}`,
      `not-received:buyer > ${buyer.email}`,
      `not-received:seller > ${market.seller.email}`,
      `window-over > ${market.seller.email}`,
    ])
  })
})

test('a collected order completes by itself after two days, also when only read', async () => {
  const placed = await orderIn(market, 'collect', 'collected')
  expect((await readAt(placed, later(tuesday, 48 * 60 - 1))).status).toBe('collected')
  expect((await readAt(placed, days(2))).status).toBe('completed')
  expect(await ledgerOf(app, placed.id)).toEqual({ 'provider:sandbox': 3000, payable: -3000 })
})

test('an order whose hold has run out is expired when it is read, and its goods are back', async () => {
  const before = await stockOf(app, market.eggs)
  const placed = await orderIn(market, 'post', 'pending_payment')
  expect((await readAt(placed, later(tuesday, 34))).status).toBe('pending_payment')
  expect(await readAt(placed, later(tuesday, 35))).toMatchObject({ status: 'expired', actions: [] })
  expect(await stockOf(app, market.eggs)).toBe(before)
})

// After a run so late nobody from before is signed in any more.
// Ordered on Tuesday 9 June: eggs leave on Monday 15 to be there on Wednesday 17, and take two working days.
describe('a parcel that leaves late', () => {
  const sentAt = async (at: string, more: 'feed'[] = []) => {
    const own = await openMarket(app)
    const placed = await paidOrder(own, [own.eggs, 1], ...more.map((goods): [string, number] => [own[goods], 1]))
    const { api } = own.seller
    ok(await act(api, placed.id, 'accept'))
    api.at = new Date(at)
    return { placed, api, sent: ok(await act(api, placed.id, 'dispatch')) }
  }

  test('is due that long after it left, also in its mail, and its estimate stays what was promised', async () => {
    const { placed, sent } = await sentAt('2026-07-02T09:00:00Z')
    expect([sent.dueOn, sent.dispatchBy]).toEqual(['2026-07-06', '2026-06-15'])
    expect(sent.delivery.map(({ estimate }) => estimate)).toEqual([{ from: '2026-06-16', to: '2026-06-17' }])
    expect(await readAt(placed, new Date('2026-07-02T09:01:00Z'))).toMatchObject({
      status: 'dispatched',
      dueOn: '2026-07-06',
    })
    const { rows } = await app.db.query('select text from mails where cause = $1', [`order:${placed.id}:dispatch`])
    expect(rows.map(({ text }) => /Expected by: (.*)/.exec(text)?.[1])).toEqual(['Monday 6 July'])
  })

  test('is taken as delivered two weeks after that day, and its buyer has all their time from then on', async () => {
    const { placed } = await sentAt('2026-07-02T09:00:00Z')
    await jobs.run(new Date('2026-07-19T22:59:59Z'))
    expect(await stored(placed.id)).toBe('dispatched')
    const delivered = new Date('2026-07-19T23:00:00Z')
    await jobs.run(delivered)
    const { rows } = await app.db.query('select status, delivered_at, completes_at from orders where id = $1', [
      placed.id,
    ])
    expect(rows).toEqual([
      { status: 'delivered', delivered_at: delivered, completes_at: new Date('2026-07-20T23:00:00Z') },
    ])
  })

  test.each([
    ['2026-06-09T08:00:00Z', '2026-06-17'],
    ['2026-06-15T22:59:59Z', '2026-06-17'],
    ['2026-06-15T23:00:00Z', '2026-06-18'],
  ])('that left at %s is due on %s: what left in time, or early, as promised', async (at, day) => {
    expect((await sentAt(at)).sent.dueOn).toBe(day)
  })

  test('is due when the slowest of what is in it should be there', async () => {
    const { sent } = await sentAt('2026-07-02T09:00:00Z', ['feed'])
    expect(sent.dueOn).toBe('2026-07-09')
  })

  test('is sent once: who sends it again moves no day', async () => {
    const { placed, api } = await sentAt('2026-06-15T10:00:00Z')
    api.at = new Date('2026-06-26T09:00:00Z')
    expect((await act(api, placed.id, 'dispatch')).status).toBe(409)
    expect((await readAt(placed, api.at)).dueOn).toBe('2026-06-17')
  })
})

test('what is ready to collect after its day is due on the day on which it is ready', async () => {
  const readyAt = async (at: string) => {
    const own = await openMarket(app)
    const { id } = await orderIn(own, 'collect', 'accepted')
    own.seller.api.at = new Date(at)
    return ok(await act(own.seller.api, id, 'ready')).dueOn
  }
  expect(await readyAt('2026-06-12T22:59:59Z')).toBe('2026-06-12')
  expect(await readyAt('2026-07-02T09:00:00Z')).toBe('2026-07-02')
})

test('after all of it the ledger sums to zero and matches the orders', async () => {
  const { ledger, held, sold } = await moneyOf(app)
  expect(ledger).toBe(0)
  expect(held).toBe(sold)
})

test('a paid order says by when it has to leave to arrive in time, a collected one does not', async () => {
  const datesOf = async ({ buyer, id }: Placed) => {
    const { acceptBy, dispatchBy, dueOn } = (await buyer.api.get<Order>(`/api/orders/${id}`)).body
    return [acceptBy, dispatchBy, dueOn]
  }
  const own = await openMarket(app)
  // Ordered on Tuesday: to be accepted by the end of Thursday. Goods leave on Friday, eggs on Monday.
  const accepted = '2026-06-11T23:00:00.000Z'
  expect(await datesOf(await paidOrder(own, [own.feed, 1]))).toEqual([accepted, '2026-06-12', '2026-06-19'])
  expect(await datesOf(await paidOrder(own, [own.eggs, 1]))).toEqual([accepted, '2026-06-15', '2026-06-17'])
  expect(await datesOf(await paidOrder(own, [own.eggs, 1], [own.feed, 1]))).toEqual([
    accepted,
    '2026-06-15',
    '2026-06-19',
  ])
  expect(await datesOf(await paidOrder(own, [own.bird, 1]))).toEqual([accepted, null, '2026-06-12'])
  expect(await datesOf(await placeOrder(own, [own.feed, 1]))).toEqual([null, null, null])
})

test('what is paid once its seller has gone on holiday is promised for after it', async () => {
  const own = await openMarket(app)
  const { id, buyer, opened } = await placeOrder(own, [own.feed, 1])
  await setShop(app, own.seller.id, { holidayUntil: '2026-06-21' })
  ok(await pay(buyer.api, opened))
  const { dispatchBy, dueOn } = ok(await buyer.api.get<Order>(`/api/orders/${id}`))
  expect([dispatchBy, dueOn]).toEqual(['2026-06-22', '2026-06-29'])
})

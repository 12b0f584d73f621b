import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { CheckoutOpened } from '#contract/trade/checkout.answers.ts'
import { brokenInvariants, packsOf } from '#testing/invariants.ts'
import { addBuyer, checkOut, fill, pay, stockOf, type TestBuyer } from '#testing/market/buying.ts'
import { act, type Market, openMarket, orderIn, type Placed, paidOrder, placeOrder } from '#testing/market/orders.ts'
import type { TestApp } from '#testing/site/test-app.ts'
import { counted, expectUnavailable, facesFaults, startImpatientApp, type Write } from './faults.test-data.ts'

let app: TestApp
let market: Market
let listed: Record<string, number>

beforeAll(async () => {
  app = await startImpatientApp()
  market = await openMarket(app)
  listed = await packsOf(app.db)
})
afterAll(() => app.close())
afterEach(async () => {
  app.gateway.faults.clear()
  expect(await brokenInvariants(app.db)).toEqual([])
  expect(await packsOf(app.db), 'no pack is lost or made').toEqual(listed)
})

type Attempt = { buyer: TestBuyer; key: string }

/** Done: one checkout, order, hold, payment and kept answer, under one key. */
const checkout: Write<Attempt> = {
  name: 'a checkout',
  sql: /insert into "checkouts"/,
  prepare: async () => {
    const buyer = await addBuyer(app)
    await fill(buyer.api, [market.eggs, 2])
    return { buyer, key: randomUUID() }
  },
  send: ({ buyer, key }) => checkOut(buyer.api, undefined, key),
  counts: ({ buyer }) =>
    counted(
      app,
      `select (select count(*)::int from checkouts where buyer_id = $1) a,
        (select count(*)::int from orders where buyer_id = $1) b,
        (select count(*)::int from holds h join checkouts c on c.id = h.checkout_id where c.buyer_id = $1) c,
        (select count(*)::int from payments where payer_id = $1) d,
        (select count(*)::int from idempotency_keys where user_id = $1) e`,
      [buyer.id],
    ),
  // Under its key the checkout looks itself; only after a timeout it is left to the buyer's next try.
  first: { unreached: 201, dropped: 201, cut: 201, unanswered: 503, restart: 201 },
  well: 201,
}

/** Done: the order is paid, its money booked, buyer and seller told. */
const payment: Write<Placed> = {
  name: 'a payment',
  sql: /insert into "ledger_transactions"/,
  prepare: () => placeOrder(market, [market.eggs, 2]),
  send: ({ buyer, opened }) => pay(buyer.api, opened),
  counts: ({ id, opened }) =>
    counted(
      app,
      `select (select count(*)::int from orders where id = $1 and status = 'paid') a,
        (select count(*)::int from ledger_transactions where order_id = $1) b,
        (select count(*)::int from order_events where order_id = $1 and status = 'paid') c,
        (select count(*)::int / 2 from mails where cause like $2) d,
        (select 1 - count(*)::int from holds where checkout_id = $3) e,
        (select count(*)::int / 2 from notifications where subject_id = $1) f`,
      [id, `checkout:${opened.checkoutId}:%`, opened.checkoutId],
    ),
  // The payment's state, under its lock, lets it be tried again at once.
  first: { unreached: 200, dropped: 200, cut: 200, unanswered: 503, restart: 200 },
  well: 200,
}

/** Done: the payment says so, and all else stays as it was. */
const declined: Write<Placed> = {
  name: 'a declined card',
  sql: /update "payments" set "status" = \$1 where/,
  prepare: () => placeOrder(market, [market.eggs, 2]),
  send: ({ buyer, opened }) => pay(buyer.api, opened, 'decline'),
  counts: ({ opened }) =>
    counted(
      app,
      `select count(*)::int a from payments p join checkouts c on c.id = p.checkout_id and c.status = 'open'
        where c.id = $1 and p.status = 'declined'`,
      [opened.checkoutId],
    ),
  first: payment.first,
  well: 200,
}

const looks = { dropped: 200, cut: 200, unanswered: 503 }

/** Done: the state, its line in the timeline, the mail; for a cancellation the money too. */
const orderAct = (
  name: string,
  given: { to: string; by: 'buyer' | 'seller'; prepare: () => Promise<Placed>; refunds: 0 | 1 },
): Write<Placed> => ({
  name: `to ${name} an order`,
  sql: /insert into "order_events"/,
  prepare: given.prepare,
  send: ({ id, buyer }) => act(given.by === 'buyer' ? buyer.api : market.seller.api, id, name),
  counts: ({ id }) =>
    counted(
      app,
      `select (select count(*)::int from orders where id = $1 and status = $2) a,
        (select count(*)::int from order_events where order_id = $1 and status = $2) b,
        (select count(*)::int from mails where cause like $3) c,
        (select count(*)::int from notifications where subject_id = $1 and data->>'status' = $2) d` +
        (given.refunds
          ? `, (select count(*)::int from ledger_transactions where order_id = $1 and kind = 'refund') e`
          : ''),
      [id, given.to, `order:${id}:${name}%`],
    ),
  // The timeline tells whether it was done; a lost one that was not is the person's to try again.
  first: { ...looks, unreached: 503, restart: 503 },
  // The order stands where they wanted it, and says so.
  again: { unanswered: 409 },
  well: 200,
})

/** Done: the number, its line in the timeline, the mail, the notice. */
const tracking: Write<Placed> = {
  name: 'a corrected tracking number',
  sql: /insert into "order_events"/,
  prepare: () => orderIn(market, 'post', 'dispatched'),
  send: ({ id }) => market.seller.api.patch(`/api/orders/${id}/tracking`, { carrier: 'dpd', tracking: '15976' }),
  counts: ({ id }) =>
    counted(
      app,
      `select (select count(*)::int from orders where id = $1 and tracking_number = '15976') a,
        (select count(*)::int from order_events where order_id = $1 and note like 'Tracking corrected%') b,
        (select count(*)::int from mails where cause like $2) c,
        (select count(*)::int from notifications where subject_id = $1 and data->>'tracking' = 'corrected') d`,
      [id, `order:${id}:tracking:%`],
    ),
  // The same again is done already.
  first: { ...looks, unreached: 503, restart: 503 },
  well: 200,
}

const paid = () => paidOrder(market, [market.eggs, 2])
const accepted = () => orderIn(market, 'post', 'accepted')
const unpaid = () => placeOrder(market, [market.eggs, 2])

facesFaults(() => app, checkout)
facesFaults(() => app, payment)
facesFaults(() => app, declined)
facesFaults(() => app, orderAct('accept', { to: 'accepted', by: 'seller', prepare: paid, refunds: 0 }))
facesFaults(() => app, orderAct('dispatch', { to: 'dispatched', by: 'seller', prepare: accepted, refunds: 0 }))
facesFaults(() => app, orderAct('decline', { to: 'cancelled', by: 'seller', prepare: paid, refunds: 1 }))
facesFaults(() => app, tracking)
facesFaults(() => app, orderAct('cancel', { to: 'cancelled', by: 'buyer', prepare: unpaid, refunds: 0 }))

describe('a checkout whose answer was lost after the commit', () => {
  test.each(['dropped', 'cut', 'unanswered'] as const)('gives the same 201 under the same key (%s)', async (kind) => {
    const { buyer, key } = await checkout.prepare()
    const before = await stockOf(app, market.eggs)
    app.gateway.faults.next(kind, checkout.sql)
    const first = await checkOut(buyer.api, undefined, key)
    const { rows } = await app.db.query('select answer from idempotency_keys where user_id = $1', [buyer.id])
    const second = await checkOut<CheckoutOpened>(buyer.api, undefined, key)
    expect(second.status).toBe(201)
    expect(second.body).toEqual(rows[0].answer)
    if (first.status === 201) expect(first.body).toEqual(second.body)
    expect(await stockOf(app, market.eggs)).toBe(before - 2)
    expect((await pay(buyer.api, second.body)).body).toMatchObject({ status: 'succeeded' })
  })

  test('is a 503 when looking for it fails as well, and the next try finds it (V16.5.3)', async () => {
    const { buyer, key } = await checkout.prepare()
    app.gateway.faults.next('dropped', checkout.sql)
    const look = /^(?![\s\S]*("sessions"|insert into))[\s\S]*from "idempotency_keys"/
    for (const _ of ['the look', 'its repetition']) app.gateway.faults.next('unreached', look)
    expectUnavailable(await checkOut(buyer.api, undefined, key))
    expect(app.gateway.faults.waiting()).toBe(0)
    expect((await checkOut(buyer.api, undefined, key)).status).toBe(201)
    expect(await checkout.counts({ buyer, key })).toEqual([1, 1, 1, 1, 1])
  })
})

describe('a pack put into the cart', () => {
  const add = (buyer: TestBuyer) => buyer.api.post('/api/cart/items', { optionId: market.eggs, quantity: 2 })
  const inCart = async ({ id }: TestBuyer) =>
    counted(app, 'select coalesce(sum(quantity), 0)::int as n from cart_lines where user_id = $1', [id])

  // Nothing looks after a timeout: the page reads the cart again before anybody adds once more.
  test.each([
    ['unreached', 503, 0],
    ['dropped', 200, 2],
    ['cut', 200, 2],
    ['unanswered', 503, 2],
    ['restart', 503, 0],
  ] as const)('is there once when its call is “%s”: %i', async (kind, status, packs) => {
    const buyer = await addBuyer(app)
    app.gateway.faults.next(kind, /insert into cart_lines/)
    expect((await add(buyer)).status).toBe(status)
    expect(app.gateway.faults.waiting()).toBe(0)
    expect(await inCart(buyer)).toEqual([packs])
    expect((await buyer.api.get('/api/cart')).status).toBe(200)
  })
})

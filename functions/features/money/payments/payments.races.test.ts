import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { CheckoutOpened } from '#contract/trade/checkout.answers.ts'
import { brokenInvariants } from '#testing/invariants.ts'
import { pay, referenceOf, stockOf } from '#testing/market/buying.ts'
import { type Market, openMarket, placeOrder } from '#testing/market/orders.ts'
import { inOrder } from '#testing/rows/arrival.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
let market: Market
beforeAll(async () => {
  app = await startTestApp()
  market = await openMarket(app)
})
afterAll(() => app.close())
afterEach(async () => expect(await brokenInvariants(app.db)).toEqual([]))

const rowOf = (opened: CheckoutOpened) => ({
  rows: 'select 1 from payments where reference = $1 for update',
  params: [referenceOf(opened)],
})

test.each([
  ['decline', 'declined', 2],
  ['abandon', 'abandoned', 0],
  ['succeed', 'succeeded', 2],
] as const)('a payment told twice at once to %s is %s once, and both hear so', async (act, status, taken) => {
  const stock = await stockOf(app, market.eggs)
  const { buyer, opened } = await placeOrder(market, [market.eggs, 2])
  const tell = () => pay(buyer.api, opened, act)
  const answers = await inOrder(app, rowOf(opened), [tell, tell])
  expect(answers.map((answer) => [answer.status, answer.body])).toEqual(Array(2).fill([200, { status }]))
  expect(await stockOf(app, market.eggs)).toBe(stock - taken)
})

test.each([
  ['decline', 'succeed', [200, 200], 'paid', 2],
  ['succeed', 'decline', [200, 409], 'paid', 2],
  ['decline', 'abandon', [200, 200], 'abandoned', 0],
  ['abandon', 'decline', [200, 409], 'abandoned', 0],
] as const)('a payment told at once to %s and then to %s ends once', async (first, second, statuses, ended, taken) => {
  const stock = await stockOf(app, market.eggs)
  const { buyer, opened } = await placeOrder(market, [market.eggs, 2])
  const acts = [() => pay(buyer.api, opened, first), () => pay(buyer.api, opened, second)] as const
  const answers = await inOrder(app, rowOf(opened), acts)
  expect(answers.map(({ status }) => status)).toEqual(statuses)
  const { rows } = await app.db.query('select status from checkouts where id = $1', [opened.checkoutId])
  expect([rows, await stockOf(app, market.eggs)]).toEqual([[{ status: ended }], stock - taken])
})

test('a declined payment that is made five times at once is made once', async () => {
  const stock = await stockOf(app, market.eggs)
  const { buyer, opened } = await placeOrder(market, [market.eggs, 2])
  await pay(buyer.api, opened, 'decline')
  const answers = await Promise.all(Array.from({ length: 5 }, () => pay(buyer.api, opened)))
  expect(answers.map((answer) => [answer.status, answer.body])).toEqual(Array(5).fill([200, { status: 'succeeded' }]))
  const booked = 'select 1 from ledger_transactions where payment_reference = $1'
  expect((await app.db.query(booked, [referenceOf(opened)])).rowCount).toBe(1)
  expect(await stockOf(app, market.eggs)).toBe(stock - 2)
})

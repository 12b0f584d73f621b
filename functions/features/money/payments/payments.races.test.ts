import { afterAll, beforeAll, expect, test } from 'vitest'
import { inOrder } from '#testing/arrival.ts'
import { pay, referenceOf, stockOf } from '#testing/buying.ts'
import { type Market, openMarket, placeOrder } from '#testing/orders.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let market: Market
beforeAll(async () => {
  app = await startTestApp()
  market = await openMarket(app)
})
afterAll(() => app.close())

test.each([
  ['decline', 'declined', 0],
  ['abandon', 'abandoned', 0],
  ['succeed', 'succeeded', 2],
] as const)('a payment told twice at once to %s is %s once, and both hear so', async (act, status, taken) => {
  const stock = await stockOf(app, market.eggs)
  const { buyer, opened } = await placeOrder(market, [market.eggs, 2])
  const held = { rows: 'select 1 from payments where reference = $1 for update', params: [referenceOf(opened)] }
  const tell = () => pay(buyer.api, opened, act)
  const answers = await inOrder(app, held, [tell, tell])
  expect(answers.map((answer) => [answer.status, answer.body])).toEqual(Array(2).fill([200, { status }]))
  expect(await stockOf(app, market.eggs)).toBe(stock - taken)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Problem } from '#contract/problems.ts'
import type { CheckoutOpened } from '#contract/trade/checkout.answers.ts'
import { brokenInvariants } from '#testing/invariants.ts'
import { addBuyer, checkOut, fill, later, pay, stockOf, type TestBuyer, tuesday } from '#testing/market/buying.ts'
import { addOption } from '#testing/market/catalogue.ts'
import { addSignedInSeller } from '#testing/market/orders.ts'
import { inOrder, shelf, userRow } from '#testing/rows/arrival.ts'
import { forceLeft } from '#testing/rows/out-of-reach.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const password = 'bantams-lay-well'

const leave = ({ api }: TestBuyer) => api.delete<Problem>('/api/user', { password })

/** Orders that nobody will ever pay for or send, since one of their sides has left. */
const orphans = async (): Promise<number> =>
  (
    await app.db.query(`select count(*)::int as count from orders o join users u on u.id in (o.buyer_id, o.seller_id)
      where u.deleted_at is not null and o.status not in ('expired', 'completed', 'cancelled')`)
  ).rows[0].count

const optionOf = (sellerId: string): Promise<string> =>
  addOption(app, sellerId, { options: [{ label: 'Bag', pricePence: 1250, stock: 9 }] })

test('who leaves and checks out at once has either left or an order, and never both', async () => {
  const option = await optionOf((await addSignedInSeller(app)).id)
  for (const leavesFirst of [true, false]) {
    const buyer = await addBuyer(app, { password })
    await fill(buyer.api, [option, 1])
    const acts = { leave: () => leave(buyer), buy: () => checkOut<CheckoutOpened & Problem>(buyer.api) }
    const [first, second] = leavesFirst ? [acts.leave, acts.buy] : [acts.buy, acts.leave]
    const answers = await inOrder(app, userRow(buyer.id), [first, second])
    expect(answers.map(({ status }) => status)).toEqual(leavesFirst ? [204, 401] : [201, 409])
    if (leavesFirst) expect(await orphans()).toBe(0)
    else expect(answers[1].body).toMatchObject({ state: 'open_orders', orders: [{ side: 'buyer' }] })
  }
})

test('what is paid too late by somebody who has left goes back', async () => {
  const option = await optionOf((await addSignedInSeller(app)).id)
  const { api, id } = await addBuyer(app)
  await fill(api, [option, 1])
  const { body: opened } = await checkOut(api)
  const late = later(tuesday, 36)
  // As a provider that tells of a payment long after: their session is what the sandbox asks for.
  await forceLeft(app, { id, at: late })
  api.at = late
  expect((await pay(api, opened)).body).toMatchObject({ status: 'refunded' })
  expect(await stockOf(app, option)).toBe(9)
  expect(await brokenInvariants(app.db)).toEqual([])
})

test('nobody orders of a seller who leaves at the same moment', async () => {
  for (const leavesFirst of [true, false]) {
    const seller = await addSignedInSeller(app, tuesday, { password })
    const option = await optionOf(seller.id)
    const buyer = await addBuyer(app)
    await fill(buyer.api, [option, 1])
    const acts = { leave: () => leave(seller), buy: () => checkOut<CheckoutOpened & Problem>(buyer.api) }
    const [first, second] = leavesFirst ? [acts.leave, acts.buy] : [acts.buy, acts.leave]
    const answers = await inOrder(app, shelf(option), [first, second])
    expect(answers.map(({ status }) => status)).toEqual(leavesFirst ? [204, 409] : [201, 409])
    if (!leavesFirst) expect(await stockOf(app, option)).toBe(8)
  }
  expect(await orphans()).toBe(0)
  expect(await brokenInvariants(app.db)).toEqual([])
})

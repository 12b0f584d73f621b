import { afterAll, beforeAll, expect, test } from 'vitest'
import { listingLimits } from '#contract/catalogue/catalogue.constants.ts'
import { checkOut, later, pay, stockOf, type TestBuyer, tuesday } from '#testing/market/buying.ts'
import { addOption } from '#testing/market/catalogue.ts'
import { act, type Market, openMarket, type Placed, placeOrder } from '#testing/market/orders.ts'
import { ok } from '#testing/market/selling.ts'
import { setStock } from '#testing/market/shelf.ts'
import { startTestApp, startTestJobs, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
let market: Market
beforeAll(async () => {
  app = await startTestApp()
  market = await openMarket(app)
})
afterAll(() => app.close())

const full = listingLimits.stock.max

const again = async ({ buyer }: { buyer: TestBuyer }, option: string): Promise<void> => {
  ok(await buyer.api.post('/api/cart/items', { optionId: option, quantity: 1 }))
  ok(await checkOut(buyer.api), 201)
}

/** What gives five packs back, after their seller has filled the shelf up. */
const ways: Record<string, (placed: Placed, option: string) => Promise<unknown>> = {
  'a payment that is given up': async ({ buyer, opened }) => ok(await pay(buyer.api, opened, 'abandon')),
  'a hold that runs out': async () => {
    const jobs = await startTestJobs(app)
    await jobs.run(later(tuesday, 36))
    await jobs.close()
  },
  'an order that is cancelled': async ({ id, buyer }) => ok(await act(buyer.api, id, 'cancel')),
  'an order that is declined after it was paid': async ({ id, buyer, opened }) => {
    ok(await pay(buyer.api, opened))
    ok(await act(market.seller.api, id, 'decline'))
  },
}

test.each(Object.entries(ways))('a shelf that is full is not overfilled by %s', async (_, giveBack) => {
  const option = await addOption(app, market.seller.id, { options: [{ label: 'Bag', pricePence: 900, stock: full }] })
  const placed = await placeOrder(market, [option, 5])
  expect(await stockOf(app, option)).toBe(full - 5)
  await setStock(app, { [option]: full })
  await giveBack(placed, option)
  expect(await stockOf(app, option)).toBe(full)
})

test('what a new checkout takes is counted against what the open one in its place gives back', async () => {
  const option = await addOption(app, market.seller.id, { options: [{ label: 'Bag', pricePence: 900, stock: full }] })
  const placed = await placeOrder(market, [option, 5])
  await setStock(app, { [option]: full })
  await again(placed, option)
  expect(await stockOf(app, option)).toBe(full - 1)
})

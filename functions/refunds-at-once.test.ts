import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  askForUpgrade,
  cancel,
  paidSeller,
  pay as payPackage,
} from '#features/selling/packages/package-changes.test-data.ts'
import { pay, referenceOf } from './testing/market/buying.ts'
import { act, type Market, openMarket, paidOrder, placeOrder } from './testing/market/orders.ts'
import { ok } from './testing/market/selling.ts'
import { setStock } from './testing/market/shelf.ts'
import { inOrder, userRow } from './testing/rows/arrival.ts'
import { loseHolds } from './testing/rows/out-of-reach.ts'
import { startTestApp, type TestApp } from './testing/site/test-app.ts'

// Money that goes back is asked of the provider right after the commit that owes it: no scheduled run is at work here.

let app: TestApp
let market: Market
beforeAll(async () => {
  app = await startTestApp()
  market = await openMarket(app)
})
afterAll(() => app.close())

/** What the sandbox was asked to give back of a payment, in pence. */
const askedBack = (reference: string): number[] =>
  app.logs
    .filter((line) => line.includes('"sandbox":"refund"'))
    .map((line) => JSON.parse(line))
    .filter((asked) => asked.reference === reference)
    .map(({ amountPence }) => amountPence)

/** Each way in which money goes back, with the payment that it goes back of. */
const ways: Record<string, { give: () => Promise<string>; pence: number }> = {
  'an order that its buyer cancels': {
    async give() {
      const { id, buyer, opened } = await paidOrder(market, [market.feed, 1])
      ok(await act(buyer.api, id, 'cancel'))
      return referenceOf(opened)
    },
    pence: 1250 + 499,
  },
  'a payment that comes when the goods are gone': {
    async give() {
      const { buyer, opened } = await placeOrder(market, [market.feed, 1])
      await setStock(app, { [market.feed]: 0 })
      await loseHolds(app, opened.checkoutId)
      expect(ok(await pay(buyer.api, opened)).status).toBe('refunded')
      await setStock(app, { [market.feed]: 500 })
      return referenceOf(opened)
    },
    pence: 1250 + 499,
  },
  'a payment that is given up while it is made': {
    async give() {
      const { buyer, opened } = await placeOrder(market, [market.feed, 1])
      const itself = userRow(buyer.id)
      const acts = [() => pay(buyer.api, opened, 'abandon'), () => pay(buyer.api, opened)] as const
      const [, paid] = await inOrder(app, itself, acts)
      expect(ok(paid).status).toBe('refunded')
      return referenceOf(opened)
    },
    pence: 1250 + 499,
  },
  'an annual package that is cancelled on its first day': {
    async give() {
      const seller = await paidSeller(app, 'basic', 'year')
      ok(await cancel(seller))
      const found = 'select reference from payments where payer_id = $1'
      return (await app.db.query(found, [seller.id])).rows[0].reference
    },
    pence: 10_770,
  },
  'an upgrade that is paid after its package was cancelled': {
    async give() {
      const seller = await paidSeller(app, 'basic')
      const reference = await askForUpgrade(seller)
      ok(await cancel(seller))
      expect(ok(await payPackage(seller.api, reference)).status).toBe('refunded')
      return reference
    },
    pence: 600,
  },
}

test.each(Object.entries(ways))('%s goes back at once, and once', async (_, { give, pence }) => {
  const reference = await give()
  await expect.poll(() => askedBack(reference)).toEqual([pence])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { referenceOf } from '#testing/market/buying.ts'
import { addSignedInSeller, type Market, openMarket, placeOrder } from '#testing/market/orders.ts'
import { openPackage } from '#testing/market/selling.ts'
import { everythingStored } from '#testing/rows/everything-stored.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import { aProvider } from './payments.test-data.ts'

let app: TestApp
let market: Market
beforeAll(async () => {
  app = await startTestApp()
  market = await openMarket(app)
})
afterAll(() => app.close())

const asked = async (reference: string): Promise<{ amountPence: number; currency: string }> => {
  const found = 'select amount_pence::int as "amountPence", currency from payments where reference = $1'
  return (await app.db.query(found, [reference])).rows[0]
}

const ofCheckout = async () => referenceOf((await placeOrder(market, [market.eggs, 1])).opened)
const ofPackage = async () => (await openPackage((await addSignedInSeller(app)).api, 'basic')).reference

test.each([
  ['a checkout', ofCheckout],
  ['a package', ofPackage],
])('what is no sum of money, or no payment, for %s changes nothing, and the right one does', async (_, open) => {
  const { tell } = aProvider(app)
  const reference = await open()
  const { amountPence, currency } = await asked(reference)
  const before = await everythingStored(app)
  for (const wrong of [{ amountPence: 0 }, { amountPence: -1 }, { amountPence: 0.5 }, { currency: 'eur' }]) {
    await expect(tell({ reference, amountPence, currency, ...wrong })).rejects.toMatchObject({ code: 'illegal_state' })
  }
  for (const outcome of ['declined', 'abandoned'] as const) {
    const other = tell({ reference, amountPence: amountPence + 1, currency, outcome })
    await expect(other).rejects.toMatchObject({ code: 'illegal_state' })
  }
  await expect(tell({ reference: `${reference}0`, amountPence })).rejects.toMatchObject({ code: 'not_found' })
  expect(await everythingStored(app)).toEqual(before)
  expect(await tell({ reference, amountPence, currency })).toBe('succeeded')
})

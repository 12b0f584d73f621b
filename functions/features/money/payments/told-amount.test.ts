import { afterAll, beforeAll, expect, test } from 'vitest'
import { system } from '#app/actor.ts'
import { parseEnv } from '#app/env.ts'
import { makeDeps } from '#app/make-deps.ts'
import { paymentEffects } from '#app/wiring/payment-effects.ts'
import { referenceOf, tuesday } from '#testing/buying.ts'
import { everythingStored } from '#testing/everything-stored.ts'
import { addSignedInSeller, type Market, openMarket, placeOrder } from '#testing/orders.ts'
import { openPackage } from '#testing/selling.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { settlePayment } from './settle-payment.service.ts'

let app: TestApp
let market: Market
beforeAll(async () => {
  app = await startTestApp()
  market = await openMarket(app)
})
afterAll(() => app.close())

/** The sandbox says what was asked for; a provider may say anything. */
const tell = (event: { reference: string; amountPence: number; currency: string }) => {
  const deps = makeDeps({
    env: parseEnv({ ...app.vars, PHOTOS: {} }),
    now: tuesday,
    tally: { calls: 0, ms: 0 },
    requestId: 'told',
    origin: app.url,
    defer: () => {},
  })
  return settlePayment(deps, { effects: paymentEffects, actor: system, event: { ...event, outcome: 'succeeded' } })
}

const asked = async (reference: string): Promise<{ amountPence: number; currency: string }> => {
  const found = 'select amount_pence::int as "amountPence", currency from payments where reference = $1'
  return (await app.db.query(found, [reference])).rows[0]
}

const ofCheckout = async () => referenceOf((await placeOrder(market, [market.eggs, 1])).opened)
const ofPackage = async () => (await openPackage((await addSignedInSeller(app)).api, 'basic')).reference

test.each([
  ['a checkout', ofCheckout],
  ['a package', ofPackage],
])(
  'a payment for %s that is of another amount or currency changes nothing, and the right one does',
  async (_, open) => {
    const reference = await open()
    const { amountPence, currency } = await asked(reference)
    const before = await everythingStored(app)
    for (const wrong of [{ amountPence: amountPence - 1 }, { amountPence: amountPence + 1 }, { currency: 'EUR' }]) {
      await expect(tell({ reference, amountPence, currency, ...wrong })).rejects.toMatchObject({
        code: 'illegal_state',
      })
    }
    expect(await everythingStored(app)).toEqual(before)
    expect(await tell({ reference, amountPence, currency })).toBe('succeeded')
  },
)

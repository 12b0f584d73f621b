import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Checkout } from '#contract/trade/checkout.answers.ts'
import { addBuyer, moneyOf, pay, referenceOf, tuesday } from '#testing/market/buying.ts'
import { addOption, addSeller } from '#testing/market/catalogue.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import { openCheckout, ordersOf } from './payments.test-data.ts'

let app: TestApp
let seller: string

beforeAll(async () => {
  app = await startTestApp()
  seller = await addSeller(app, { username: 'ludlow_hens', outcode: 'SY8' })
})
afterAll(() => app.close())
afterEach(async () => {
  const { ledger, held, sold } = await moneyOf(app)
  expect([ledger, held], 'the ledger sums to zero and holds what was sold').toEqual([0, sold])
})

const opened = async () => openCheckout(app, await addOption(app, seller))

describe('the sandbox', () => {
  test('answers its payer alone', async () => {
    const { api, checkout } = await opened()
    const stranger = await addBuyer(app)
    expect((await pay(stranger.api, checkout)).status).toBe(404)
    expect((await stranger.api.get(`/api/payments/sandbox/${referenceOf(checkout)}`)).status).toBe(404)
    expect((await app.client({ at: tuesday }).get(`/api/payments/sandbox/${referenceOf(checkout)}`)).status).toBe(401)
    expect((await api.get('/api/payments/sandbox/pay_none')).status).toBe(404)
    expect((await api.get<Checkout>(`/api/checkout/${checkout.checkoutId}`)).body.status).toBe('open')
  })

  test('waits as long as it is told before it decides', async () => {
    const { api, checkout } = await opened()
    const path = `/api/payments/sandbox/${referenceOf(checkout)}/succeed`
    for (const delaySeconds of [-1, 61, 0.5, '1']) {
      expect(await api.post(path, { delaySeconds })).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'delaySeconds' }] },
      })
    }
    expect((await api.post(path, { amountPence: 1 })).status).toBe(422)
    expect(await api.post(path, { delaySeconds: 1 })).toMatchObject({ status: 200, body: { status: 'succeeded' } })
    expect((await ordersOf(app, checkout.checkoutId))[0]).toMatchObject({ paid_at: new Date(tuesday.getTime() + 1000) })
  })
})

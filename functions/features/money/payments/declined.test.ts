import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { SandboxPayment } from '#contract/money/payments.answers.ts'
import type { Cart } from '#contract/trade/cart.answers.ts'
import type { Checkout } from '#contract/trade/checkout.answers.ts'
import type { Jobs } from '#db/local/jobs.ts'
import { brokenInvariants } from '#testing/invariants.ts'
import { addBuyer, checkOut, fill, later, pay, referenceOf, stockOf, tuesday } from '#testing/market/buying.ts'
import { addOption, addSeller } from '#testing/market/catalogue.ts'
import { addSignedInSeller } from '#testing/market/orders.ts'
import { openPackage } from '#testing/market/selling.ts'
import { mailTo } from '#testing/people/test-users.ts'
import { startTestApp, startTestJobs, type TestApp } from '#testing/site/test-app.ts'
import { openCheckout, ordersOf } from './payments.test-data.ts'

let app: TestApp
let jobs: Jobs
let seller: string

beforeAll(async () => {
  app = await startTestApp()
  jobs = await startTestJobs(app)
  seller = await addSeller(app, { username: 'ludlow_hens', outcode: 'SY8' })
})
afterAll(async () => {
  await jobs.close()
  await app.close()
})
afterEach(async () => expect(await brokenInvariants(app.db)).toEqual([]))

const one = (stock: number): Promise<string> =>
  addOption(app, seller, { options: [{ label: 'Bag', pricePence: 1000, stock }] })

/** A buyer whose card was declined for two packs of five. */
const declined = async (optionId?: string) => {
  const option = optionId ?? (await one(5))
  const opened = await openCheckout(app, option)
  expect(await pay(opened.api, opened.checkout, 'decline')).toMatchObject({ status: 200, body: { status: 'declined' } })
  const page = async () =>
    (await opened.api.get<SandboxPayment>(`/api/payments/sandbox/${referenceOf(opened.checkout)}`)).body
  const checkout = async () => (await opened.api.get<Checkout>(`/api/checkout/${opened.checkout.checkoutId}`)).body
  const order = async () => (await ordersOf(app, opened.checkout.checkoutId))[0]
  return { ...opened, option, page, now: checkout, order }
}

describe('a declined payment', () => {
  test('leaves checkout, order, goods and clock as they were, however often', async () => {
    const { api, checkout, option, page, now, order } = await declined()
    expect(await pay(api, checkout, 'decline')).toMatchObject({ status: 200, body: { status: 'declined' } })
    expect(await page()).toMatchObject({ status: 'declined', expiresAt: checkout.expiresAt })
    expect(await now()).toMatchObject({ status: 'open', paymentUrl: checkout.paymentUrl, settledAt: null })
    expect(await order()).toMatchObject({ status: 'pending_payment', events: [['pending_payment', 'buyer', null]] })
    expect(await stockOf(app, option)).toBe(3)
  })

  test('is paid by another card under the same reference, as if it were the first', async () => {
    const { api, email, checkout, option, now, order } = await declined()
    const calls = app.calls()
    expect(await pay(api, checkout)).toMatchObject({ status: 200, body: { status: 'succeeded' } })
    expect(app.calls() - calls).toBe(3)
    expect(await pay(api, checkout)).toMatchObject({ status: 200, body: { status: 'succeeded' } })
    expect((await now()).status).toBe('paid')
    const { status, events } = await order()
    expect([status, events.map(([state]: [string]) => state)]).toEqual(['paid', ['pending_payment', 'paid']])
    expect([await stockOf(app, option), (await api.get<Cart>('/api/cart')).body.count]).toEqual([3, 0])
    expect((await mailTo(api, email)).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Thank you/)])
    for (const act of ['decline', 'abandon'] as const) {
      expect(await pay(api, checkout, act)).toMatchObject({
        status: 409,
        body: { code: 'illegal_state', state: 'succeeded' },
      })
    }
  })

  test('releases its goods at once when it is given up, and says in the timeline that it was declined', async () => {
    const { api, checkout, option, now, order } = await declined()
    expect(await pay(api, checkout, 'abandon')).toMatchObject({ status: 200, body: { status: 'abandoned' } })
    expect(await pay(api, checkout, 'abandon')).toMatchObject({ status: 200, body: { status: 'abandoned' } })
    expect(await stockOf(app, option)).toBe(5)
    expect((await now()).status).toBe('abandoned')
    const { status, events } = await order()
    const note = 'The payment was declined. The payment was abandoned.'
    expect([status, events.at(-1)]).toEqual(['expired', ['expired', 'system', note]])
    for (const act of ['succeed', 'decline'] as const) {
      expect(await pay(api, checkout, act)).toMatchObject({ status: 409, body: { state: 'abandoned' } })
    }
  })

  test('gives its goods back when its time runs out, with the mail of any other', async () => {
    const { api, email, checkout, option, page, now, order } = await declined()
    await jobs.run(later(tuesday, 34))
    expect(await stockOf(app, option)).toBe(3)
    api.at = later(tuesday, 30)
    expect([(await page()).status, (await now()).status]).toEqual(['expired', 'expired'])
    await jobs.run(later(tuesday, 36))
    expect(await stockOf(app, option)).toBe(5)
    const note = 'The payment was declined. The time to pay ran out.'
    expect((await order()).events.at(-1)).toEqual(['expired', 'system', note])
    expect((await mailTo(api, email)).map(({ subject }) => subject)).toEqual(['Your order wasn’t paid for in time'])
    expect(await pay(api, checkout, 'decline')).toMatchObject({ status: 409, body: { state: 'expired' } })
  })

  test('that is paid too late takes the goods if they are there, before the job and after it', async () => {
    for (const cleaned of [false, true]) {
      const { api, checkout, option } = await declined()
      if (cleaned) await jobs.run(later(tuesday, 36))
      api.at = later(tuesday, 40)
      expect(await pay(api, checkout)).toMatchObject({ status: 200, body: { status: 'succeeded' } })
      await jobs.run(later(tuesday, 41))
      expect(await stockOf(app, option)).toBe(3)
    }
  })

  test('that is paid too late is refunded in full when the goods are gone', async () => {
    const option = await one(2)
    const { api, email, checkout } = await declined(option)
    const quick = await addBuyer(app, { at: later(tuesday, 36) })
    await fill(quick.api, [option, 1])
    expect((await pay(quick.api, (await checkOut(quick.api)).body)).status).toBe(200)
    api.at = later(tuesday, 40)
    expect(await pay(api, checkout)).toMatchObject({ status: 200, body: { status: 'refunded' } })
    expect((await mailTo(api, email))[0]?.subject).toMatch(/came too late$/)
    expect(await stockOf(app, option)).toBe(1)
  })

  test('makes way for the buyer’s next checkout of the same last goods', async () => {
    const option = await one(2)
    const { api, checkout, now, order } = await declined(option)
    const next = await checkOut(api)
    expect([next.status, await stockOf(app, option), (await now()).status]).toEqual([201, 0, 'abandoned'])
    expect((await order()).events.at(-1)[2]).toBe('The payment was declined. A new checkout took its place.')
    expect(await pay(api, checkout)).toMatchObject({ status: 409, body: { state: 'abandoned' } })
    expect((await pay(api, next.body)).status).toBe(200)
  })

  test('is cancelled with its order', async () => {
    const { api, checkout, option, now } = await declined()
    expect((await api.post(`/api/orders/${checkout.orders[0]!.id}/cancel`, { reason: 'Another time' })).status).toBe(
      200,
    )
    expect([(await now()).status, await stockOf(app, option)]).toEqual(['abandoned', 5])
    expect((await pay(api, checkout)).status).toBe(409)
  })

  test('of a package starts it once another card pays, and is given up by the next one', async () => {
    const { api } = await addSignedInSeller(app)
    const told = async (reference: string, act: string) => {
      const { status, body } = await api.post<{ status: string }>(`/api/payments/sandbox/${reference}/${act}`, {})
      return [status, body.status]
    }
    const first = await openPackage(api, 'basic')
    expect(await told(first.reference, 'decline')).toEqual([200, 'declined'])
    expect(await told(first.reference, 'decline')).toEqual([200, 'declined'])
    const second = await openPackage(api, 'premium')
    expect((await told(first.reference, 'succeed'))[0]).toBe(409)
    expect(await told(second.reference, 'decline')).toEqual([200, 'declined'])
    expect(await told(second.reference, 'succeed')).toEqual([200, 'succeeded'])
    expect((await told(second.reference, 'decline'))[0]).toBe(409)
    expect((await api.get('/api/subscription')).body).toMatchObject({ tier: 'premium', status: 'active' })
  })
})

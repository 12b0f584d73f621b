import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { SandboxPayment } from '#contract/money/payments.answers.ts'
import type { Cart } from '#contract/trade/cart.answers.ts'
import type { Checkout } from '#contract/trade/checkout.answers.ts'
import type { Jobs } from '#db/local/jobs.ts'
import {
  addBuyer,
  checkOut,
  fill,
  home,
  later,
  moneyOf,
  pay,
  referenceOf,
  stockOf,
  tuesday,
} from '#testing/market/buying.ts'
import { addOption, addSeller, type TestListing } from '#testing/market/catalogue.ts'
import { setStock } from '#testing/market/shelf.ts'
import { mailTo, signUp } from '#testing/people/test-users.ts'
import { startTestApp, startTestJobs, type TestApp } from '#testing/site/test-app.ts'
import { openCheckout, ordersOf } from './payments.test-data.ts'

let app: TestApp
let jobs: Jobs
let seller: string

/** An option of bags at ten pounds. */
const one = (stock: number, wanted: Partial<TestListing> = {}): Promise<string> =>
  addOption(app, seller, { options: [{ label: 'Bag', pricePence: 1000, stock }], ...wanted })

const opened = (optionId: string) => openCheckout(app, optionId)

beforeAll(async () => {
  app = await startTestApp()
  jobs = await startTestJobs(app)
  seller = await addSeller(app, { username: 'ludlow_hens', outcode: 'SY8' })
})
afterAll(async () => {
  await jobs.close()
  await app.close()
})
afterEach(async () => {
  const { ledger, held, sold } = await moneyOf(app)
  expect([ledger, held], 'the ledger sums to zero and holds what was sold').toEqual([0, sold])
})

describe('a payment that succeeds', () => {
  test('leads from a filled cart to a paid order in eight calls to the database', async () => {
    const { api, email } = await signUp(app, { at: tuesday })
    const optionId = await one(5, { title: 'Marans eggs', category: 'hatching-eggs', subcategory: 'chicken' })
    await fill(api, [optionId, 2])
    const before = app.calls()
    expect((await api.post('/api/checkout/quote', { address: home })).status).toBe(200)
    const { body } = await checkOut(api)
    const page = await api.get<SandboxPayment>(`/api/payments/sandbox/${referenceOf(body)}`)
    expect(await pay(api, body)).toMatchObject({ status: 200, body: { status: 'succeeded' } })
    expect(app.calls() - before).toBeLessThanOrEqual(8)
    expect(page.body).toEqual({
      reference: referenceOf(body),
      status: 'open',
      amountPence: 2899,
      currency: 'GBP',
      purpose: [`Order ${body.orders[0]?.number}`],
      expiresAt: body.expiresAt,
      successUrl: `/orders?checkout=${body.checkoutId}`,
      cancelUrl: '/cart',
    })
    expect((await api.get<Checkout>(`/api/checkout/${body.checkoutId}`)).body.status).toBe('paid')
    expect((await api.get<Cart>('/api/cart')).body.count).toBe(0)
    expect(await stockOf(app, optionId)).toBe(3)
    const [order] = await ordersOf(app, body.checkoutId)
    expect(order).toMatchObject({
      status: 'paid',
      paid_at: tuesday,
      due: '2026-06-17',
      accept_by: new Date('2026-06-11T23:00:00Z'),
    })
    expect(order.events).toEqual([
      ['pending_payment', 'buyer', null],
      ['paid', 'buyer', null],
    ])
    expect((await mailTo(api, email))[0]?.text).toContain('2 × Marans eggs (Bag)')
    expect((await mailTo(api, 'ludlow_hens@example.com'))[0]?.subject).toBe(`New order ${order.number}`)
  })

  test('dates the parcel by the moment of the payment', async () => {
    const { api, checkout } = await opened(await one(5))
    expect(checkout.expiresAt).toBe(later(tuesday, 30).toISOString())
    api.at = new Date('2026-06-09T08:29:00Z')
    await pay(api, checkout)
    const [order] = await ordersOf(app, checkout.checkoutId)
    expect(order.due).toBe('2026-06-19')
  })

  test('is booked once however often it is told, and nothing else may follow', async () => {
    const optionId = await one(5)
    const { api, checkout } = await opened(optionId)
    const twice = await Promise.all([pay(api, checkout), pay(api, checkout), pay(api, checkout)])
    expect(twice.map(({ status, body }) => [status, body.status])).toEqual(Array(3).fill([200, 'succeeded']))
    expect((await pay(api, checkout)).status).toBe(200)
    expect(await pay(api, checkout, 'decline')).toMatchObject({
      status: 409,
      body: { code: 'illegal_state', state: 'succeeded', detail: 'This payment has already been made.' },
    })
    expect(await stockOf(app, optionId)).toBe(3)
  })

  test('sends one mail to each seller, and pays each its share', async () => {
    const other = await addSeller(app, { username: 'devon_ducks', outcode: 'EX20' })
    const bird = { title: 'Campbell duck', category: 'live-birds', subcategory: 'ducks' }
    const duck = await addOption(app, other, bird)
    const { api, email } = await addBuyer(app)
    await fill(
      api,
      [await one(5, { collection: true }), 1],
      [await one(5, { collection: true }), 1, 'collect'],
      [duck, 1],
    )
    const { body } = await checkOut(api)
    await pay(api, body)
    const { rows } = await app.db.query(
      `select account, sum(amount_pence)::int as pence from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
       where t.payment_reference = $1 group by account order by 2`,
      [referenceOf(body)],
    )
    expect(rows).toEqual([
      { account: `seller:${seller}:pending`, pence: -2499 },
      { account: `seller:${other}:pending`, pence: -1250 },
      { account: 'provider:sandbox', pence: 3749 },
    ])
    expect(await mailTo(api, 'devon_ducks@example.com')).toHaveLength(1)
    const subjects = (await mailTo(api, 'ludlow_hens@example.com')).map(({ subject }) => subject)
    expect(subjects).toContain(`New orders ${body.orders[0]?.number}, ${body.orders[1]?.number}`)
    expect(await mailTo(api, email)).toHaveLength(1)
  })
})

describe('a payment that fails', () => {
  test('because it is given up gives the stock back and says so, and the cart stays', async () => {
    const [act, status, note] = ['abandon', 'abandoned', 'The payment was abandoned.'] as const
    const optionId = await one(5)
    const { api, checkout } = await opened(optionId)
    expect(await pay(api, checkout, act)).toMatchObject({ status: 200, body: { status } })
    expect(await pay(api, checkout, act)).toMatchObject({ status: 200, body: { status } })
    const detail = 'This payment was cancelled, so it can’t be made any more.'
    expect(await pay(api, checkout)).toMatchObject({
      status: 409,
      body: { code: 'illegal_state', state: status, detail },
    })
    expect(await stockOf(app, optionId)).toBe(5)
    expect((await api.get<Checkout>(`/api/checkout/${checkout.checkoutId}`)).body.status).toBe(status)
    const [order] = await ordersOf(app, checkout.checkoutId)
    expect([order.status, order.events.at(-1)]).toEqual(['expired', ['expired', 'system', note]])
    expect((await api.get<Cart>('/api/cart')).body.count).toBe(2)
    expect((await checkOut(api)).status).toBe(201)
  })

  test('that never comes gives the stock back by itself, once', async () => {
    const optionId = await one(5)
    const { api, checkout } = await opened(optionId)
    await jobs.run(later(tuesday, 34))
    expect(await stockOf(app, optionId)).toBe(3)
    await Promise.all([jobs.run(later(tuesday, 36)), jobs.run(later(tuesday, 36))])
    await jobs.run(later(tuesday, 37))
    expect(await stockOf(app, optionId)).toBe(5)
    expect((await api.get<Checkout>(`/api/checkout/${checkout.checkoutId}`)).body.status).toBe('expired')
    const [order] = await ordersOf(app, checkout.checkoutId)
    expect(order.events.at(-1)).toEqual(['expired', 'system', 'The time to pay ran out.'])
    expect(await pay(api, checkout, 'decline')).toMatchObject({ status: 409, body: { state: 'expired' } })
  })

  test('never overfills a shelf that its seller has filled up meanwhile', async () => {
    const optionId = await one(5)
    const { api, checkout } = await opened(optionId)
    await setStock(app, { [optionId]: 10_000 })
    expect((await pay(api, checkout, 'abandon')).status).toBe(200)
    expect(await stockOf(app, optionId)).toBe(10_000)
  })
})

describe('a payment that comes too late', () => {
  test.each([
    ['before', false],
    ['after', true],
  ])('takes the stock again if it is there, %s the job', async (_, cleaned) => {
    const optionId = await one(5)
    const { api, checkout } = await opened(optionId)
    if (cleaned) await jobs.run(later(tuesday, 36))
    api.at = later(tuesday, 40)
    expect(await pay(api, checkout)).toMatchObject({ status: 200, body: { status: 'succeeded' } })
    expect(await stockOf(app, optionId)).toBe(3)
    expect((await ordersOf(app, checkout.checkoutId))[0]).toMatchObject({ status: 'paid' })
    await jobs.run(later(tuesday, 41))
    expect(await stockOf(app, optionId)).toBe(3)
  })

  test('goes back in full when the goods are gone, and the buyer is told', async () => {
    const optionId = await one(2)
    const slow = await opened(optionId)
    const quick = await addBuyer(app, { at: later(tuesday, 36) })
    await fill(quick.api, [optionId, 1])
    expect((await pay(quick.api, (await checkOut(quick.api)).body)).status).toBe(200)
    slow.api.at = later(tuesday, 40)
    expect(await pay(slow.api, slow.checkout)).toMatchObject({ status: 200, body: { status: 'refunded' } })
    expect(await pay(slow.api, slow.checkout)).toMatchObject({ status: 200, body: { status: 'refunded' } })
    expect(await stockOf(app, optionId)).toBe(1)
    const [order] = await ordersOf(app, slow.checkout.checkoutId)
    expect(order).toMatchObject({ status: 'expired', refunded_pence: order.total_pence })
    expect(order.events.at(-1)).toEqual(['expired', 'system', 'The payment came too late and was refunded in full.'])
    expect((await mailTo(slow.api, slow.email))[0]?.subject).toMatch(/came too late$/)
    const { rows } = await app.db.query('select amount_pence::int as pence from refunds where payment_reference = $1', [
      referenceOf(slow.checkout),
    ])
    expect(rows).toEqual([{ pence: slow.checkout.totalPence }])
  })
})

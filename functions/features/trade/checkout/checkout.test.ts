import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Problem } from '#contract/problems.ts'
import type { Cart } from '#contract/trade/cart.answers.ts'
import type { Checkout, CheckoutOpened, Quote } from '#contract/trade/checkout.answers.ts'
import { addBuyer, checkOut, fill, home, later, pay, quote, stockOf, tuesday } from '#testing/market/buying.ts'
import { addOption, addSeller } from '#testing/market/catalogue.ts'
import { mug, newSeller, ok } from '#testing/market/selling.ts'
import { setPrices, setStock } from '#testing/market/shelf.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import type { TestClient } from '#testing/site/test-client.ts'

let app: TestApp
let hens: string
let ducks: string

const eggs = { title: 'Marans eggs', category: 'hatching-eggs', subcategory: 'chicken' }
const buyer = async (): Promise<TestClient> => (await addBuyer(app)).api

beforeAll(async () => {
  app = await startTestApp()
  hens = await addSeller(app, { username: 'ludlow_hens', outcode: 'SY8' })
  ducks = await addSeller(app, { username: 'devon_ducks', outcode: 'EX20' })
})
afterAll(() => app.close())

describe('a checkout', () => {
  test('takes stock, makes one order a seller and way, and opens a payment', async () => {
    const api = await buyer()
    const feed = await addOption(app, hens, { collection: true })
    const egg = await addOption(app, hens, eggs)
    const duck = await addOption(app, ducks, { category: 'live-birds', subcategory: 'ducks' })
    await fill(api, [feed, 2], [egg, 1], [duck, 1])
    const before = app.calls()
    const { status, body } = await checkOut(api)
    expect(app.calls() - before).toBeLessThanOrEqual(2)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      expiresAt: later(tuesday, 30).toISOString(),
      totalPence: 2500 + 1250 + 1250 + 899 + 499,
      orders: [
        { seller: { username: 'ludlow_hens' }, way: 'post', totalPence: 5148 },
        { seller: { username: 'devon_ducks' }, way: 'collect', totalPence: 1250 },
      ],
    })
    expect(body.paymentUrl).toMatch(/^\/pay\/pay_[0-9a-f]{32}$/)
    for (const { number } of body.orders) expect(number).toMatch(/^HY-[2-9A-HJKMNP-TV-Z]{6}$/)
    expect([await stockOf(app, feed), await stockOf(app, egg), await stockOf(app, duck)]).toEqual([3, 4, 4])
    const { rows } = await app.db.query(
      'select status, address, collection_address from orders where checkout_id = $1 order by id',
      [body.checkoutId],
    )
    expect(rows).toMatchObject([
      { status: 'pending_payment', address: { town: 'Ludlow' } },
      { status: 'pending_payment', address: null },
    ])
    const read = await api.get<Checkout>(`/api/checkout/${body.checkoutId}`)
    expect(read.body).toMatchObject({
      id: body.checkoutId,
      status: 'open',
      totalPence: body.totalPence,
      orders: body.orders,
      paymentUrl: body.paymentUrl,
    })
    expect((await api.get<Cart>('/api/cart')).body.count).toBe(4)
  })

  test('answers a retry with nothing that an earlier release kept in another shape', async () => {
    const api = await buyer()
    const feed = await addOption(app, hens)
    await fill(api, [feed, 2])
    const { body } = await checkOut(api, { address: home }, 'older')
    await app.db.query(`update idempotency_keys set answer = answer - 'paymentUrl' where answer->>'checkoutId' = $1`, [
      body.checkoutId,
    ])
    expect(await checkOut(api, { address: home }, 'older')).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(await stockOf(app, feed)).toBe(3)
  })

  test('answers a retry with the same checkout, and refuses the key with another body', async () => {
    const api = await buyer()
    const feed = await addOption(app, hens)
    await fill(api, [feed, 2])
    const first = await checkOut(api, { address: home }, 'once')
    expect(await checkOut(api, { address: home }, 'once')).toMatchObject({ status: 201, body: first.body })
    const other = await checkOut(api, { address: { ...home, town: 'Leominster' } }, 'once')
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } })
    expect(await stockOf(app, feed)).toBe(3)
    api.at = later(tuesday, 24 * 60 + 1)
    expect((await checkOut(api, { address: home }, 'once')).body.checkoutId).not.toBe(first.body.checkoutId)
    expect(await stockOf(app, feed)).toBe(3)
  })

  test('takes a key for what it was sent for and by whom: from another write or user it is a new one', async () => {
    const key = randomUUID()
    const feed = await addOption(app, hens)
    const [seller, other] = [(await newSeller(app)).api, await buyer()]
    ok(await seller.post('/api/seller/listings', mug, { 'Idempotency-Key': key }), 201)
    for (const api of [seller, other]) await fill(api, [feed, 1])
    const opened = [await checkOut(seller, { address: home }, key), await checkOut(other, { address: home }, key)]
    expect(opened.map(({ status }) => status)).toEqual([201, 201])
    expect(new Set(opened.map(({ body }) => body.checkoutId)).size).toBe(2)
  })

  test('needs a key, a session and a verified address', async () => {
    const { api } = await addBuyer(app, { verified: false })
    await fill(api, [await addOption(app, hens), 1])
    expect(await api.post('/api/checkout', { address: home })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'idempotency-key', message: 'Required' }] },
    })
    expect(await checkOut(api)).toMatchObject({ status: 403, body: { code: 'email_unverified' } })
    expect((await quote(api)).status, 'what it comes to they may know').toBe(200)
    expect((await checkOut(app.client({ at: tuesday }))).status).toBe(401)
  })

  test('releases the buyer’s own open checkout first', async () => {
    const api = await buyer()
    const last = await addOption(app, hens, { options: [{ label: 'One', pricePence: 1000, stock: 1 }] })
    await fill(api, [last, 1])
    const first = (await checkOut(api)).body
    expect((await api.get<Cart>('/api/cart')).body.groups[0]?.lines[0]).toMatchObject({ stock: 1, notice: null })
    const second = await checkOut(api)
    expect(second.status).toBe(201)
    expect(await stockOf(app, last)).toBe(0)
    expect((await api.get<Checkout>(`/api/checkout/${first.checkoutId}`)).body).toMatchObject({
      status: 'abandoned',
      paymentUrl: null,
    })
    expect(await pay(api, first)).toMatchObject({ status: 409, body: { code: 'illegal_state', state: 'abandoned' } })
    const { rows } = await app.db.query(
      `select o.status, e.note from orders o join order_events e on e.order_id = o.id and e.status = o.status where o.checkout_id = $1`,
      [first.checkoutId],
    )
    expect(rows).toEqual([{ status: 'expired', note: 'A new checkout took its place.' }])
    expect((await pay(api, second.body)).status).toBe(200)
  })

  test('sells what an expired hold still keeps', async () => {
    const [slow, quick] = await Promise.all([addBuyer(app), addBuyer(app)])
    const last = await addOption(app, hens, { options: [{ label: 'One', pricePence: 1000, stock: 1 }] })
    await fill(slow.api, [last, 1])
    await fill(quick.api, [await addOption(app, ducks), 1])
    expect((await checkOut(slow.api)).status).toBe(201)
    expect(await quick.api.post('/api/cart/items', { optionId: last, quantity: 1 })).toMatchObject({ status: 409 })
    quick.api.at = later(tuesday, 36)
    await fill(quick.api, [last, 1])
    expect((await checkOut(quick.api)).status).toBe(201)
    expect(await stockOf(app, last)).toBe(0)
  })

  test('asks again when a price has changed, with the new quote', async () => {
    const api = await buyer()
    const feed = await addOption(app, hens)
    await fill(api, [feed, 1])
    await setPrices(app, { [feed]: 1500 })
    const asked = await checkOut<Problem & { quote: Quote }>(api)
    expect(asked).toMatchObject({
      status: 409,
      body: { code: 'price_changed', quote: { goodsPence: 1500, totalPence: 1999 } },
    })
    expect(await stockOf(app, feed)).toBe(5)
    expect(await checkOut(api)).toMatchObject({ status: 201, body: { totalPence: 1999 } })
    await setPrices(app, { [feed]: 1400 })
    expect((await quote(api)).body.totalPence).toBe(1899)
    expect(await checkOut(api)).toMatchObject({ status: 201, body: { totalPence: 1899 } })
  })

  test('charges the total that the buyer was shown, or none: also where another tab filled the cart meanwhile', async () => {
    const api = await buyer()
    const feed = await addOption(app, hens)
    await fill(api, [feed, 1])
    const shown = (await quote(api)).body.totalPence
    expect(shown).toBe(1749)
    await fill(api, [feed, 1])
    const asked = await checkOut<Problem & { quote: Quote }>(api, { address: home, shownPence: shown })
    expect(asked).toMatchObject({
      status: 409,
      body: { code: 'price_changed', quote: { goodsPence: 2500, totalPence: 2999 } },
    })
    expect(await stockOf(app, feed)).toBe(5)
    expect(await checkOut(api, { address: home, shownPence: 2999 })).toMatchObject({ status: 201 })
    expect((await checkOut(api, { address: home, shownPence: -1 })).status).toBe(422)
  })

  test('tells which lines ask for too much, and takes nothing of the others (V2.3.3)', async () => {
    const api = await buyer()
    const [plenty, scarce] = [await addOption(app, hens), await addOption(app, hens, { title: 'Grit' })]
    await fill(api, [plenty, 1], [scarce, 4])
    await setStock(app, { [scarce]: 3 })
    const refused = await checkOut<Problem>(api)
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'insufficient_stock', lines: [{ optionId: scarce, quantity: 4, stock: 3 }] },
    })
    expect(await stockOf(app, plenty)).toBe(5)
  })

  test('refuses what one payment cannot carry', async () => {
    const api = await buyer()
    const cheap = await addOption(app, hens, {
      collection: true,
      options: [{ label: 'Ring', pricePence: 29, stock: 1 }],
    })
    await fill(api, [cheap, 1, 'collect'])
    expect(await checkOut<Problem>(api, {})).toMatchObject({
      status: 409,
      body: { problems: [{ code: 'total_out_of_range' }] },
    })
    const dear = await addOption(app, hens, { options: [{ label: 'House', pricePence: 1_000_000, stock: 11 }] })
    await fill(api, [dear, 10])
    expect((await quote(api)).body.problems).toMatchObject([{ code: 'total_out_of_range' }])
  })

  test('is its buyer’s alone, and over when its time is', async () => {
    const [mine, theirs] = await Promise.all([buyer(), buyer()])
    await fill(mine, [await addOption(app, hens), 1])
    const { checkoutId }: CheckoutOpened = (await checkOut(mine)).body
    expect((await theirs.get(`/api/checkout/${checkoutId}`)).status).toBe(404)
    expect((await mine.get('/api/checkout/none')).status).toBe(404)
    mine.at = later(tuesday, 30)
    expect((await mine.get<Checkout>(`/api/checkout/${checkoutId}`)).body).toMatchObject({
      status: 'expired',
      paymentUrl: null,
    })
  })
})

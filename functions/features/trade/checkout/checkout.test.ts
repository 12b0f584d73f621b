import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Problem } from '#contract/problems.ts'
import type { Cart } from '#contract/trade/cart.answers.ts'
import type { Checkout, CheckoutOpened, Quote } from '#contract/trade/checkout.answers.ts'
import { addBuyer, checkOut, fill, home, later, pay, stockOf, tuesday } from '#testing/buying.ts'
import { addListing, addSeller } from '#testing/catalogue.ts'
import { archiveOptions, setPrices, setStock } from '#testing/shelf.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import type { TestClient } from '#testing/test-client.ts'

let app: TestApp
let hens: string
let ducks: string

const option = async (seller: string, wanted: Partial<Parameters<typeof addListing>[2]> = {}): Promise<string> => {
  const { optionIds } = await addListing(app, seller, { title: 'Layers pellets', ...wanted })
  return optionIds[0]!
}
const eggs = { title: 'Marans eggs', category: 'hatching-eggs', subcategory: 'chicken' }
const buyer = async (): Promise<TestClient> => (await addBuyer(app)).api
const quote = (api: TestClient, body: object = { address: home }) => api.post<Quote>('/api/checkout/quote', body)

beforeAll(async () => {
  app = await startTestApp()
  hens = await addSeller(app, { username: 'ludlow_hens', outcode: 'SY8' })
  ducks = await addSeller(app, { username: 'devon_ducks', outcode: 'EX20' })
})
afterAll(() => app.close())

describe('a quote', () => {
  test('charges each seller’s classes of goods once, the cheapest unless said otherwise', async () => {
    const api = await buyer()
    await fill(api, [await option(hens), 1], [await option(hens, eggs), 2], [await option(ducks), 1])
    const before = app.calls()
    const { status, body } = await quote(api)
    expect(app.calls() - before).toBe(1)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      problems: [],
      goodsPence: 5000,
      deliveryPence: 899 + 499 + 499,
      discountPence: 0,
      totalPence: 6897,
      currency: 'GBP',
    })
    expect(body.groups[0]).toMatchObject({
      seller: { username: 'ludlow_hens' },
      way: 'post',
      goodsPence: 3750,
      deliveryPence: 1398,
      totalPence: 5148,
    })
    expect(body.groups[0]?.methods.filter(({ selected }) => selected).map(({ code }) => code)).toEqual([
      'eggs_special',
      'goods_standard',
    ])
    expect(body.groups[1]?.methods.find(({ code }) => code === 'goods_next_day')).toEqual({
      code: 'goods_next_day',
      class: 'goods',
      label: 'Next Day',
      pricePence: 999,
      estimate: { from: '2026-06-10', to: '2026-06-10' },
      selected: false,
    })
    const chosen = await quote(api, {
      address: home,
      deliveries: [{ seller: 'ludlow_hens', methods: ['eggs_courier'] }],
    })
    expect(chosen.body.deliveryPence).toBe(1499 + 499 + 499)
  })

  test('posts free by the standard methods from 75 pounds with one seller', async () => {
    const api = await buyer()
    await fill(
      api,
      [await option(hens), 2],
      [await option(hens, { ...eggs, options: [{ label: 'Six', pricePence: 5000, stock: 2, packCount: 6 }] }), 1],
    )
    expect((await quote(api)).body).toMatchObject({ goodsPence: 7500, deliveryPence: 0 })
    const express = { address: home, deliveries: [{ seller: 'ludlow_hens', methods: ['goods_express'] }] }
    expect((await quote(api, express)).body.deliveryPence).toBe(799)
  })

  test('needs an address unless all is collected', async () => {
    const api = await buyer()
    await fill(api, [await option(hens, { collection: true }), 1, 'collect'])
    expect(await quote(api, {})).toMatchObject({ status: 200, body: { deliveryPence: 0, totalPence: 1250 } })
    await fill(api, [await option(hens), 1])
    expect(await quote(api, {})).toMatchObject({ status: 422, body: { errors: [{ path: 'address' }] } })
  })

  test('names what stands against it: eggs to the islands, what is gone, an empty cart', async () => {
    const api = await buyer()
    expect((await quote(api)).body.problems).toEqual([
      { code: 'empty_cart', lineId: null, detail: 'Your cart is empty.' },
    ])
    const gone = await option(hens)
    await fill(api, [await option(hens, eggs), 1], [gone, 1])
    await archiveOptions(app, gone)
    const { body } = await quote(api, { address: { ...home, postcode: 'je2 3ab' } })
    expect(body.problems.map(({ code }) => code)).toEqual(['eggs_not_posted', 'not_for_sale'])
    const refused = await checkOut<Problem & { problems: unknown }>(api, { address: { ...home, postcode: 'JE2 3AB' } })
    expect(refused).toMatchObject({ status: 409, body: { code: 'cart_problems', problems: body.problems } })
  })

  test.each([
    [{ deliveries: [{ seller: 'nobody_here', methods: [] }] }, 'deliveries.0.seller'],
    [{ deliveries: [{ seller: 'ludlow_hens', methods: ['eggs_courier'] }] }, 'deliveries.0.methods'],
    [{ deliveries: [{ seller: 'ludlow_hens', methods: ['goods_express', 'goods_next_day'] }] }, 'deliveries.0.methods'],
    [{ deliveries: [{ seller: 'ludlow_hens', methods: ['international'] }] }, 'deliveries.0.methods.0'],
    [{ deliveries: 'all' }, 'deliveries'],
    [{ address: { ...home, postcode: 'nowhere' } }, 'address.postcode'],
    [{ address: { ...home, country: 'FR' } }, 'address.country'],
    [{ discountCode: 'SPRING' }, 'discountCode'],
    [{ totalPence: 1 }, 'totalPence'],
    [{ addressId: randomUUID() }, 'addressId'],
  ])('refuses %j', async (body, path) => {
    const api = await buyer()
    await fill(api, [await option(hens), 1])
    const whole = { address: home, ...body }
    expect(await quote(api, whole)).toMatchObject({ status: 422, body: { code: 'validation', errors: [{ path }] } })
    expect((await checkOut(api, whole)).status).toBe(422)
  })
})

describe('a checkout', () => {
  test('takes stock, makes one order a seller and way, and opens a payment', async () => {
    const api = await buyer()
    const feed = await option(hens, { collection: true })
    const egg = await option(hens, eggs)
    const duck = await option(ducks, { category: 'live-birds', subcategory: 'ducks' })
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

  test('answers a retry with the same checkout, and refuses the key with another body', async () => {
    const api = await buyer()
    const feed = await option(hens)
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

  test('needs a key, a session and a verified address', async () => {
    const { api } = await addBuyer(app, { verified: false })
    await fill(api, [await option(hens), 1])
    expect(await api.post('/api/checkout', { address: home })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'idempotency-key', message: 'Required' }] },
    })
    expect(await checkOut(api)).toMatchObject({ status: 403, body: { code: 'email_unverified' } })
    expect(await quote(api)).toMatchObject({ status: 403 })
    expect((await checkOut(app.client({ at: tuesday }))).status).toBe(401)
  })

  test('releases the buyer’s own open checkout first', async () => {
    const api = await buyer()
    const last = await option(hens, { options: [{ label: 'One', pricePence: 1000, stock: 1 }] })
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
    const last = await option(hens, { options: [{ label: 'One', pricePence: 1000, stock: 1 }] })
    await fill(slow.api, [last, 1])
    await fill(quick.api, [await option(ducks), 1])
    expect((await checkOut(slow.api)).status).toBe(201)
    expect(await quick.api.post('/api/cart/items', { optionId: last, quantity: 1 })).toMatchObject({ status: 409 })
    quick.api.at = later(tuesday, 36)
    await fill(quick.api, [last, 1])
    expect((await checkOut(quick.api)).status).toBe(201)
    expect(await stockOf(app, last)).toBe(0)
  })

  test('asks again when a price has changed, with the new quote', async () => {
    const api = await buyer()
    const feed = await option(hens)
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

  test('tells which lines ask for too much, and takes nothing of the others', async () => {
    const api = await buyer()
    const [plenty, scarce] = [await option(hens), await option(hens, { title: 'Grit' })]
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
    const cheap = await option(hens, { collection: true, options: [{ label: 'Ring', pricePence: 29, stock: 1 }] })
    await fill(api, [cheap, 1, 'collect'])
    expect(await checkOut<Problem>(api, {})).toMatchObject({
      status: 409,
      body: { problems: [{ code: 'total_out_of_range' }] },
    })
    const dear = await option(hens, { options: [{ label: 'House', pricePence: 1_000_000, stock: 11 }] })
    await fill(api, [dear, 10])
    expect((await quote(api)).body.problems).toMatchObject([{ code: 'total_out_of_range' }])
  })

  test('is its buyer’s alone, and over when its time is', async () => {
    const [mine, theirs] = await Promise.all([buyer(), buyer()])
    await fill(mine, [await option(hens), 1])
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

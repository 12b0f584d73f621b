import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Problem } from '#contract/problems.ts'
import type { Cart } from '#contract/trade/cart.answers.ts'
import type { CheckoutOpened, Quote } from '#contract/trade/checkout.answers.ts'
import { addBuyer, checkOut, fill, home, later, pay, tuesday } from '#testing/market/buying.ts'
import { addListing, addSeller } from '#testing/market/catalogue.ts'
import { pause, putBack, setPrices, setStock } from '#testing/market/shelf.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import type { TestClient } from '#testing/site/test-client.ts'

let app: TestApp
let seller: string

beforeAll(async () => {
  app = await startTestApp()
  seller = await addSeller(app, { username: 'ludlow_hens', outcode: 'SY8' })
})
afterAll(() => app.close())

const goods = async (title: string, stock = 6) => {
  const { id, optionIds } = await addListing(app, seller, {
    title,
    options: [{ label: 'Bag', pricePence: 500, stock }],
  })
  return { listingId: id, optionId: optionIds[0]! }
}

const cartOf = async (api: TestClient) => (await api.get<Cart>('/api/cart')).body
const bought = ({ groups }: Cart) => groups.flatMap(({ lines }) => lines)
const namesOf = (lines: { name: string; quantity: number }[]) =>
  lines.map(({ name, quantity }) => `${quantity} ${name}`)

const change = (api: TestClient, id: string, body: object) => api.patch<Cart & Problem>(`/api/cart/items/${id}`, body)

/** A buyer with grit and corn in the cart, and the ids of both lines. */
const withTwo = async () => {
  const [grit, corn] = [await goods('Grit'), await goods('Corn')]
  const { api } = await addBuyer(app)
  await fill(api, [grit.optionId, 2], [corn.optionId, 1])
  const [gritLine, cornLine] = bought(await cartOf(api)).map(({ id }) => id)
  return { api, grit, corn, gritLine: gritLine!, cornLine: cornLine! }
}

test('what is saved for later is no part of count, sums, quote and checkout, and stays when the rest is paid', async () => {
  const { api, gritLine } = await withTwo()
  const saved = await change(api, gritLine, { saved: true })
  expect(saved.body).toMatchObject({ count: 1, goodsPence: 500, saved: [{ id: gritLine, quantity: 2, notice: null }] })
  expect(namesOf(bought(saved.body))).toEqual(['1 Corn'])
  const quote = await api.post<Quote>('/api/checkout/quote', { address: home })
  expect(quote.body).toMatchObject({ goodsPence: 500, problems: [] })
  const opened = await checkOut<CheckoutOpened>(api)
  expect([opened.status, opened.body.totalPence]).toEqual([201, 999])
  await pay(api, opened.body)
  const left = await cartOf(api)
  expect([left.count, namesOf(left.saved)]).toEqual([0, ['2 Grit']])
  const nothing = await checkOut<Problem>(api)
  expect(nothing).toMatchObject({ status: 409, body: { code: 'cart_problems' } })
})

test('what is sold out or short stays in the cart and out of its sums, and so does delivery where nothing is left', async () => {
  const { api, grit, corn } = await withTwo()
  await setStock(app, { [grit.optionId]: 1 })
  const short = await cartOf(api)
  expect(bought(short).map(({ canBuy }) => canBuy)).toEqual([false, true])
  expect(short).toMatchObject({ count: 3, goodsPence: 500, groups: [{ goodsPence: 500 }] })
  await setStock(app, { [corn.optionId]: 0 })
  expect(await cartOf(api)).toMatchObject({ count: 3, goodsPence: 0, groups: [{ goodsPence: 0, methods: [] }] })
})

test('a line that is put aside while its payment is open stays aside', async () => {
  const { api, gritLine } = await withTwo()
  const { body } = await checkOut(api)
  await change(api, gritLine, { saved: true })
  await pay(api, body)
  expect(await cartOf(api)).toMatchObject({ count: 0, saved: [{ id: gritLine }] })
})

test('the last one saved comes first, saving twice keeps its place, and moving back is as before', async () => {
  const { api, gritLine, cornLine } = await withTwo()
  const before = await cartOf(api)
  await change(api, cornLine, { saved: true })
  api.at = later(tuesday, 1)
  await change(api, gritLine, { saved: true })
  api.at = later(tuesday, 2)
  const calls = app.calls()
  const twice = await change(api, cornLine, { saved: true })
  expect(app.calls() - calls).toBeLessThanOrEqual(3)
  expect(namesOf(twice.body.saved)).toEqual(['2 Grit', '1 Corn'])
  await change(api, cornLine, { saved: false })
  const back = await change(api, gritLine, { saved: false })
  expect(back.body).toEqual({ ...before, groups: back.body.groups })
  expect(bought(back.body)).toEqual(bought(before))
})

test('moving back looks at stock and sale again, and says why not', async () => {
  const { api, grit, gritLine } = await withTwo()
  await change(api, gritLine, { saved: true })
  await setStock(app, { [grit.optionId]: 1 })
  await setPrices(app, { [grit.optionId]: 450 })
  expect((await cartOf(api)).saved).toMatchObject([
    { stock: 1, notice: 'Only 1 left. The price has fallen from £5.00 to £4.50.' },
  ])
  expect(await change(api, gritLine, { saved: false })).toMatchObject({
    status: 409,
    body: { code: 'insufficient_stock', lines: [{ lineId: gritLine, quantity: 2, stock: 1 }] },
  })
  await pause(app, grit.listingId)
  expect((await cartOf(api)).saved).toMatchObject([
    { stock: 0, notice: expect.stringContaining('Not for sale at the moment.') },
  ])
  expect(await change(api, gritLine, { saved: false, quantity: 1 })).toMatchObject({
    status: 409,
    body: { code: 'illegal_state', state: 'paused' },
  })
  await putBack(app, grit.listingId)
  const moved = await change(api, gritLine, { saved: false, quantity: 1 })
  expect([moved.body.saved, namesOf(bought(moved.body))]).toEqual([[], ['1 Grit', '1 Corn']])
})

test('adding or merging what is saved brings it back, on top of what was saved or as the larger of both', async () => {
  const { api, grit, corn, gritLine, cornLine } = await withTwo()
  await change(api, gritLine, { saved: true })
  await change(api, cornLine, { saved: true })
  await fill(api, [grit.optionId, 3])
  expect(namesOf(bought(await cartOf(api)))).toEqual(['5 Grit'])
  const merged = await api.post<Cart>('/api/cart/merge', { items: [{ optionId: corn.optionId, quantity: 4 }] })
  expect([merged.body.saved, namesOf(bought(merged.body))]).toEqual([[], ['5 Grit', '4 Corn']])
})

test('saved lines count for the hundred that a cart holds', async () => {
  const many = await addListing(app, seller, {
    title: 'Rings',
    options: Array.from({ length: 101 }, (_, index) => ({ label: `Size ${index}`, pricePence: 10, stock: 9 })),
  })
  const items = many.optionIds.map((optionId) => ({ optionId, quantity: 1 }))
  const { api } = await addBuyer(app)
  const full = await api.post<Cart>('/api/cart/merge', { items: items.slice(0, 100) })
  await change(api, bought(full.body)[0]!.id, { saved: true })
  expect((await api.post('/api/cart/items', items[100]!)).status).toBe(422)
})

test('only its owner saves a line, and only with yes or no', async () => {
  const { api, gritLine } = await withTwo()
  const stranger = await addBuyer(app)
  expect((await change(stranger.api, gritLine, { saved: true })).status).toBe(404)
  for (const saved of ['yes', null, 1]) {
    expect(await change(api, gritLine, { saved })).toMatchObject({ status: 422, body: { errors: [{ path: 'saved' }] } })
  }
  expect((await cartOf(api)).saved).toEqual([])
})

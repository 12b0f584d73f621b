import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Cart } from '#contract/trade/cart.answers.ts'
import { brokenInvariants, packsOf } from '#testing/invariants.ts'
import { addBuyer, checkOut, fill, home, pay, stockOf } from '#testing/market/buying.ts'
import { addListing, addSeller } from '#testing/market/catalogue.ts'
import { inOrder, sellersChange, shelf } from '#testing/rows/arrival.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
let seller: string

beforeAll(async () => {
  app = await startTestApp()
  seller = await addSeller(app, { username: 'ludlow_hens', outcode: 'SY8' })
})
afterAll(() => app.close())
afterEach(async () => expect(await brokenInvariants(app.db)).toEqual([]))

const goods = async (stock: number) => {
  const options = [{ label: 'Bag', pricePence: 1000, stock }]
  const { id, optionIds } = await addListing(app, seller, { title: 'Layers pellets', options })
  return { listingId: id, optionId: optionIds[0]! }
}

const bought = (optionId: string, more: object = {}) => ({ address: home, items: [{ optionId, quantity: 1, ...more }] })

test.each(['at once', 'by the cart'])(
  'of two buyers who meet at the last one, the first %s, one gets it',
  async (how) => {
    const { optionId } = await goods(1)
    const [first, second] = [await addBuyer(app), await addBuyer(app)]
    for (const { api } of [first, second]) await fill(api, [optionId, 1])
    const acts = [
      () => checkOut<{ code?: string }>(first.api, how === 'at once' ? bought(optionId) : { address: home }),
      () => checkOut<{ code?: string }>(second.api, bought(optionId)),
    ] as const
    const [won, lost] = await inOrder(app, shelf(optionId), acts)
    expect([won.status, lost.status, lost.body.code]).toEqual([201, 409, 'insufficient_stock'])
    expect(await stockOf(app, optionId)).toBe(0)
  },
)

test('of forty buyers of the last five exactly five get one', async () => {
  const { optionId } = await goods(5)
  const crowd = await Promise.all(Array.from({ length: 40 }, () => addBuyer(app)))
  const answers = await Promise.all(crowd.map(({ api }) => checkOut<{ code?: string }>(api, bought(optionId))))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
  expect(answers.filter(({ body }) => body.code === 'insufficient_stock')).toHaveLength(35)
  expect(await stockOf(app, optionId)).toBe(0)
})

test('one’s cart and one’s items bought at once leave one checkout open, holding the last one once', async () => {
  const { optionId } = await goods(1)
  const { api, id } = await addBuyer(app)
  await fill(api, [optionId, 1])
  const answers = await Promise.all(
    [0, 1, 2, 3].map((place) => checkOut(api, place % 2 ? bought(optionId) : undefined)),
  )
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  const { rows } = await app.db.query(`select 1 from checkouts where buyer_id = $1 and status = 'open'`, [id])
  expect([rows.length, await stockOf(app, optionId)]).toEqual([1, 0])
})

test('the same key twice at once makes one checkout of items', async () => {
  const { optionId } = await goods(5)
  const { api } = await addBuyer(app)
  const twins = await Promise.all([0, 1, 2].map(() => checkOut(api, bought(optionId), 'twin')))
  expect(twins.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(twins.map(({ body }) => body.checkoutId)).size).toBe(1)
  expect(await stockOf(app, optionId)).toBe(4)
})

test.each([
  ['price_changed', sellersChange.price, {}],
  ['price_changed', sellersChange.price, { unitPricePence: 1000 }],
  ['cart_problems', sellersChange.pause, {}],
  ['insufficient_stock', sellersChange.stock, {}],
])('what the seller changes while items are being bought ends it: %s', async (code, change, more) => {
  const { listingId, optionId } = await goods(5)
  const { api } = await addBuyer(app)
  const acts = [() => checkOut<{ code?: string }>(api, bought(optionId, more))] as const
  const [answer] = await inOrder(app, change(listingId), acts)
  expect(answer).toMatchObject({ status: 409, body: { code } })
  expect((await app.db.query('select 1 from order_lines where listing_id = $1', [listingId])).rows).toEqual([])
})

test('paying for items while the cart is filled leaves all that was put in', async () => {
  const { optionId } = await goods(9)
  const before = await packsOf(app.db)
  const { api } = await addBuyer(app)
  const { body } = await checkOut(api, bought(optionId))
  const [paid] = await Promise.all([pay(api, body), fill(api, [optionId, 2])])
  expect([paid.status, (await api.get<Cart>('/api/cart')).body.count]).toEqual([200, 2])
  expect(await packsOf(app.db)).toEqual(before)
})

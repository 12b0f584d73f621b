import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Cart } from '#contract/trade/cart.answers.ts'
import { brokenInvariants } from '#testing/invariants.ts'
import { addBuyer, checkOut, fill, home, type TestBuyer } from '#testing/market/buying.ts'
import { addListing, addSeller } from '#testing/market/catalogue.ts'
import { setPrices } from '#testing/market/shelf.ts'
import { inOrder, userRow } from '#testing/rows/arrival.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
let seller: string

beforeAll(async () => {
  app = await startTestApp()
  seller = await addSeller(app, { username: 'ludlow_hens', outcode: 'SY8' })
})
afterAll(() => app.close())

const options = async (count: number, stock = 6): Promise<string[]> => {
  const labelled = Array.from({ length: count }, (_, index) => ({ label: `Bag ${index}`, pricePence: 500, stock }))
  return (await addListing(app, seller, { title: 'Grit', options: labelled })).optionIds
}

const linesOf = async ({ api }: TestBuyer) =>
  (await api.get<Cart>('/api/cart')).body.groups.flatMap(({ lines }) => lines)

const times = <Result>(count: number, act: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)))

const isAnswered = ({ status }: { status: number }): boolean => [200, 409].includes(status)

test('one listing put in twice, by merging and adding at once, is one line and never more than there is', async () => {
  for (let round = 0; round < 4; round += 1) {
    const buyer = await addBuyer(app)
    const [optionId] = await options(1)
    const item = { optionId, quantity: 2 }
    const answers = await Promise.all(
      [
        ...(await times(5, async () => () => buyer.api.post('/api/cart/items', item))),
        ...(await times(5, async () => () => buyer.api.post('/api/cart/merge', { items: [item, item] }))),
      ].map((act) => act()),
    )
    expect(answers.every(isAnswered)).toBe(true)
    const lines = await linesOf(buyer)
    expect(lines.map(({ quantity }) => quantity)).toEqual([6])
  }
})

test('an add that read an empty cart goes on top of what was merged meanwhile', async () => {
  const buyer = await addBuyer(app)
  const [optionId] = await options(1)
  const held = userRow(buyer.id)
  const merge = () => buyer.api.post('/api/cart/merge', { items: [{ optionId, quantity: 4 }] })
  const add = (quantity: number) => () => buyer.api.post('/api/cart/items', { optionId, quantity })
  const answers = await inOrder(app, held, [merge, add(1), add(3)] as const)
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 409])
  expect((await linesOf(buyer)).map(({ quantity }) => quantity)).toEqual([5])
})

test('different goods added at once fill the cart to a hundred lines and no further', async () => {
  const buyer = await addBuyer(app)
  const ids = await options(110)
  await buyer.api.post('/api/cart/merge', { items: ids.slice(0, 95).map((optionId) => ({ optionId, quantity: 1 })) })
  const answers = await times(10, (index) =>
    buyer.api.post('/api/cart/items', { optionId: ids[100 + index], quantity: 1 }),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(200), ...Array(5).fill(422)])
  expect(await linesOf(buyer)).toHaveLength(100)
})

test('a quantity changed in parallel ends as one of those asked for, also while the line is taken out and bought', async () => {
  const buyer = await addBuyer(app)
  const [optionId, other] = await options(2, 40)
  await fill(buyer.api, [optionId!, 1], [other!, 1])
  const [line] = await linesOf(buyer)
  const change = (index: number) => buyer.api.patch(`/api/cart/items/${line!.id}`, { quantity: index + 2 })
  const changed = await times(8, change)
  expect(changed.map(({ status }) => status)).toEqual(Array(8).fill(200))
  const [now] = await linesOf(buyer)
  expect(now!.quantity).toBeGreaterThanOrEqual(2)
  expect(now!.quantity).toBeLessThanOrEqual(9)
  const mixed = await Promise.all([
    ...Array.from({ length: 4 }, (_, index) => change(index)),
    buyer.api.delete(`/api/cart/items/${line!.id}`),
    checkOut(buyer.api),
  ])
  expect(mixed.every(({ status }) => [200, 201, 404].includes(status))).toBe(true)
  expect((await linesOf(buyer)).map((left) => left.optionId)).toEqual([other])
  expect(await brokenInvariants(app.db)).toEqual([])
})

test('quotes that show new prices and merges of the same lines in another order do not wait in a circle', async () => {
  const buyer = await addBuyer(app)
  const ids = await options(60)
  const items = ids.map((optionId) => ({ optionId, quantity: 1 }))
  await buyer.api.post('/api/cart/merge', { items })
  for (let round = 0; round < 3; round += 1) {
    await setPrices(app, Object.fromEntries(ids.map((id) => [id, 501 + round])))
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => buyer.api.post('/api/checkout/quote', { address: home })),
      ...Array.from({ length: 8 }, () => buyer.api.post('/api/cart/merge', { items: items.toReversed() })),
    ])
    expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(200))
  }
})

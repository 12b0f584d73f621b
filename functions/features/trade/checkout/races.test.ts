import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { brokenInvariants, packsOf } from '#testing/invariants.ts'
import { addBuyer, checkOut, fill, home, pay, stockOf, type TestBuyer } from '#testing/market/buying.ts'
import { addListing, addSeller } from '#testing/market/catalogue.ts'
import { inOrder, isFree, sellersChange, shelf, untilWaiting, whileHeld } from '#testing/rows/arrival.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
let seller: string

beforeAll(async () => {
  app = await startTestApp()
  seller = await addSeller(app, { username: 'ludlow_hens', outcode: 'SY8' })
})
afterAll(() => app.close())
afterEach(async () => expect(await brokenInvariants(app.db)).toEqual([]))

const options = async (stocks: number[]): Promise<string[]> => {
  const labelled = stocks.map((stock, index) => ({ label: `Bag ${index}`, pricePence: 1000, stock }))
  return (await addListing(app, seller, { title: 'Layers pellets', options: labelled })).optionIds
}

const buyers = (count: number): Promise<TestBuyer[]> => Promise.all(Array.from({ length: count }, () => addBuyer(app)))
const countOf = <T>(items: T[], fits: (item: T) => boolean): number => items.filter(fits).length

test.each([50, 120])('of %i buyers of the last ten exactly ten get one (V2.3.4)', async (count) => {
  const [last] = await options([10])
  const crowd = await buyers(count)
  await Promise.all(crowd.map(({ api }) => fill(api, [last!, 1])))
  const before = app.calls()
  const answers = await Promise.all(crowd.map(({ api }) => checkOut<{ code?: string }>(api)))
  // One that reads the cart and one that tries: whoever comes too late is told so by the try itself.
  expect(app.calls() - before).toBeLessThanOrEqual(2 * count)
  expect(countOf(answers, ({ status }) => status === 201)).toBe(10)
  expect(countOf(answers, ({ status, body }) => status === 409 && body.code === 'insufficient_stock')).toBe(count - 10)
  expect(await stockOf(app, last!)).toBe(0)
})

test('crossed carts of twenty-four buyers neither wait in a circle nor lose a pack', async () => {
  const [first, second] = await options([40, 40])
  const crowd = await buyers(24)
  await Promise.all(
    crowd.map(({ api }, index) =>
      index % 2 ? fill(api, [first!, 1], [second!, 2]) : fill(api, [second!, 2], [first!, 1]),
    ),
  )
  const answers = await Promise.all(crowd.map(({ api }) => checkOut<{ code?: string }>(api)))
  expect(countOf(answers, ({ status }) => status === 201)).toBe(20)
  expect(countOf(answers, ({ body }) => body.code === 'insufficient_stock')).toBe(4)
  expect([await stockOf(app, first!), await stockOf(app, second!)]).toEqual([20, 0])
})

test('checkouts of crossed carts lock the shelf with the lower id first, in whatever order it lies in the table', async () => {
  let ids = await options([40, 40])
  while (ids[0]! < ids[1]!) ids = await options([40, 40])
  const [high, low] = ids as [string, string]
  const crowd = await buyers(8)
  await Promise.all(
    crowd.map(({ api }, index) => (index % 2 ? fill(api, [high, 1], [low, 1]) : fill(api, [low, 1], [high, 1]))),
  )
  const { isHighFree, answers } = await whileHeld(app, shelf(low), async () => {
    const answers = crowd.map(({ api }) => checkOut(api))
    await untilWaiting(app, 8)
    return { isHighFree: await isFree(app, shelf(high)), answers }
  })
  expect(isHighFree).toBe(true)
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(8).fill(201))
})

test('two options of one listing bought at once, alone and together, are each sold to the last pack and no further', async () => {
  const [small, large] = await options([5, 7])
  const before = await packsOf(app.db)
  const crowd = await buyers(24)
  const carts: [string, number][][] = [
    [[small!, 1]],
    [[large!, 1]],
    [
      [large!, 1],
      [small!, 1],
    ],
  ]
  await Promise.all(crowd.map(({ api }, index) => fill(api, ...carts[index % 3]!)))
  const answers = await Promise.all(crowd.map(({ api }) => checkOut<{ code?: string }>(api)))
  expect(answers.every(({ status, body }) => status === 201 || body.code === 'insufficient_stock')).toBe(true)
  expect([await stockOf(app, small!), await stockOf(app, large!)]).toEqual([0, 0])
  expect(await packsOf(app.db)).toEqual(before)
})

test('the same key twice at once makes one checkout', async () => {
  const [bag] = await options([9])
  const { api } = await addBuyer(app)
  await fill(api, [bag!, 2])
  const twins = await Promise.all(Array.from({ length: 5 }, () => checkOut(api, { address: home }, 'twin')))
  expect(twins.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
  expect(new Set(twins.map(({ body }) => body.checkoutId)).size).toBe(1)
  expect(await stockOf(app, bag!)).toBe(7)
  const mixed = await Promise.all([
    checkOut<{ code?: string }>(api, { address: home }, 'mixed'),
    checkOut<{ code?: string }>(api, { address: { ...home, town: 'Leominster' } }, 'mixed'),
  ])
  expect(mixed.map(({ status }) => status).sort()).toEqual([201, 422])
  expect(await stockOf(app, bag!)).toBe(7)
})

test('one buyer’s checkouts under many keys leave one open, holding its goods once', async () => {
  const [bag] = await options([3])
  const { api, id } = await addBuyer(app)
  await fill(api, [bag!, 2])
  const answers = await Promise.all(Array.from({ length: 6 }, () => checkOut(api)))
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201))
  const { rows } = await app.db.query(
    `select count(*)::int as open from checkouts where buyer_id = $1 and status = 'open'`,
    [id],
  )
  expect(rows).toEqual([{ open: 1 }])
  expect(await stockOf(app, bag!)).toBe(1)
})

test('paying, declining and checking out anew at once leave one result and balanced books', async () => {
  const [bag] = await options([12])
  const before = await packsOf(app.db)
  const crowd = await buyers(6)
  await Promise.all(crowd.map(({ api }) => fill(api, [bag!, 2])))
  const opened = await Promise.all(crowd.map(({ api }) => checkOut(api)))
  const acts = ['succeed', 'decline', 'succeed', 'abandon'] as const
  const answers = await Promise.all(
    crowd.flatMap(({ api }, index) => [
      ...acts.map(async (act) => (await pay(api, opened[index]!.body, act)).status),
      checkOut(api).then(({ status }) => status),
    ]),
  )
  expect(answers.every((status) => [200, 201, 409].includes(status))).toBe(true)
  expect((await packsOf(app.db))[bag!]).toBe(before[bag!])
})

test.each([
  ['price_changed', sellersChange.price],
  ['cart_problems', sellersChange.pause],
  ['insufficient_stock', sellersChange.stock],
])('what the seller changes while a checkout is under way ends it: %s', async (code, change) => {
  const { id, optionIds } = await addListing(app, seller, { title: 'Layers pellets' })
  const { api } = await addBuyer(app)
  await fill(api, [optionIds[0]!, 1])
  const [answer] = await inOrder(app, change(id), [() => checkOut<{ code?: string }>(api)])
  expect(answer).toMatchObject({ status: 409, body: { code } })
  const { rows } = await app.db.query('select 1 from order_lines where listing_id = $1', [id])
  expect(rows).toEqual([])
})

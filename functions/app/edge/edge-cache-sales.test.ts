import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProductPage } from '#contract/catalogue/catalogue.answers.ts'
import type { Product } from '#contract/catalogue/product.answers.ts'
import { addBuyer, checkOut, fill, pay, type TestBuyer } from '#testing/market/buying.ts'
import { addListing, addSeller } from '#testing/market/catalogue.ts'
import { act } from '#testing/market/orders.ts'
import { ok, start } from '#testing/market/selling.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import type { TestAnswer } from '#testing/site/test-client.ts'

let app: TestApp
let made = 0

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** A moment so many seconds after the start. */
const after = (seconds: number): Date => new Date(start.getTime() + seconds * 1000)

const visit = <Body = ProductPage>(path: string, seconds: number): Promise<TestAnswer<Body>> =>
  app.client({ at: after(seconds) }).get<Body>(path)

const stateOf = ({ status, headers }: TestAnswer): string => `${status} ${headers.get('x-cache')}`

/** A listing with five for sale that nobody has asked for yet: its page, and a list with it alone. */
const newGoods = async () => {
  made += 1
  const username = `keeper_${made}`
  const seller = await addSeller(app, { username, outcode: 'SY8' })
  const { id, optionIds } = await addListing(app, seller, { title: `Marans of ${username}` })
  return { path: `/api/products?seller=${username}`, page: `/api/products/${id}`, option: optionIds[0]! }
}

type Goods = Awaited<ReturnType<typeof newGoods>>

/** A buyer with all of it in the cart. */
const wanting = async ({ option }: Goods): Promise<TestBuyer> => {
  const buyer = await addBuyer(app)
  await fill(buyer.api, [option, 5])
  return buyer
}
const buy = async ({ api }: TestBuyer) => ok(await checkOut(api), 201)
const listSays = async ({ path }: Goods, seconds: number) => {
  const answer = await visit(path, seconds)
  return [stateOf(answer), answer.body.items[0]?.inStock]
}
const pageSays = async ({ page }: Goods, seconds: number) => {
  const answer = await visit<Product>(page, seconds)
  return [stateOf(answer), answer.body.options[0]?.stock]
}
const look = async (goods: Goods, seconds: number) => {
  await visit(goods.path, seconds)
  await visit(goods.page, seconds)
}

test.each([
  ['before it began', 0],
  ['while it ran', 5],
])('a sale is seen at once where the listing is shown, read %s, and nowhere else is read anew', async (_, seconds) => {
  const [sold, other] = [await newGoods(), await newGoods()]
  const buyer = await wanting(sold)
  for (const goods of [sold, other]) await look(goods, seconds)
  expect(await listSays(sold, seconds)).toEqual(['200 HIT', true])
  await buy(buyer)
  expect(await listSays(sold, seconds)).toEqual(['200 MISS', false])
  expect(await pageSays(sold, seconds)).toEqual(['200 MISS', 0])
  expect(await listSays(other, seconds)).toEqual(['200 HIT', true])
  expect(await pageSays(other, seconds)).toEqual(['200 HIT', 5])
})

test('a sale is seen at once in the page that the edge draws', async () => {
  const sold = await newGoods()
  const buyer = await wanting(sold)
  const shown = async () => (await app.client({ at: start }).get<string>(sold.page.slice('/api'.length))).body
  expect(await shown()).toMatch(/"stock":5\b/)
  await buy(buyer)
  expect(await shown()).toMatch(/"stock":0\b/)
})

type Undone = { goods: Goods; buyer: TestBuyer; opened: Awaited<ReturnType<typeof buy>> }
const cancel = async ({ buyer, opened }: Undone) => ok(await act(buyer.api, opened.orders[0]!.id, 'cancel'))
const ways: Record<string, (undone: Undone) => Promise<unknown>> = {
  'its payment is given up': async ({ buyer, opened }) => ok(await pay(buyer.api, opened, 'abandon')),
  'it is cancelled unpaid': cancel,
  'it is cancelled after it was paid': async (undone) => {
    ok(await pay(undone.buyer.api, undone.opened))
    await look(undone.goods, 1)
    return cancel(undone)
  },
  'its buyer buys something else instead': async ({ buyer }) => {
    await app.db.query('delete from cart_lines where user_id = $1', [buyer.id])
    await fill(buyer.api, [(await newGoods()).option, 1])
    return buy(buyer)
  },
}

test.each(Object.entries(ways))(
  'a sale that is undone is seen at once where the listing is shown: %s',
  async (_, undo) => {
    const [goods, other] = [await newGoods(), await newGoods()]
    const buyer = await wanting(goods)
    const opened = await buy(buyer)
    for (const seen of [goods, other]) await look(seen, 1)
    expect(await listSays(goods, 1)).toEqual(['200 HIT', false])
    await undo({ goods, buyer, opened })
    expect(await listSays(goods, 1)).toEqual(['200 MISS', true])
    expect(await pageSays(goods, 1)).toEqual(['200 MISS', 5])
    expect(await listSays(other, 1)).toEqual(['200 HIT', true])
  },
)

test('a sale that is undone is seen at once also when the database’s answer to that is lost', async () => {
  const goods = await newGoods()
  const buyer = await wanting(goods)
  const opened = await buy(buyer)
  await look(goods, 1)
  app.gateway.faults.next('dropped', /delete from holds/)
  await cancel({ goods, buyer, opened })
  expect(app.gateway.faults.waiting()).toBe(0)
  expect(await listSays(goods, 1)).toEqual(['200 MISS', true])
})

test.each([
  ['a first visit', 0],
  ['a refresh', 20],
])('a sale is not undone by %s that had read before it', async (_, seconds) => {
  const goods = await newGoods()
  const buyer = await wanting(goods)
  if (seconds > 0) await visit(goods.path, 0)
  buyer.api.at = after(seconds)
  app.gateway.faults.latencyMs = 500
  const before = app.allCalls()
  const slow = visit(goods.path, seconds)
  await expect.poll(() => app.allCalls() - before).toBe(1)
  app.gateway.faults.latencyMs = 0
  await buy(buyer)
  expect((await slow).body.items[0]?.inStock, 'read before the sale').toBe(true)
  // As long again as the slow reading took, seen from the gateway.
  app.gateway.faults.latencyMs = 550
  await visit('/api/health', 0)
  app.gateway.faults.latencyMs = 0
  expect((await visit(goods.path, seconds)).body.items[0]?.inStock).toBe(false)
})

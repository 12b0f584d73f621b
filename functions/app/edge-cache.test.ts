import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../db/local/test-app.ts'
import type { TestAnswer } from '../../db/local/test-client.ts'
import type { TestUser } from '../../db/local/test-users.ts'
import type { Product, ProductPage } from '../contract/catalogue.ts'
import { addListing, addSeller } from '../features/catalogue/catalogue.test-data.ts'
import { addBuyer, checkOut, fill, pay, type TestBuyer } from '../features/checkout/buying.test-data.ts'
import { draft, mug, newSeller, ok, publish, start } from '../features/listings/selling.test-data.ts'
import { act } from '../features/orders/orders.test-data.ts'
import { cacheWindows } from './edge-cache.ts'

let app: TestApp
let seller: TestUser
let made = 0

beforeAll(async () => {
  app = await startTestApp()
  seller = await newSeller(app)
})
afterEach(() => {
  app.gateway.faults.latencyMs = 0
  app.gateway.faults.down = false
})
afterAll(() => app.close())

/** A moment so many seconds after the start. */
const after = (seconds: number): Date => new Date(start.getTime() + seconds * 1000)

const visit = <Body = ProductPage>(path: string, seconds: number, headers = {}): Promise<TestAnswer<Body>> =>
  app.client({ at: after(seconds) }).get<Body>(path, headers)

const stateOf = ({ status, headers }: TestAnswer): string => `${status} ${headers.get('x-cache')}`

/** A list that nothing has asked for yet, with one listing in it, of which there are five. */
const newList = async () => {
  made += 1
  const username = `keeper_${made}`
  const title = `Marans of ${username}`
  const { id, optionIds } = await addListing(app, await addSeller(app, { username, outcode: 'SY8' }), { title })
  const rename = (to: string) => app.db.query('update listings set title = $2 where id = $1', [id, to])
  return { path: `/api/products?seller=${username}`, page: `/api/products/${id}`, option: optionIds[0]!, title, rename }
}

const namesOf = ({ body }: TestAnswer<ProductPage>): string[] => body.items.map(({ name }) => name)

/** Asks until the cache answers so; what goes on after an answer takes its time. */
const becomes = (path: string, seconds: number, wanted: string) =>
  expect.poll(async () => stateOf(await visit(path, seconds)), { interval: 20, timeout: 5_000 }).toBe(wanted)

describe('an answer at the edge', () => {
  test.each([
    ['/api/products?q=windows', cacheWindows.lists],
    ['/api/categories', cacheWindows.categories],
    ['/api/breeds', cacheWindows.reference],
  ])('%s is fresh, then stale, then gone, as its windows say', async (path, { fresh, stale }) => {
    const before = app.calls()
    expect(stateOf(await visit(path, 0))).toBe('200 MISS')
    expect(stateOf(await visit(path, fresh))).toBe('200 HIT')
    expect(app.calls() - before).toBe(1)
    expect(stateOf(await visit(path, fresh + 1))).toBe('200 STALE')
    await becomes(path, fresh + 1, '200 HIT')
    expect(app.calls() - before).toBe(2)
    expect(stateOf(await visit(path, fresh + 1 + fresh + stale))).toBe('200 STALE')
    await becomes(path, fresh + 1 + fresh + stale, '200 HIT')
    expect(stateOf(await visit(path, 3 * (fresh + stale)))).toBe('200 MISS')
  })

  test('is the same for the same parameters in any order, and another for others', async () => {
    const { path } = await newList()
    expect(stateOf(await visit(`${path}&sort=newest&limit=3`, 0))).toBe('200 MISS')
    expect(stateOf(await visit(`${path}&limit=3&sort=newest`, 0))).toBe('200 HIT')
    expect(stateOf(await visit(`${path}&limit=4&sort=newest`, 0))).toBe('200 MISS')
  })

  test('is not sent again to a browser that has it', async () => {
    const { path, rename } = await newList()
    const etag = (await visit(path, 0)).headers.get('etag')!
    for (const known of [etag, `W/${etag}`, `"another", ${etag}`]) {
      const { status, body } = await visit(path, 1, { 'If-None-Match': known })
      expect([status, body]).toEqual([304, null])
    }
    expect((await visit(path, 1, { 'If-None-Match': '"another"' })).status).toBe(200)
    await rename('Welsummer')
    const renewed = await visit(path, 2, { 'Cache-Control': 'no-cache', 'If-None-Match': etag })
    expect([renewed.status, renewed.headers.get('etag') === etag]).toEqual([200, false])
  })
})

describe('an answer that is stale', () => {
  test('is served to all at once while one refresh runs', async () => {
    const { path, title, rename } = await newList()
    await visit(path, 0)
    await rename(`${title} renamed`)
    app.gateway.faults.latencyMs = 400
    const before = app.calls()
    const began = Date.now()
    const answers = await Promise.all(Array.from({ length: 50 }, () => visit(path, 20)))
    expect(Date.now() - began, 'nobody waits for the refresh').toBeLessThan(400)
    expect(new Set(answers.map(stateOf))).toEqual(new Set(['200 STALE']))
    expect(answers.every((answer) => namesOf(answer)[0] === title)).toBe(true)
    await becomes(path, 20, '200 HIT')
    expect(app.calls() - before).toBe(1)
    expect(namesOf(await visit(path, 20))).toEqual([`${title} renamed`])
  })

  test('stays while the database is away, and is refreshed when it is back', async () => {
    const { path, title, rename } = await newList()
    await visit(path, 0)
    await rename(`${title} renamed`)
    app.gateway.faults.down = true
    for (let tries = 0; tries < 10; tries += 1) {
      const answer = await visit(path, 20)
      expect([stateOf(answer), ...namesOf(answer)]).toEqual(['200 STALE', title])
    }
    expect((await visit(path, 80)).status, 'too old to be told').toBe(503)
    app.gateway.faults.down = false
    await becomes(path, 20, '200 HIT')
    expect(namesOf(await visit(path, 20))).toEqual([`${title} renamed`])
  })
})

describe('a write', () => {
  const published = async (): Promise<string> => {
    const { id } = await draft(seller.api, mug)
    ok(await publish(seller.api, id))
    return id
  }
  const retitle = async (id: string, title: string) => {
    const { version } = ok(await seller.api.get<{ version: number }>(`/api/seller/listings/${id}`))
    ok(await seller.api.patch(`/api/seller/listings/${id}`, { version, title }))
  }

  test.each([
    ['before it began', 0],
    ['while it ran', 5],
  ])('is seen at once by whoever asks next, whatever was read %s', async (_, seconds) => {
    const id = await published()
    const path = `/api/products/${id}`
    expect((await visit<Product>(path, seconds)).body.name).toBe(mug.title)
    expect(stateOf(await visit(path, seconds))).toBe('200 HIT')
    seller.api.at = start
    await retitle(id, 'Enamel mug, renamed')
    const answer = await visit<Product>(path, seconds)
    expect([stateOf(answer), answer.body.name]).toEqual(['200 MISS', 'Enamel mug, renamed'])
  })

  test.each([
    ['a first visit', 0],
    ['a refresh', 20],
  ])('is not undone by %s that had read before it', async (_, seconds) => {
    const id = await published()
    const path = `/api/products/${id}`
    if (seconds > 0) await visit(path, 0)
    seller.api.at = after(seconds)
    app.gateway.faults.latencyMs = 300
    const before = app.calls()
    const slow = visit<Product>(path, seconds)
    await expect.poll(() => app.calls() - before).toBe(1)
    app.gateway.faults.latencyMs = 0
    await retitle(id, 'Enamel mug, renamed')
    await slow
    // As long again as the slow reading took, seen from the gateway.
    app.gateway.faults.latencyMs = 350
    await visit('/api/health', 0)
    app.gateway.faults.latencyMs = 0
    expect((await visit<Product>(path, seconds)).body.name).toBe('Enamel mug, renamed')
  })
})

describe('a sale', () => {
  type Goods = Awaited<ReturnType<typeof newList>>

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
  ])('is seen at once where the listing is shown, read %s, and nowhere else is read anew', async (_, seconds) => {
    const [sold, other] = [await newList(), await newList()]
    const buyer = await wanting(sold)
    for (const goods of [sold, other]) await look(goods, seconds)
    expect(await listSays(sold, seconds)).toEqual(['200 HIT', true])
    await buy(buyer)
    expect(await listSays(sold, seconds)).toEqual(['200 MISS', false])
    expect(await pageSays(sold, seconds)).toEqual(['200 MISS', 0])
    expect(await listSays(other, seconds)).toEqual(['200 HIT', true])
    expect(await pageSays(other, seconds)).toEqual(['200 HIT', 5])
  })

  test('is seen at once in the page that the edge draws', async () => {
    const sold = await newList()
    const buyer = await wanting(sold)
    const shown = async () => (await app.client({ at: start }).get<string>(sold.page.slice('/api'.length))).body
    expect(await shown()).toMatch(/"stock":5\b/)
    await buy(buyer)
    expect(await shown()).toMatch(/"stock":0\b/)
  })

  type Undone = { goods: Goods; buyer: TestBuyer; opened: Awaited<ReturnType<typeof buy>> }
  const cancel = async ({ buyer, opened }: Undone) => ok(await act(buyer.api, opened.orders[0]!.id, 'cancel'))
  const ways: Record<string, (undone: Undone) => Promise<unknown>> = {
    'its payment is declined': async ({ buyer, opened }) => ok(await pay(buyer.api, opened, 'decline')),
    'it is cancelled unpaid': cancel,
    'it is cancelled after it was paid': async (undone) => {
      ok(await pay(undone.buyer.api, undone.opened))
      await look(undone.goods, 1)
      return cancel(undone)
    },
    'its buyer buys something else instead': async ({ buyer }) => {
      await app.db.query('delete from cart_lines where user_id = $1', [buyer.id])
      await fill(buyer.api, [(await newList()).option, 1])
      return buy(buyer)
    },
  }

  test.each(Object.entries(ways))('that is undone is seen at once where the listing is shown: %s', async (_, undo) => {
    const [goods, other] = [await newList(), await newList()]
    const buyer = await wanting(goods)
    const opened = await buy(buyer)
    for (const seen of [goods, other]) await look(seen, 1)
    expect(await listSays(goods, 1)).toEqual(['200 HIT', false])
    await undo({ goods, buyer, opened })
    expect(await listSays(goods, 1)).toEqual(['200 MISS', true])
    expect(await pageSays(goods, 1)).toEqual(['200 MISS', 5])
    expect(await listSays(other, 1)).toEqual(['200 HIT', true])
  })

  test('that is undone is seen at once also when the database’s answer to that is lost', async () => {
    const goods = await newList()
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
  ])('is not undone by %s that had read before it', async (_, seconds) => {
    const goods = await newList()
    const buyer = await wanting(goods)
    if (seconds > 0) await visit(goods.path, 0)
    buyer.api.at = after(seconds)
    app.gateway.faults.latencyMs = 500
    const before = app.calls()
    const slow = visit(goods.path, seconds)
    await expect.poll(() => app.calls() - before).toBe(1)
    app.gateway.faults.latencyMs = 0
    await buy(buyer)
    expect((await slow).body.items[0]?.inStock, 'read before the sale').toBe(true)
    // As long again as the slow reading took, seen from the gateway.
    app.gateway.faults.latencyMs = 550
    await visit('/api/health', 0)
    app.gateway.faults.latencyMs = 0
    expect((await visit(goods.path, seconds)).body.items[0]?.inStock).toBe(false)
  })
})

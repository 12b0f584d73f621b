import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Problem } from '#contract/problems.ts'
import type { NotificationPage } from '#contract/talk/notifications.answers.ts'
import type { OrderStatus } from '#contract/trade/orders.constants.ts'
import { addBuyer, checkOut, fill, later, pay, type TestBuyer, tuesday } from '#testing/market/buying.ts'
import { act, type Market, openMarket, orderIn, type Placed, paidOrder, placeOrder } from '#testing/market/orders.ts'
import { ok } from '#testing/market/selling.ts'
import { setStock } from '#testing/market/shelf.ts'
import { loseHolds } from '#testing/rows/out-of-reach.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import type { TestClient } from '#testing/site/test-client.ts'

let app: TestApp
let market: Market

beforeAll(async () => {
  app = await startTestApp()
  market = await openMarket(app)
})
afterAll(() => app.close())
beforeEach(() => {
  market.seller.api.at = tuesday
})

const list = async (api: TestClient, query = ''): Promise<NotificationPage> =>
  ok(await api.get<NotificationPage>(`/api/notifications${query}`))

const unread = async (api: TestClient): Promise<number> =>
  ok(await api.get<{ unreadCount: number }>('/api/notifications/unread-count')).unreadCount

const read = (api: TestClient, what: object) =>
  api.post<{ unreadCount: number } & Problem>('/api/notifications/read', what)

/** What the bells of buyer and seller say of an order, the oldest first. */
const toldOf = async ({ id, buyer }: Placed) => {
  const of = async (api: TestClient): Promise<OrderStatus[]> =>
    (await list(api, '?limit=100')).items
      .filter(({ orderId }) => orderId === id)
      .map(({ status }) => status)
      .reverse()
  return { buyer: await of(buyer.api), seller: await of(market.seller.api) }
}

describe('the bell tells', () => {
  test('both of the payment, and each of what the other did', async () => {
    expect(await toldOf(await orderIn(market, 'post', 'completed'))).toEqual({
      buyer: ['paid', 'accepted', 'dispatched'],
      seller: ['paid', 'delivered', 'completed'],
    })
    expect(await toldOf(await orderIn(market, 'collect', 'completed'))).toEqual({
      buyer: ['paid', 'accepted', 'ready'],
      seller: ['paid', 'collected', 'completed'],
    })
  })

  test('the buyer of a decline, the seller of a cancellation, paid or not', async () => {
    const declined = await orderIn(market, 'post', 'cancelled')
    expect(await toldOf(declined)).toEqual({ buyer: ['paid', 'cancelled'], seller: ['paid'] })
    const cancelled = await orderIn(market, 'collect', 'cancelled')
    expect(await toldOf(cancelled)).toEqual({ buyer: ['paid'], seller: ['paid', 'cancelled'] })
    const unpaid = await placeOrder(market, [market.eggs, 1])
    ok(await act(unpaid.buyer.api, unpaid.id, 'cancel'))
    expect(await toldOf(unpaid)).toEqual({ buyer: [], seller: ['cancelled'] })
  })

  test('the buyer alone of a payment that failed', async () => {
    expect(await toldOf(await orderIn(market, 'post', 'expired'))).toEqual({ buyer: ['expired'], seller: [] })
  })

  test('the buyer of a payment that came too late, after the hold was gone', async () => {
    const placed = await placeOrder(market, [market.feed, 1])
    await setStock(app, { [market.feed]: 0 })
    await loseHolds(app, placed.opened.checkoutId)
    expect((await pay(placed.buyer.api, placed.opened)).body.status).toBe('refunded')
    await setStock(app, { [market.feed]: 500 })
    expect(await toldOf(placed)).toEqual({ buyer: ['expired'], seller: [] })
  })

  test('both of what the clock did', async () => {
    const placed = await orderIn(market, 'post', 'paid')
    placed.buyer.api.at = later(tuesday, 10 * 24 * 60)
    ok(await placed.buyer.api.get(`/api/orders/${placed.id}`))
    expect(await toldOf(placed)).toEqual({ buyer: ['paid', 'cancelled'], seller: ['paid', 'cancelled'] })
  })

  test('once, also when an act is sent twice or by two at once', async () => {
    const placed = await orderIn(market, 'post', 'paid')
    const answers = await Promise.all(Array.from({ length: 4 }, () => act(market.seller.api, placed.id, 'accept')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect((await pay(placed.buyer.api, placed.opened)).status).toBe(200)
    expect((await toldOf(placed)).buyer).toEqual(['paid', 'accepted'])
  })

  test('what and whose it was', async () => {
    const { id, buyer } = await orderIn(market, 'collect', 'accepted')
    const order = ok(await buyer.api.get<{ number: string; lines: { imageUrl: string }[] }>(`/api/orders/${id}`))
    const fact = { orderId: id, number: order.number, way: 'collect', imageUrl: order.lines[0]!.imageUrl, read: false }
    const [newest] = (await list(buyer.api)).items
    const shop = { username: `buyer_${market.seller.id.slice(0, 8)}`, name: 'Grass Farm' }
    expect(newest).toMatchObject({ ...fact, side: 'buyer', status: 'accepted', with: shop, at: tuesday.toISOString() })
    const told = (await list(market.seller.api, '?limit=100')).items.find(({ orderId }) => orderId === id)
    const person = { username: `buyer_${buyer.id.slice(0, 8)}`, name: 'Ada Keeper' }
    expect(told).toMatchObject({ ...fact, side: 'seller', status: 'paid', with: person })
  })

  test('under the names of today', async () => {
    const { buyer } = await orderIn(market, 'post', 'accepted')
    const shopIn = async () => (await list(buyer.api)).items[0]?.with.name
    for (const name of ['Meadow Farm', 'Grass Farm']) {
      ok(await market.seller.api.patch('/api/seller/shop', { name }))
      expect(await shopIn()).toBe(name)
    }
  })
})

describe('what the bell does not show', () => {
  const shelved = 'notifications_kind_check'

  // Of what the next release may tell: this one knows notices of orders alone, and says so to the database.
  beforeAll(() => app.db.query(`alter table notifications drop constraint ${shelved}`))
  afterAll(async () => {
    await app.db.query(`delete from notifications where kind <> 'order'`)
    await app.db.query(`alter table notifications add constraint ${shelved} check (kind in ('order'))`)
  })

  test('is not counted: list and count are of the same', async () => {
    const { buyer } = await orderIn(market, 'post', 'accepted')
    await app.db.query(
      `insert into notifications (id, user_id, kind, subject_id, data, at)
       values (gen_random_uuid(), $1, 'hatch', $1, '{}', $2)`,
      [buyer.id, later(tuesday, 5)],
    )
    const { items } = await list(buyer.api)
    expect(items).toHaveLength(2)
    expect(await unread(buyer.api)).toBe(2)
    expect((await read(buyer.api, { upTo: items[1]!.id })).body).toEqual({ unreadCount: 1 })
  })
})

describe('what was read', () => {
  let buyer: TestBuyer
  let ids: string[]
  let orderId: string

  // Four rows of one buyer: two of one order at one moment, one a minute later, one of a second order.
  beforeEach(async () => {
    const placed = await paidOrder(market, [market.eggs, 1])
    orderId = placed.id
    buyer = placed.buyer
    ok(await act(market.seller.api, orderId, 'accept'))
    market.seller.api.at = later(tuesday, 1)
    ok(await act(market.seller.api, orderId, 'dispatch'))
    buyer.api.at = later(tuesday, 2)
    await fill(buyer.api, [market.eggs, 1])
    ok(await pay(buyer.api, ok(await checkOut(buyer.api), 201)))
    ids = (await list(buyer.api)).items.map((item) => item.id)
  })

  test('is listed in pages, the newest first', async () => {
    expect(ids).toHaveLength(4)
    const first = await list(buyer.api, '?limit=3')
    const second = await list(buyer.api, `?limit=3&cursor=${first.nextCursor}`)
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids)
    expect(second.nextCursor).toBeNull()
  })

  test('is marked up to what was seen: what came after stays new, and again is nothing', async () => {
    expect(await unread(buyer.api)).toBe(4)
    for (const _ of ['once', 'again']) {
      expect((await read(buyer.api, { upTo: ids[1] })).body).toEqual({ unreadCount: 1 })
    }
    expect((await list(buyer.api)).items.map((item) => item.read)).toEqual([false, true, true, true])
    expect((await read(buyer.api, { upTo: ids[0] })).body).toEqual({ unreadCount: 0 })
  })

  test('is marked for an order that was opened', async () => {
    const sellers = await unread(market.seller.api)
    for (const _ of ['once', 'again']) expect((await read(buyer.api, { orderId })).body).toEqual({ unreadCount: 1 })
    expect((await list(buyer.api)).items.map((item) => item.read)).toEqual([false, true, true, true])
    await read(buyer.api, { upTo: ids[0] })
    expect(await unread(market.seller.api), 'the other side has a bell of its own').toBe(sellers)
  })

  test('is nobody else’s to read or mark', async () => {
    const stranger = await addBuyer(app)
    for (const api of [stranger.api, market.seller.api]) {
      expect((await read(api, { upTo: ids[0] })).body.code).toBe('not_found')
      expect((await list(api, '?limit=100')).items.map(({ id }) => id)).not.toContain(ids[0])
    }
    expect((await read(stranger.api, { orderId })).body.code).toBe('not_found')
    expect((await list(stranger.api)).items).toEqual([])
    expect(await unread(buyer.api)).toBe(4)
  })

  test('is not marked by what names nothing, too much or nonsense', async () => {
    const both = { upTo: ids[0], orderId }
    for (const input of [{}, { upTo: 'all' }, { orderId: 7 }, { upTo: null }, { all: true }, both]) {
      expect((await read(buyer.api, input)).status, JSON.stringify(input)).toBe(422)
    }
    expect((await read(buyer.api, both)).body.errors?.[0]?.path).toBe('upTo')
    expect(await unread(buyer.api)).toBe(4)
  })
})

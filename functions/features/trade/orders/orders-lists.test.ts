import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Problem } from '#contract/problems.ts'
import type { Order, OrderPage, SellerOrderPage } from '#contract/trade/orders.answers.ts'
import { addBuyer, checkOut, fill, pay, type TestBuyer, tuesday } from '#testing/market/buying.ts'
import { act, addSignedInSeller, type Market, openMarket, orderIn, paidOrder } from '#testing/market/orders.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
let market: Market
let buyer: TestBuyer
let ids: string[]

/** Five orders of one buyer, a minute apart. */
beforeAll(async () => {
  app = await startTestApp()
  market = await openMarket(app)
  buyer = await addBuyer(app)
  ids = []
  for (let minute = 0; minute < 5; minute += 1) {
    buyer.api.at = new Date(tuesday.getTime() + minute * 60_000)
    await fill(buyer.api, [market.feed, 1])
    const { body } = await checkOut(buyer.api)
    await pay(buyer.api, body)
    ids.unshift(body.orders[0]!.id)
  }
})
afterAll(() => app.close())

describe('the buyer’s orders', () => {
  test('come newest first, page by page, in one call to the database', async () => {
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const before = app.calls()
      const page: { body: OrderPage } = await buyer.api.get<OrderPage>(
        `/api/orders?limit=2${cursor && `&cursor=${cursor}`}`,
      )
      expect(app.calls() - before).toBe(1)
      seen.push(...page.body.items.map(({ id }) => id))
      cursor = page.body.nextCursor
    }
    expect(seen).toEqual(ids)
  })

  test('can be asked for by state, several at once, and by checkout', async () => {
    await act(market.seller.api, ids[0]!, 'accept')
    const idsOf = async (query: string) =>
      (await buyer.api.get<OrderPage>(`/api/orders?${query}`)).body.items.map(({ id }) => id)
    expect(await idsOf('status=accepted')).toEqual([ids[0]])
    expect(await idsOf('status=accepted&status=paid')).toEqual(ids)
    const { body } = await buyer.api.get<Order>(`/api/orders/${ids[2]}`)
    expect(await idsOf(`checkout=${body.checkoutId}`)).toEqual([ids[2]])
  })

  test('one order tells all of it', async () => {
    const before = app.calls()
    const { body } = await buyer.api.get<Order>(`/api/orders/${ids[4]}`)
    expect(app.calls() - before).toBe(1)
    expect(body).toMatchObject({
      status: 'paid',
      way: 'post',
      placedAt: tuesday.toISOString(),
      seller: { shopName: 'Grass Farm' },
      buyer: { fullName: 'Ada Keeper' },
      lines: [{ name: 'Layers pellets', optionLabel: '20 kg', quantity: 1, unitPricePence: 1250, linePence: 1250 }],
      delivery: [{ code: 'goods_standard', pricePence: 499 }],
      address: { postcode: 'SY8 1AA', line2: null },
      collectionPlace: null,
      collection: null,
      goodsPence: 1250,
      deliveryPence: 499,
      discountPence: 0,
      totalPence: 1749,
      refundedPence: 0,
      currency: 'GBP',
      tracking: null,
      payBy: null,
      payment: { provider: 'sandbox', paidAt: tuesday.toISOString() },
      actions: ['cancel'],
    })
    expect(body.number).toMatch(/^HY-/)
    expect(body.timeline.map(({ status, by }) => [status, by.role])).toEqual([
      ['pending_payment', 'buyer'],
      ['paid', 'buyer'],
    ])
    expect(Object.keys(body.lines[0]!).sort()).toEqual(
      [
        ...['id', 'imageUrl', 'linePence', 'name', 'optionId', 'optionLabel', 'productId', 'quantity', 'sku'],
        'unitPricePence',
      ].sort(),
    )
  })

  test.each(['status=eaten', 'cursor=x', 'limit=0', 'limit=101', 'checkout=7', 'surprise=1', 'cursor=%00'])(
    'refuses %s',
    async (query) => {
      const { status, body } = await buyer.api.get<Problem>(`/api/orders?${query}`)
      expect([status, body.code]).toEqual([422, 'validation'])
    },
  )
})

describe('whose orders they are', () => {
  test('nobody else sees them', async () => {
    const stranger = await addBuyer(app)
    const otherSeller = await addSignedInSeller(app)
    for (const { api } of [stranger, otherSeller]) {
      expect((await api.get(`/api/orders/${ids[0]}`)).status).toBe(404)
      expect((await api.get<OrderPage>('/api/orders')).body).toEqual({ items: [], nextCursor: null })
    }
    expect((await otherSeller.api.get('/api/seller/orders')).body).toEqual({ items: [], nextCursor: null, counts: {} })
    expect((await stranger.api.get(`/api/orders?checkout=${ids[0]}`)).body).toEqual({ items: [], nextCursor: null })
  })

  test('a visitor signs in first; a wrong id is not found', async () => {
    expect((await app.client().get(`/api/orders/${ids[0]}`)).status).toBe(401)
    expect((await app.client().get('/api/orders')).status).toBe(401)
    expect((await buyer.api.get('/api/orders/nobodys')).status).toBe(404)
    expect((await buyer.api.get('/api/seller/orders')).status).toBe(403)
  })
})

describe('the seller’s orders', () => {
  test('stand by state with their counts, unpaid ones left out, in one call to the database', async () => {
    const own = await openMarket(app)
    await orderIn(own, 'post', 'pending_payment')
    await orderIn(own, 'post', 'expired')
    const { id } = await paidOrder(own, [own.eggs, 1])
    await orderIn(own, 'collect', 'ready')
    const before = app.calls()
    const { body } = await own.seller.api.get<SellerOrderPage>('/api/seller/orders?status=paid')
    expect(app.calls() - before).toBe(1)
    expect(body.items.map((order) => order.id)).toEqual([id])
    expect(body.items[0]?.actions).toEqual(['accept', 'decline'])
    expect(body.counts).toEqual({ paid: 1, ready: 1 })
    const { body: all } = await own.seller.api.get<SellerOrderPage>('/api/seller/orders')
    expect(all.items.length).toBe(2)
  })

  test('the buyer’s address is shown once the order is paid', async () => {
    const unpaid = await orderIn(market, 'post', 'pending_payment')
    expect((await market.seller.api.get<Order>(`/api/orders/${unpaid.id}`)).body.address).toBeNull()
    expect((await market.seller.api.get<Order>(`/api/orders/${ids[1]}`)).body.address?.line1).toBe('1 Orchard Lane')
  })
})

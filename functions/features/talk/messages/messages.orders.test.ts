import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Order } from '#contract/trade/orders.answers.ts'
import { addBuyer } from '#testing/market/buying.ts'
import { block, list, named, open, write } from '#testing/market/messages.ts'
import { act, openMarket, orderIn } from '#testing/market/orders.ts'
import { draft, newSeller, ok, publish } from '#testing/market/selling.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import type { TestClient } from '#testing/site/test-client.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('the two of an order write about it in one conversation, and nobody else does', async () => {
  const market = await openMarket(app)
  const placed = await orderIn(market, 'post', 'accepted')
  const [buyer, seller, stranger] = [placed.buyer, market.seller, await addBuyer(app)].map(named)
  const about = { orderId: placed.id, text: 'When does it leave?' }
  const asked = ok(await write(buyer!.api, { to: seller!.username, ...about }), 201)
  const { number, totalPence, lines } = ok(await buyer!.api.get<Order>(`/api/orders/${placed.id}`))
  const order = { orderId: placed.id, number, totalPence, status: 'accepted', way: 'post' }
  expect(asked.about).toEqual({ ...order, imageUrl: lines[0]!.imageUrl, side: 'buyer' })
  expect((await open(seller!.api, asked.id)).about).toMatchObject({ ...order, side: 'seller' })
  expect(ok(await write(seller!.api, { to: buyer!.username, ...about }), 201).id).toBe(asked.id)
  expect((await open(buyer!.api, asked.id)).items).toHaveLength(2)
  for (const [from, to] of [
    [stranger, seller],
    [stranger, buyer],
    [buyer, stranger],
    [seller, stranger],
  ]) {
    const { status, body } = await write(from!.api, { to: to!.username, ...about })
    expect([status, body.detail]).toEqual([404, 'We couldn’t find this order.'])
  }
})

test('the conversation about an order is found by its order, by the two alone', async () => {
  const market = await openMarket(app)
  const placed = await orderIn(market, 'post', 'accepted')
  const [buyer, seller, stranger] = [placed.buyer, market.seller, await addBuyer(app)].map(named)
  const found = async ({ api }: { api: TestClient }) =>
    (await list(api, `?orderId=${placed.id}`)).items.map(({ id }) => id)
  ok(await write(buyer!.api, { to: seller!.username, text: 'About your shop' }), 201)
  expect(await found(buyer!)).toEqual([])
  const { id } = ok(await write(buyer!.api, { to: seller!.username, orderId: placed.id, text: 'Has it left?' }), 201)
  expect([await found(buyer!), await found(seller!), await found(stranger!)]).toEqual([[id], [id], []])
  expect((await buyer!.api.get('/api/messages?orderId=first')).status).toBe(422)
})

test('an order goes on between two of whom one has blocked the other', async () => {
  const market = await openMarket(app)
  const placed = await orderIn(market, 'post', 'accepted')
  ok(await block(placed.buyer.api, market.seller.id))
  ok(await act(market.seller.api, placed.id, 'dispatch', { carrier: 'royal-mail' }))
  expect(ok(await act(placed.buyer.api, placed.id, 'received')).status).toBe('delivered')
})

test('a listing that people wrote about is paused and not deleted, so that they still know what it was about', async () => {
  const seller = await newSeller(app)
  const { id } = await draft(seller.api)
  ok(await publish(seller.api, id))
  const buyer = named(await addBuyer(app))
  ok(await write(buyer.api, { to: seller.username, productId: id, text: 'Does it come in green?' }), 201)
  const refused = await seller.api.delete<{ code: string; detail: string }>(`/api/seller/listings/${id}`)
  expect([refused.status, refused.body.code]).toEqual([409, 'illegal_state'])
  expect(refused.body.detail).toMatch(/Somebody has written to you about this listing/)
  expect((await seller.api.post(`/api/seller/listings/${id}/pause`)).status).toBe(200)
})

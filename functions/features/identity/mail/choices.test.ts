import { afterAll, beforeAll, expect, test } from 'vitest'
import { later, pay, tuesday } from '#testing/market/buying.ts'
import { act, type Market, mailsOf, openMarket, paidOrder, placeOrder } from '#testing/market/orders.ts'
import { ok } from '#testing/market/selling.ts'
import { mailTo } from '#testing/people/test-users.ts'
import { forceLeft } from '#testing/rows/out-of-reach.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import type { TestClient } from '#testing/site/test-client.ts'

let app: TestApp
let market: Market

beforeAll(async () => {
  app = await startTestApp()
  market = await openMarket(app)
})
afterAll(() => app.close())

const choose = async (api: TestClient, notifications: Record<string, boolean>) =>
  ok(await api.patch('/api/user', { notifications }))

const subjectsTo = async (email: string) => (await mailTo(app.client(), email)).map(({ subject }) => subject)

test('who has switched a topic off gets no mail about it, and the other side gets theirs', async () => {
  const { seller } = market
  await choose(seller.api, { sold: false })
  const { buyer, id, opened } = await placeOrder(market, [market.eggs, 1])
  await choose(buyer.api, { bought: false })
  ok(await pay(buyer.api, opened))
  ok(await act(seller.api, id, 'accept'))
  expect(await subjectsTo(buyer.email)).toEqual([])
  expect(await subjectsTo(seller.email)).toEqual([])
  const bell = ok(await buyer.api.get<{ items: { status: string }[] }>('/api/notifications'))
  expect(bell.items.map(({ status }) => status).sort()).toEqual(['accepted', 'paid'])
  await choose(seller.api, { sold: true, bought: false })
  ok(await act(seller.api, id, 'dispatch'))
  ok(await act(buyer.api, id, 'received'))
  expect(await mailsOf(app, id)).toEqual([`received > ${seller.email}`])
})

test('money that goes back is always told, whatever is switched off', async () => {
  const declined = await paidOrder(market, [market.eggs, 1])
  await choose(declined.buyer.api, { bought: false, sold: false, messages: false, package: false })
  ok(await act(market.seller.api, declined.id, 'decline'))
  expect((await subjectsTo(declined.buyer.email))[0]).toMatch(/^Cancelled by the seller: order HY-/)
  const late = await paidOrder(market, [market.eggs, 1])
  await choose(late.buyer.api, { bought: false })
  late.buyer.api.at = later(tuesday, 10 * 24 * 60)
  ok(await late.buyer.api.get(`/api/orders/${late.id}`))
  expect((await subjectsTo(late.buyer.email))[0]).toMatch(/^Cancelled, not accepted in time: order HY-/)
})

test('who has left gets no mail', async () => {
  const { buyer, id } = await paidOrder(market, [market.eggs, 1])
  await forceLeft(app, { id: buyer.id, at: tuesday })
  ok(await act(market.seller.api, id, 'decline'))
  expect(await mailsOf(app, id)).toEqual([])
})

test('an order’s mail carries its lines, total, address and days, and the way to switch it off', async () => {
  const { buyer, id } = await paidOrder(market, [market.eggs, 2])
  const [receipt] = await mailTo(app.client(), buyer.email)
  expect(receipt!.text).toContain(
    '2 × Marans hatching eggs (Six): £36.00\nStandard Special Delivery: £8.99\nTotal: £44.99',
  )
  expect(receipt!.text).toMatch(/Expected: \w+day \d+ June[\s\S]+Sent to:\nAda Keeper\n1 Orchard Lane\nLudlow\nSY8 1AA/)
  expect(receipt!.text).toContain(`Choose which emails you get: ${app.vars.SITE_ORIGIN}/profile/notifications`)
  ok(await act(market.seller.api, id, 'accept'))
  ok(await act(market.seller.api, id, 'dispatch'))
  const [sent] = await mailTo(app.client(), buyer.email)
  expect(sent!.html).toContain('href="https://www.royalmail.com/track-your-item#/tracking-results/AB%20123"')
  expect(sent!.text).toContain('Tracking number: AB 123')
})

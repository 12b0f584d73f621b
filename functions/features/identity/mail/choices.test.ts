import { afterAll, beforeAll, expect, test } from 'vitest'
import { later, pay, tuesday } from '#testing/buying.ts'
import { act, type Market, mailsOf, openMarket, paidOrder, placeOrder } from '#testing/orders.ts'
import { ok } from '#testing/selling.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { mailTo } from '#testing/test-users.ts'

let app: TestApp
let market: Market

beforeAll(async () => {
  app = await startTestApp()
  market = await openMarket(app)
})
afterAll(() => app.close())

/** As the profile stores it. */
const switchOff = (userId: string, topic: string) =>
  app.db.query(`update users set notifications = notifications || jsonb_build_object($2::text, false) where id = $1`, [
    userId,
    topic,
  ])

const subjectsTo = async (email: string) => (await mailTo(app.client(), email)).map(({ subject }) => subject)

test('who has switched a topic off gets no mail about it, and the other side gets theirs', async () => {
  const { seller } = market
  await switchOff(seller.id, 'sold')
  const { buyer, id, opened } = await placeOrder(market, [market.eggs, 1])
  await switchOff(buyer.id, 'bought')
  ok(await pay(buyer.api, opened))
  ok(await act(seller.api, id, 'accept'))
  expect(await subjectsTo(buyer.email)).toEqual([])
  expect(await subjectsTo(seller.email)).toEqual([])
  const bell = ok(await buyer.api.get<{ items: { status: string }[] }>('/api/notifications'))
  expect(bell.items.map(({ status }) => status).sort()).toEqual(['accepted', 'paid'])
  await app.db.query(`update users set notifications = '{"sold": true, "bought": false}' where id = $1`, [seller.id])
  ok(await act(seller.api, id, 'dispatch'))
  ok(await act(buyer.api, id, 'received'))
  expect(await mailsOf(app, id)).toEqual([`received > ${seller.email}`])
})

test('money that goes back is always told, whatever is switched off', async () => {
  const declined = await paidOrder(market, [market.eggs, 1])
  for (const topic of ['bought', 'sold', 'messages', 'package']) await switchOff(declined.buyer.id, topic)
  ok(await act(market.seller.api, declined.id, 'decline'))
  expect((await subjectsTo(declined.buyer.email))[0]).toMatch(/^Cancelled by the seller: order HY-/)
  const late = await paidOrder(market, [market.eggs, 1])
  await switchOff(late.buyer.id, 'bought')
  late.buyer.api.at = later(tuesday, 10 * 24 * 60)
  ok(await late.buyer.api.get(`/api/orders/${late.id}`))
  expect((await subjectsTo(late.buyer.email))[0]).toMatch(/^Cancelled, not accepted in time: order HY-/)
})

test('who has left gets no mail', async () => {
  const { buyer, id } = await paidOrder(market, [market.eggs, 1])
  await app.db.query('update users set deleted_at = now() where id = $1', [buyer.id])
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
  expect(receipt!.text).toContain(`Choose which mails you get: ${app.vars.SITE_ORIGIN}/profile/notifications`)
  ok(await act(market.seller.api, id, 'accept'))
  ok(await act(market.seller.api, id, 'dispatch'))
  const [sent] = await mailTo(app.client(), buyer.email)
  expect(sent!.html).toContain('href="https://www.royalmail.com/track-your-item#/tracking-results/AB%20123"')
  expect(sent!.text).toContain('Tracking number: AB 123')
})

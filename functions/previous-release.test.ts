import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NotificationPage } from '#contract/talk/notifications.answers.ts'
import { openWorker } from '#db/local/built-worker.ts'
import { checkOut, fill, home, pay, type TestBuyer } from '#testing/market/buying.ts'
import { act, openMarket, paidOrder } from '#testing/market/orders.ts'
import { draft, mug, newSeller, ok, publish } from '#testing/market/selling.ts'
import { signUp } from '#testing/people/test-users.ts'
import { buildPreviousWorker } from '#testing/site/previous-release.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import { TestClient, type TestClientOptions } from '#testing/site/test-client.ts'

/** The same database behind two Workers: that of before, and that of now. */
let app: TestApp
let now: TestApp
let stop = async (): Promise<void> => {}

beforeAll(async () => {
  now = await startTestApp()
  const ended = new AbortController()
  const beside = { previous: buildPreviousWorker() }
  const mf = await openWorker({ vars: now.vars, onLog: () => {}, signal: ended.signal, beside })
  const { origin } = await mf.unsafeGetDirectURL('previous')
  app = { ...now, url: origin, client: (options?: TestClientOptions) => new TestClient(origin, options) }
  stop = async () => {
    await mf.dispose()
    ended.abort()
    await now.close()
  }
}, 120_000)
afterAll(() => stop())

test('the Worker that ran before the newest migration still sells on the new schema, from joining to a paid order', async () => {
  const seller = await newSeller(app)
  const listing = await draft(seller.api, mug)
  ok(await publish(seller.api, listing.id))
  const { api } = await signUp(app, { at: seller.api.at })
  await fill(api, [listing.options[0]!.id, 2])
  const opened = ok(await checkOut(api, { address: home }), 201)
  ok(await pay(api, opened))
  const { items } = ok(await api.get<{ items: { status: string }[] }>('/api/orders'))
  expect(items.map(({ status }) => status)).toEqual(['paid'])
  const sold = ok(await seller.api.get<{ items: { id: string }[] }>('/api/seller/orders')).items
  ok(await seller.api.post(`/api/orders/${sold[0]!.id}/accept`, {}))
  const product = ok(await app.client().get<{ options: { stock: number }[] }>(`/api/products/${listing.id}`))
  expect(product.options.map(({ stock }) => stock)).toEqual([18])
})

/** The same browser on the Worker of now. */
const today = ({ api }: TestBuyer): TestClient => {
  const client = now.client(api.at ? { at: api.at } : {})
  for (const [name, value] of api.cookies) client.cookies.set(name, value)
  return client
}

const bell = async (api: TestClient): Promise<[string, boolean][]> =>
  ok(await api.get<NotificationPage>('/api/notifications')).items.map(({ status, read }) => [status, read])

test('either Worker reads and marks what the other wrote to a bell', async () => {
  const market = await openMarket(app)
  const { id: orderId, buyer } = await paidOrder(market, [market.feed, 1])
  expect(await bell(today(buyer))).toEqual([['paid', false]])
  ok(await today(buyer).post('/api/notifications/read', { orderId }))
  ok(await act(today(market.seller), orderId, 'accept'))
  expect(await bell(buyer.api)).toEqual([
    ['accepted', false],
    ['paid', true],
  ])
  expect(await bell(today(buyer))).toEqual(await bell(buyer.api))
  ok(await buyer.api.post('/api/notifications/read', { orderId }))
  expect(ok(await today(buyer).get('/api/notifications/unread-count'))).toEqual({ unreadCount: 0 })
})

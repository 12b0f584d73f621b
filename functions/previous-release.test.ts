import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorker } from '#db/local/built-worker.ts'
import { checkOut, fill, home, pay } from '#testing/buying.ts'
import { buildPreviousWorker } from '#testing/previous-release.ts'
import { draft, mug, newSeller, ok, publish } from '#testing/selling.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { TestClient, type TestClientOptions } from '#testing/test-client.ts'
import { signUp } from '#testing/test-users.ts'

let app: TestApp
let stop = async (): Promise<void> => {}

beforeAll(async () => {
  const now = await startTestApp()
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

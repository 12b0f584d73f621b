import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProductPage } from '#contract/catalogue/catalogue.answers.ts'
import type { Product } from '#contract/catalogue/product.answers.ts'
import { paidSeller } from '#features/selling/packages/package-changes.test-data.ts'
import { addBuyer } from '#testing/market/buying.ts'
import { draft, ok, publish } from '#testing/market/selling.ts'
import { startTestApp, startTestJobs, type TestApp, type TestJobs } from '#testing/site/test-app.ts'
import { cacheWindows } from './edge-cache.ts'

let app: TestApp
let jobs: TestJobs
beforeAll(async () => {
  app = await startTestApp()
  jobs = await startTestJobs(app)
})
afterAll(async () => {
  await jobs.close()
  await app.close()
})

const dayMs = 24 * 60 * 60 * 1000

/** A listing of a seller whose package ran out and whose week of grace is over: the next run takes it off sale. */
const lapsing = async () => {
  const { api } = await paidSeller(app, 'basic')
  const { id, options } = await draft(api)
  ok(await publish(api, id))
  const bought = api.at!.getTime()
  await jobs.run(new Date(bought + 32 * dayMs))
  return { id, option: options[0]!.id, over: new Date(bought + 40 * dayMs) }
}

type Goods = Awaited<ReturnType<typeof lapsing>>

/** What a visitor is shown so many seconds after the run: how it came, whether it is for sale and how many are listed. */
const seen = async ({ id, over }: Goods, seconds: number) => {
  const visitor = app.client({ at: new Date(over.getTime() + seconds * 1000) })
  const page = await visitor.get<Product>(`/api/products/${id}`)
  const list = await visitor.get<ProductPage>('/api/products?category=merchandise')
  return [page.headers.get('x-cache'), page.body.status, list.body.items.filter((item) => item.id === id).length]
}

const { fresh, stale } = cacheWindows.lists

// The job is a Worker of its own, whose memory is not the site's: nothing tells the edge but time.
test('what the job takes off sale is shown for the cache’s window and no longer, and can’t be bought meanwhile', async () => {
  const goods = await lapsing()
  expect(await seen(goods, 0)).toEqual(['MISS', 'active', 1])
  await jobs.run(goods.over)
  expect(await seen(goods, fresh)).toEqual(['HIT', 'active', 1])
  const buyer = await addBuyer(app, { at: goods.over })
  expect((await buyer.api.post('/api/cart/items', { optionId: goods.option, quantity: 1 })).status).toBe(409)
  expect(await seen(goods, fresh + 1)).toEqual(['STALE', 'active', 1])
  await expect.poll(() => seen(goods, fresh + 2)).toEqual(['HIT', 'paused', 0])
})

test('is shown to nobody once fresh and stale are over', async () => {
  const goods = await lapsing()
  expect(await seen(goods, 0)).toEqual(['MISS', 'active', 1])
  await jobs.run(goods.over)
  expect(await seen(goods, fresh + stale + 1)).toEqual(['MISS', 'paused', 0])
})

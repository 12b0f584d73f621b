import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SellerListing } from '#contract/selling/listings.answers.ts'
import { draft, mug, newSeller, ok, publish } from '#testing/market/selling.ts'
import { actsOn } from '#testing/people/audit.ts'
import type { TestUser } from '#testing/people/test-users.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import type { TestClient } from '#testing/site/test-client.ts'

let app: TestApp
let seller: TestUser
let by: string
beforeAll(async () => {
  app = await startTestApp()
  seller = await newSeller(app, 'premium')
  by = `session ${seller.id}`
})
afterAll(() => app.close())

const pause = (api: TestClient, id: string) => api.post<SellerListing>(`/api/seller/listings/${id}/pause`)
const bulk = async (action: string, ids: string[]) =>
  ok(await seller.api.post('/api/seller/listings/bulk', { action, ids }))
const itself = { through: 'itself' }
const among = { through: 'bulk' }

test('a listing on sale, off and deleted is written down once each, whoever else asks at the same time or again', async () => {
  const { api } = seller
  const { id } = await draft(api)
  expect(await actsOn(app, id)).toEqual([])
  await Promise.all([publish(api, id), publish(api, id)])
  ok(await publish(api, id))
  expect(await actsOn(app, id)).toEqual([['listing.published', by, itself]])
  await Promise.all([pause(api, id), pause(api, id)])
  ok(await pause(api, id))
  const other = await newSeller(app)
  expect((await other.api.delete(`/api/seller/listings/${id}`)).status).toBe(404)
  const gone = await Promise.all([1, 2].map(() => api.delete(`/api/seller/listings/${id}`)))
  expect(gone.map(({ status }) => status)).toContain(204)
  expect(await actsOn(app, id)).toEqual([
    ['listing.published', by, itself],
    ['listing.paused', by, itself],
    ['listing.deleted', by, itself],
  ])
})

test('a publishing that is refused is not', async () => {
  const half = await draft(seller.api, { title: 'Half a listing', category: 'merchandise' })
  expect((await publish(seller.api, half.id)).status).toBe(422)
  const poor = await newSeller(app, 'basic')
  await app.db.query(`update subscriptions set status = 'ended' where seller_id = $1`, [poor.id])
  const unpaid = await draft(poor.api)
  expect((await publish(poor.api, unpaid.id)).status).toBe(403)
  expect([await actsOn(app, half.id), await actsOn(app, unpaid.id)]).toEqual([[], []])
})

test('of many at once each is written down that was changed, and only then', async () => {
  const ids = [await draft(seller.api), await draft(seller.api, { ...mug, title: 'Another mug' })].map(({ id }) => id)
  const [first = '', second = ''] = ids
  ok(await publish(seller.api, first))
  for (const action of ['publish', 'publish', 'pause', 'pause', 'delete', 'delete']) await bulk(action, ids)
  const rest = [
    ['listing.paused', by, among],
    ['listing.deleted', by, among],
  ]
  expect(await actsOn(app, first)).toEqual([['listing.published', by, itself], ...rest])
  expect(await actsOn(app, second)).toEqual([['listing.published', by, among], ...rest])
})

test('two bulk acts at once write one', async () => {
  const { id } = await draft(seller.api)
  for (const action of ['publish', 'pause', 'delete']) await Promise.all([bulk(action, [id]), bulk(action, [id])])
  expect((await actsOn(app, id)).map(([act]) => act)).toEqual([
    'listing.published',
    'listing.paused',
    'listing.deleted',
  ])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FeatureRequest } from '#contract/talk/feature-requests.answers.ts'
import { draft, mug, newSeller, ok, ownListing, publish, start } from '#testing/market/selling.ts'
import type { TestUser } from '#testing/people/test-users.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
let seller: TestUser
let wish: string

beforeAll(async () => {
  app = await startTestApp()
  seller = await newSeller(app, 'basic', { at: start })
  ok(await publish(seller.api, (await draft(seller.api)).id))
  const asked = { title: 'Hatch calendar', description: 'Show what hatches when on one page.' }
  wish = ok(await seller.api.post<FeatureRequest>('/api/feature-requests', asked), 201).id
  ok(await seller.api.put(`/api/feature-requests/${wish}/vote`))
})
afterAll(() => app.close())

const lists = ['/api/products', '/api/feature-requests']
const state = async (path: string) => (await app.client({ at: start }).get(path)).headers.get('x-cache')

const bulk = (body: object) => seller.api.post('/api/seller/listings/bulk', body)
const shop = { about: 'Hens by the river', holidayUntil: null, dispatchWeekdays: ['mon', 'tue'] }
const change = async (title: string) => {
  const { id, version } = await draft(seller.api)
  ok(await seller.api.patch(ownListing(id), { version, title }))
  return id
}

/** Each is done once before anybody looks. */
const acts: Record<string, () => Promise<unknown>> = {
  'a draft that is made and changed': () => change('Another mug'),
  'a draft that is deleted': async () =>
    expect((await seller.api.delete(ownListing((await draft(seller.api)).id))).status).toBe(204),
  'drafts that are paused, priced and deleted together': async () => {
    const { id, options } = await draft(seller.api)
    ok(await bulk({ action: 'price', changes: [{ optionId: options[0]!.id, pricePence: 999 }] }))
    ok(await bulk({ action: 'pause', ids: [id] }))
    ok(await bulk({ action: 'delete', ids: [id] }))
  },
  'a shop that is sent as it is': async () => ok(await seller.api.patch('/api/seller/shop', shop)),
  'replies that are the seller’s alone': async () =>
    ok(await seller.api.patch('/api/seller/shop', { quickReplies: [`Reply ${Math.random()}`] })),
  'a name and a face that are sent as they are': async () =>
    ok(await seller.api.patch('/api/user', { fullName: 'Ann Reed', avatarKey: null })),
  'a bio': async () => ok(await seller.api.patch('/api/user', { bio: mug.title })),
  'a vote that was given before': async () => ok(await seller.api.put(`/api/feature-requests/${wish}/vote`)),
}

test.each(Object.entries(acts))('nothing is read anew after %s', async (_, act) => {
  await act()
  for (const path of lists) await state(path)
  await act()
  for (const path of lists) expect([path, await state(path)]).toEqual([path, 'HIT'])
})

test('all that shows it is read anew after a change that is seen', async () => {
  const changes: [string, () => Promise<unknown>][] = [
    ['/api/products', () => seller.api.patch('/api/seller/shop', { about: 'Hens by the sea' })],
    ['/api/feature-requests', () => seller.api.delete(`/api/feature-requests/${wish}/vote`)],
    ['/api/feature-requests', () => seller.api.put(`/api/feature-requests/${wish}/vote`)],
    ['/api/feature-requests', () => seller.api.patch('/api/user', { fullName: 'Ann Reed-Hale' })],
  ]
  for (const [path, work] of changes) {
    await state(path)
    expect((await work()) as object).toMatchObject({ status: 200 })
    expect([path, await state(path)]).toEqual([path, 'MISS'])
  }
})

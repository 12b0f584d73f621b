import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SellerListing } from '#contract/selling/listings.answers.ts'
import type { BulkResult } from '#contract/selling/listings-bulk.answers.ts'
import { yard } from '#testing/market/orders.ts'
import {
  birds,
  draft,
  eggs,
  type ListingProblem,
  mug,
  newSeller,
  ok,
  ownListing,
  publish,
  upload,
} from '#testing/market/selling.ts'
import { setShop } from '#testing/market/shops.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import type { TestClient } from '#testing/site/test-client.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Said = { outcode?: string | null; collectionAddress?: typeof yard | null }

/** A seller whose shop says this of its place, and else all that there is to say. */
const seller = async (said: Said = {}): Promise<TestClient> => {
  const { api, id } = await newSeller(app)
  await setShop(app, id, said)
  return api
}

const refused = async (api: TestClient, id: string) => {
  const { status, body } = await publish<ListingProblem>(api, id)
  return [status, body.code, body.errors]
}
const say = async (api: TestClient, said: Said) => ok(await api.patch('/api/seller/shop', said))
const bulk = async (api: TestClient, ids: string[]) =>
  ok(await api.post<BulkResult>('/api/seller/listings/bulk', { action: 'publish', ids }))
const withPhoto = async (api: TestClient, listing: object) => ({ ...listing, imageKeys: [(await upload(api)).key] })

const noPlace = {
  path: 'shop.outcode',
  message: 'Please say on your shop’s page where you are, so buyers nearby can find you',
}
const noYard = {
  path: 'shop.collectionAddress',
  message: 'Please say on your shop’s page where buyers collect: only buyers who’ve paid see the address',
}
const noPhoto = {
  path: 'imageKeys',
  message: 'Please add a photo of your own birds: buyers want to see them first',
}

describe('a listing goes up for sale once its shop', () => {
  it('has said where it is', async () => {
    const api = await seller({ outcode: null })
    const { id } = await draft(api, eggs)
    expect(await refused(api, id)).toEqual([422, 'validation', [noPlace]])
    await say(api, { outcode: 'SY8' })
    ok(await publish(api, id))
  })

  it('has said where buyers collect, when they may', async () => {
    const api = await seller({ collectionAddress: null })
    const [posted, collected, hens] = [
      await draft(api, mug),
      await draft(api, { ...mug, title: 'A mug to collect', collection: true }),
      await draft(api, await withPhoto(api, birds)),
    ]
    ok(await publish(api, posted.id))
    for (const { id } of [collected, hens]) expect(await refused(api, id)).toEqual([422, 'validation', [noYard]])
    await say(api, { collectionAddress: yard })
    for (const { id } of [collected, hens]) ok(await publish(api, id))
  })

  it('has said both, also among many, and when it was paused meanwhile', async () => {
    const api = await seller()
    const { id } = await draft(api, { ...mug, collection: true })
    ok(await publish(api, id))
    ok(await api.post(`${ownListing(id)}/pause`))
    await say(api, { outcode: null, collectionAddress: null })
    const { done, failed } = await bulk(api, [id])
    expect(done).toEqual([])
    expect(failed).toEqual([
      { id, code: 'validation', detail: `${noPlace.message}, and 1 more to fill in.`, stock: null },
    ])
    expect(await refused(api, id)).toEqual([422, 'validation', [noPlace, noYard]])
    await say(api, { outcode: 'SY8', collectionAddress: yard })
    expect((await bulk(api, [id])).done).toEqual([id])
  })

  it('has said where buyers collect, when what is for sale is to be collected from now on', async () => {
    const api = await seller({ collectionAddress: null })
    const { id } = await draft(api, mug)
    ok(await publish(api, id))
    const collect = () => api.patch<ListingProblem>(ownListing(id), { version: 2, collection: true })
    const { status, body } = await collect()
    expect([status, body.errors]).toEqual([422, [noYard]])
    expect(ok(await api.get<SellerListing>(ownListing(id))).collection).toBe(false)
    await say(api, { collectionAddress: yard })
    ok(await collect())
  })
})

describe('live birds', () => {
  it('go up for sale with a photo and not without, and keep one while they are', async () => {
    const api = await seller()
    const { id } = await draft(api, birds)
    expect(await refused(api, id)).toEqual([422, 'validation', [noPhoto]])
    expect((await bulk(api, [id])).failed).toMatchObject([{ id, code: 'validation', detail: `${noPhoto.message}.` }])
    const { imageKeys } = await withPhoto(api, {})
    ok(await api.patch(ownListing(id), { version: 1, imageKeys }))
    ok(await publish(api, id))
    const bare = await api.patch<ListingProblem>(ownListing(id), { version: 3, imageKeys: [] })
    expect([bare.status, bare.body.errors]).toEqual([422, [noPhoto]])
    ok(await api.patch(ownListing(id), { version: 3, title: 'Marans pullets at point of lay' }))
  })

  it('alone have to: eggs and goods go up without', async () => {
    const api = await seller()
    for (const listing of [eggs, mug]) ok(await publish(api, (await draft(api, listing)).id))
  })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SellerListing } from '#contract/selling/listings.answers.ts'
import type { BulkResult } from '#contract/selling/listings-bulk.answers.ts'
import { draft, type ListingProblem, mug, newSeller, ok, ownListing, publish } from '#testing/market/selling.ts'
import type { TestUser } from '#testing/people/test-users.ts'
import { type Held, inOrder } from '#testing/rows/arrival.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const toCollect = { ...mug, collection: true }
const shopOf = ({ id }: TestUser): Held => ({
  rows: 'select 1 from shops where seller_id = $1 for update',
  params: [id],
})
const say =
  ({ api }: TestUser, said: object) =>
  () =>
    api.patch<ListingProblem>('/api/seller/shop', said)

type Way = (seller: TestUser) => Promise<() => Promise<{ status: number; body: object }>>

/** The ways by which something comes to need its shop’s place: what leads there, and the act itself. */
const ways: Record<string, Way> = {
  published: async ({ api }) => {
    const { id } = await draft(api, toCollect)
    return () => publish<ListingProblem>(api, id)
  },
  'published again': async ({ api }) => {
    const { id } = await draft(api, toCollect)
    ok(await publish(api, id))
    ok(await api.post(`${ownListing(id)}/pause`))
    return () => publish<ListingProblem>(api, id)
  },
  'published among many': async ({ api }) => {
    const { id } = await draft(api, toCollect)
    return () => api.post<BulkResult>('/api/seller/listings/bulk', { action: 'publish', ids: [id] })
  },
  'offered for collection': async ({ api }) => {
    const { id } = await draft(api, mug)
    ok(await publish<SellerListing>(api, id))
    return () => api.patch<ListingProblem>(ownListing(id), { version: 2, collection: true })
  },
}

/** What is for sale without what buyers need to know of its shop. */
const nowhere = async () =>
  (
    await app.db.query(`select l.title from listings l join shops s on s.seller_id = l.seller_id
      where l.status = 'active' and (s.outcode is null or l.collection and s.collection_address is null)`)
  ).rows

const seller = () => newSeller(app)

test('of 24 sellers who publish and take their place away at once, none has anything for sale without it', async () => {
  const chosen = Object.values(ways).flatMap((way) => Array.from({ length: 6 }, () => way))
  const pairs = chosen.map(async (way) => {
    const one = await seller()
    return [await way(one), say(one, { outcode: null, collectionAddress: null })]
  })
  const acts = (await Promise.all(pairs)).flat()
  const answers = await Promise.all(acts.map((act) => act()))
  expect(answers.map(({ status }) => status).filter((status) => ![200, 422].includes(status))).toEqual([])
  expect(await nowhere()).toEqual([])
})

const noOutcode = { outcode: null }
const noYard = { collectionAddress: null }
const cases: [way: string, what: string, said: object][] = [
  ['published', 'its place', noOutcode],
  ['published', 'where it is collected', noYard],
  ['published again', 'its place', noOutcode],
  ['published again', 'where it is collected', noYard],
  ['published among many', 'its place', noOutcode],
  ['published among many', 'where it is collected', noYard],
  ['offered for collection', 'where it is collected', noYard],
]

test.each(cases)('a listing that is %s while its shop loses %s waits for that and is refused', async (way, _, lost) => {
  const one = await seller()
  const act = await ways[way]!(one)
  const [said, acted] = await inOrder(app, shopOf(one), [say(one, lost), act] as const)
  expect(said.status).toBe(200)
  expect(JSON.stringify(acted.body)).toContain('Please say on your shop’s page where')
  expect(await nowhere()).toEqual([])
})

test.each(cases)(
  'a listing that is %s a moment before its shop loses %s stays, and so does that',
  async (way, _, lost) => {
    const one = await seller()
    const act = await ways[way]!(one)
    const [acted, said] = await inOrder(app, shopOf(one), [act, say(one, lost)] as const)
    expect([acted.status, said.status]).toEqual([200, 422])
    expect(said.body.errors).toMatchObject([{ message: expect.stringContaining('Pause those') }])
    expect(await nowhere()).toEqual([])
  },
)

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ProductPage } from '#contract/catalogue/catalogue.answers.ts'
import type { SellerListing, SellerListingWithAllowance } from '#contract/selling/listings.answers.ts'
import type { SellerPackage } from '#contract/selling/packages.answers.ts'
import { addBuyer, checkOut, fill, pay } from '#testing/market/buying.ts'
import {
  daysLater,
  draft,
  eggs,
  type ListingProblem,
  mug,
  newSeller,
  ok,
  ownListing,
  publish,
  start,
} from '#testing/market/selling.ts'
import { removeListing } from '#testing/people/operators.ts'
import { untilSessionUsed } from '#testing/people/sessions.ts'
import { signUp } from '#testing/people/test-users.ts'
import { movePackageEnd } from '#testing/rows/time-travel.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Api = Awaited<ReturnType<typeof newSeller>>['api']
const pause = (api: Api, id: string) => api.post<SellerListingWithAllowance>(`${ownListing(id)}/pause`)
const drafts = async (api: Api, count: number) => {
  const made: SellerListing[] = []
  for (let index = 0; index < count; index += 1) made.push(await draft(api, { ...mug, title: `Mug number ${index}` }))
  return made
}

describe('publishing', () => {
  it('puts a listing up for sale and answers what is used of the allowance', async () => {
    const { api } = await newSeller(app)
    const listing = await draft(api, eggs)
    const calls = app.calls()
    const published = ok(await publish<SellerListingWithAllowance>(api, listing.id))
    expect(app.calls() - calls).toBeLessThanOrEqual(3)
    expect(published).toEqual({
      ...listing,
      status: 'active',
      version: 2,
      publishedAt: start.toISOString(),
      allowance: { used: 1, limit: 5 },
    })
    const product = ok(await app.client({ at: start }).get<{ name: string }>(`/api/products/${listing.id}`))
    expect(product.name).toBe(eggs.title)
    expect(ok(await publish<SellerListingWithAllowance>(api, listing.id))).toEqual(published)
  })

  it('and pausing are seen at once in a list also when the answer was lost and the seller tried again', async () => {
    const { api, username } = await newSeller(app)
    const { id } = await draft(api)
    const listed = async () =>
      ok(await app.client({ at: start }).get<ProductPage>(`/api/products?seller=${username}`)).items.length
    expect(await listed()).toBe(0)
    for (const [act, shown] of [[publish, 1] as const, [pause, 0] as const]) {
      app.gateway.faults.next('dropped', /update "listings"/)
      expect((await act(api, id)).status).toBe(503)
      expect(await listed(), 'from the cache').toBe(1 - shown)
      ok(await act(api, id))
      expect(await listed()).toBe(shown)
    }
  })

  it('needs a verified address, then a package, then every field', async () => {
    const { api } = await signUp(app, { userType: 'seller', verified: false, at: start })
    const { id } = await draft(api, { title: 'Half a listing', category: 'hatching-eggs' })
    const unverified = await publish<ListingProblem>(api, id)
    expect([unverified.status, unverified.body.code]).toEqual([403, 'email_unverified'])

    const verified = await signUp(app, { userType: 'seller', at: start })
    const unpaid = await publish<ListingProblem>(verified.api, (await draft(verified.api)).id)
    expect([unpaid.status, unpaid.body.code]).toEqual([403, 'subscription_required'])

    const paid = await newSeller(app)
    const half = await draft(paid.api, { title: 'Half a listing', category: 'hatching-eggs' })
    const { status, body } = await publish<ListingProblem>(paid.api, half.id)
    expect([status, body.code]).toEqual([422, 'validation'])
    expect(body.errors.map(({ path }) => path)).toEqual([
      'subcategory',
      'description',
      'attributes.species',
      'attributes.laidWithinDays',
      'attributes.size',
      'attributes.shellColour',
      'options',
    ])
    expect(ok(await paid.api.get<SellerListing>(ownListing(half.id))).status).toBe('draft')
  })
})

describe('the allowance', () => {
  it('of Basic refuses the sixth listing and offers Premium', async () => {
    const { api } = await newSeller(app)
    const made = await drafts(api, 6)
    for (const { id } of made.slice(0, 5)) ok(await publish(api, id))
    const { status, body } = await publish<ListingProblem>(api, made[5]!.id)
    expect(status).toBe(403)
    expect(body).toMatchObject({
      code: 'allowance_used',
      limit: 5,
      used: 5,
      upgrade: { tier: 'premium', name: 'Premium', pricePence: 1500, limit: 50 },
    })
  })

  it('is exact when twenty are published at once (V2.3.2)', async () => {
    const { api } = await newSeller(app)
    const made = await drafts(api, 20)
    const answers = await Promise.all(made.map(({ id }) => publish<ListingProblem>(api, id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.filter(({ body }) => body.code === 'allowance_used')).toHaveLength(15)
    expect(ok(await api.get<SellerPackage>('/api/subscription')).allowance).toEqual({ used: 5, limit: 5 })
  })

  it('counts different listings: pausing and deleting free nothing, publishing again costs nothing', async () => {
    const { api } = await newSeller(app)
    const made = await drafts(api, 6)
    for (const { id } of made.slice(0, 5)) ok(await publish(api, id))
    expect(ok(await pause(api, made[0]!.id))).toMatchObject({ status: 'paused', allowance: { used: 5, limit: 5 } })
    expect(ok(await publish<SellerListing>(api, made[0]!.id)).status).toBe('active')
    expect((await api.delete(ownListing(made[1]!.id))).status).toBe(204)
    expect((await publish<ListingProblem>(api, made[5]!.id)).body.code).toBe('allowance_used')
  })

  it('begins anew with the billing month, in which what is still for sale counts', async () => {
    const { api, id: sellerId } = await newSeller(app)
    await movePackageEnd(app, { sellerId, to: new Date('2027-06-09T08:00:00Z') })
    const made = await drafts(api, 6)
    for (const { id } of made.slice(0, 5)) ok(await publish(api, id))
    ok(await pause(api, made[0]!.id))
    api.at = daysLater(25)
    expect((await publish<ListingProblem>(api, made[5]!.id)).body.code).toBe('allowance_used')
    await untilSessionUsed(app, { userId: sellerId, at: daysLater(25) })
    api.at = daysLater(30)
    expect(ok(await publish<SellerListingWithAllowance>(api, made[5]!.id)).allowance).toEqual({ used: 5, limit: 5 })
    expect((await publish<ListingProblem>(api, made[0]!.id)).body.code).toBe('allowance_used')
  })
})

describe('pausing', () => {
  it('takes a listing off sale and may be repeated; a draft is not for sale yet', async () => {
    const { api } = await newSeller(app)
    const { id } = await draft(api)
    const early = await api.post<ListingProblem>(`${ownListing(id)}/pause`)
    expect([early.status, early.body.state]).toEqual([409, 'draft'])
    ok(await publish(api, id))
    const paused = ok(await pause(api, id))
    expect(paused).toMatchObject({ status: 'paused', version: 3 })
    expect(ok(await pause(api, id)).version).toBe(3)
    const { rows } = await app.db.query('select active_until from listing_stretches where listing_id = $1', [id])
    expect(rows).toEqual([{ active_until: start }])
  })
})

describe('featuring', () => {
  it('is for Premium sellers, up to five', async () => {
    const basic = (await newSeller(app)).api
    const feature = (api: Api, { id }: { id: string }, version = 1) =>
      api.patch<ListingProblem>(ownListing(id), { version, isFeatured: true })
    const refused = await feature(basic, await draft(basic))
    expect([refused.status, refused.body.code]).toEqual([403, 'subscription_required'])

    const { api } = await newSeller(app, 'premium')
    const made = await drafts(api, 8)
    const answers = await Promise.all(made.map((listing) => feature(api, listing)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.filter(({ body }) => body.code === 'allowance_used' && body.limit === 5)).toHaveLength(3)
    const chosen = made[answers.findIndex(({ status }) => status === 200)]!
    const left = made[answers.findIndex(({ status }) => status !== 200)]!
    expect(
      ok(await api.patch<SellerListing>(ownListing(chosen.id), { version: 2, isFeatured: false })).isFeatured,
    ).toBe(false)
    ok(await feature(api, left))
  })
})

describe('deleting', () => {
  it('removes what was never sold', async () => {
    const { api } = await newSeller(app)
    const { id } = await draft(api, eggs)
    ok(await publish(api, id))
    const calls = app.calls()
    expect((await api.delete(ownListing(id))).status).toBe(204)
    expect(app.calls() - calls).toBeLessThanOrEqual(3)
    expect((await api.get(ownListing(id))).status).toBe(404)
    await draft(api, eggs)
  })

  it('leaves what an order names, and says what to do instead', async () => {
    const { api } = await newSeller(app)
    const { id, options } = await draft(api)
    ok(await publish(api, id))
    const buyer = await addBuyer(app)
    await fill(buyer.api, [options[0]!.id, 1])
    ok(await pay(buyer.api, ok(await checkOut(buyer.api), 201)))
    const { status, body } = await api.delete<ListingProblem>(ownListing(id))
    expect([status, body.code, body.state]).toEqual([409, 'illegal_state', 'active'])
    expect(body.detail).toContain('Pause it')
    expect(ok(await api.get<SellerListing>(ownListing(id))).status).toBe('active')
  })
})

describe('a listing that an admin removed', () => {
  it('tells its seller why and can no longer be changed, published or deleted', async () => {
    const { api } = await newSeller(app)
    const { id } = await draft(api)
    ok(await publish(api, id))
    await removeListing(app, { id, reason: 'Wild birds' })
    const answers = [
      api.patch<ListingProblem>(ownListing(id), { version: 2 }),
      publish<ListingProblem>(api, id),
      api.delete<ListingProblem>(ownListing(id)),
    ]
    for (const { status, body } of await Promise.all(answers)) {
      expect([status, body.state, body.detail]).toEqual([
        409,
        'removed',
        'This listing was removed. The reason: Wild birds',
      ])
    }
  })
})

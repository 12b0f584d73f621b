import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ProductPage } from '#contract/catalogue/catalogue.answers.ts'
import type { SellerListing, SellerListingWithAllowance } from '#contract/selling/listings.answers.ts'
import type { SellerPackage } from '#contract/selling/packages.answers.ts'
import { daysLater, draft, eggs, mug, newSeller, ok, publish, start } from '#testing/selling.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { signUp } from '#testing/test-users.ts'

type Problem = { code: string; errors: { path: string }[] } & Record<string, unknown>

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const own = (id: string) => `/api/seller/listings/${id}`
type Api = Awaited<ReturnType<typeof newSeller>>['api']
const pause = (api: Api, id: string) => api.post<SellerListingWithAllowance>(`${own(id)}/pause`)
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
    const unverified = await publish<Problem>(api, id)
    expect([unverified.status, unverified.body.code]).toEqual([403, 'email_unverified'])

    const verified = await signUp(app, { userType: 'seller', at: start })
    const unpaid = await publish<Problem>(verified.api, (await draft(verified.api)).id)
    expect([unpaid.status, unpaid.body.code]).toEqual([403, 'subscription_required'])

    const paid = await newSeller(app)
    const half = await draft(paid.api, { title: 'Half a listing', category: 'hatching-eggs' })
    const { status, body } = await publish<Problem>(paid.api, half.id)
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
    expect(ok(await paid.api.get<SellerListing>(own(half.id))).status).toBe('draft')
  })
})

describe('the allowance', () => {
  it('of Basic refuses the sixth listing and offers Premium', async () => {
    const { api } = await newSeller(app)
    const made = await drafts(api, 6)
    for (const { id } of made.slice(0, 5)) ok(await publish(api, id))
    const { status, body } = await publish<Problem>(api, made[5]!.id)
    expect(status).toBe(403)
    expect(body).toMatchObject({
      code: 'allowance_used',
      limit: 5,
      used: 5,
      upgrade: { tier: 'premium', name: 'Premium', pricePence: 1500, limit: 50 },
    })
  })

  it('is exact when twenty are published at once', async () => {
    const { api } = await newSeller(app)
    const made = await drafts(api, 20)
    const answers = await Promise.all(made.map(({ id }) => publish<Problem>(api, id)))
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
    expect((await api.delete(own(made[1]!.id))).status).toBe(204)
    expect((await publish<Problem>(api, made[5]!.id)).body.code).toBe('allowance_used')
  })

  it('begins anew with the billing month, in which what is still for sale counts', async () => {
    const { api, id: sellerId } = await newSeller(app)
    await app.db.query(`update subscriptions set renews_at = '2027-06-09T08:00:00Z' where seller_id = $1`, [sellerId])
    const made = await drafts(api, 6)
    for (const { id } of made.slice(0, 5)) ok(await publish(api, id))
    ok(await pause(api, made[0]!.id))
    api.at = daysLater(25)
    expect((await publish<Problem>(api, made[5]!.id)).body.code).toBe('allowance_used')
    api.at = daysLater(30)
    expect(ok(await publish<SellerListingWithAllowance>(api, made[5]!.id)).allowance).toEqual({ used: 5, limit: 5 })
    expect((await publish<Problem>(api, made[0]!.id)).body.code).toBe('allowance_used')
  })
})

describe('pausing', () => {
  it('takes a listing off sale and may be repeated; a draft is not for sale yet', async () => {
    const { api } = await newSeller(app)
    const { id } = await draft(api)
    const early = await api.post<Problem>(`${own(id)}/pause`)
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
      api.patch<Problem>(own(id), { version, isFeatured: true })
    const refused = await feature(basic, await draft(basic))
    expect([refused.status, refused.body.code]).toEqual([403, 'subscription_required'])

    const { api } = await newSeller(app, 'premium')
    const made = await drafts(api, 8)
    const answers = await Promise.all(made.map((listing) => feature(api, listing)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.filter(({ body }) => body.code === 'allowance_used' && body.limit === 5)).toHaveLength(3)
    const chosen = made[answers.findIndex(({ status }) => status === 200)]!
    const left = made[answers.findIndex(({ status }) => status !== 200)]!
    expect(ok(await api.patch<SellerListing>(own(chosen.id), { version: 2, isFeatured: false })).isFeatured).toBe(false)
    ok(await feature(api, left))
  })
})

describe('deleting', () => {
  it('removes what was never sold', async () => {
    const { api } = await newSeller(app)
    const { id } = await draft(api, eggs)
    ok(await publish(api, id))
    const calls = app.calls()
    expect((await api.delete(own(id))).status).toBe(204)
    expect(app.calls() - calls).toBeLessThanOrEqual(3)
    expect((await api.get(own(id))).status).toBe(404)
    await draft(api, eggs)
  })

  it('leaves what an order names, and says what to do instead', async () => {
    const { api, id: sellerId } = await newSeller(app)
    const { id, options } = await draft(api)
    ok(await publish(api, id))
    await sell({ sellerId, listingId: id, optionId: options[0]!.id })
    const { status, body } = await api.delete<Problem>(own(id))
    expect([status, body.code, body.state]).toEqual([409, 'illegal_state', 'active'])
    expect(body.detail).toContain('Pause it')
    expect(ok(await api.get<SellerListing>(own(id))).status).toBe('active')
  })
})

describe('a listing that an admin removed', () => {
  it('tells its seller why and can no longer be changed, published or deleted', async () => {
    const { api } = await newSeller(app)
    const { id } = await draft(api)
    ok(await publish(api, id))
    await app.db.query(`update listings set status = 'removed', removed_reason = 'Wild birds' where id = $1`, [id])
    const answers = [
      api.patch<Problem>(own(id), { version: 2 }),
      publish<Problem>(api, id),
      api.delete<Problem>(own(id)),
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

type Sale = { sellerId: string; listingId: string; optionId: string }

/** An order of one, put straight into the database. */
const sell = async ({ sellerId, listingId, optionId }: Sale) => {
  const buyer = await signUp(app, { at: start })
  const [checkoutId, orderId] = [randomUUID(), randomUUID()]
  await app.db.query(
    `insert into checkouts (id, buyer_id, status, goods_pence, delivery_pence, total_pence, created_at, expires_at)
     values ($1, $2, 'paid', 900, 0, 900, $3, $3)`,
    [checkoutId, buyer.id, start],
  )
  await app.db.query(
    `insert into orders (id, number, checkout_id, buyer_id, seller_id, way, status, goods_pence, delivery_pence, total_pence, delivery, placed_at, updated_at)
     values ($1, $2, $3, $4, $5, 'post', 'paid', 900, 0, 900, '[]', $6, $6)`,
    [orderId, orderId.slice(0, 8), checkoutId, buyer.id, sellerId, start],
  )
  await app.db.query(
    `insert into order_lines (id, order_id, listing_id, option_id, name, option_label, quantity, unit_price_pence, line_pence, kind, position)
     values ($1, $2, $3, $4, 'Mug', 'One', 1, 900, 900, 'goods', 0)`,
    [randomUUID(), orderId, listingId, optionId],
  )
}

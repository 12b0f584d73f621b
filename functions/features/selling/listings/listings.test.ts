import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SellerListing, SellerListings } from '#contract/selling/listings.answers.ts'
import { addBuyer, type TestBuyer } from '#testing/market/buying.ts'
import { addSignedInSeller } from '#testing/market/orders.ts'
import {
  draft,
  eggs,
  type ListingProblem,
  mug,
  ok,
  ownListing,
  pathsOf,
  start,
  upload,
} from '#testing/market/selling.ts'
import { inOrder, userRow } from '#testing/rows/arrival.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
/** A seller to whom it does not matter what else they list. */
let shared: TestBuyer
beforeAll(async () => {
  app = await startTestApp()
  shared = await addSignedInSeller(app)
})
afterAll(() => app.close())

const seller = async () => (await addSignedInSeller(app)).api

describe('a draft', () => {
  it('needs a title and a category, and answers all that will be asked for', async () => {
    const api = await seller()
    const calls = app.calls()
    const listing = await draft(api, { title: ' Pekin bantams ', category: 'live-birds' })
    expect(app.calls() - calls).toBe(2)
    expect(listing).toEqual({
      id: listing.id,
      slug: 'pekin-bantams',
      title: 'Pekin bantams',
      description: '',
      category: 'live-birds',
      subcategory: null,
      attributes: {},
      status: 'draft',
      removedReason: null,
      version: 1,
      options: [],
      images: [],
      collection: true,
      dispatchWeekdays: null,
      isFeatured: false,
      lowestPricePence: null,
      highestPricePence: null,
      currency: 'GBP',
      publishedAt: null,
      createdAt: start.toISOString(),
      updatedAt: start.toISOString(),
    })
    const before = app.calls()
    expect(ok(await api.get(ownListing(listing.id)))).toEqual(listing)
    expect(app.calls() - before).toBe(1)
  })

  it('keeps options, pictures and attributes, with its prices and search words', async () => {
    const api = await seller()
    const [front, back] = [await upload(api), await upload(api)]
    const imageKeys = [front.key, back.key]
    const imageAlts = { [front.key]: 'Six dark eggs' }
    const listing = await draft(api, { ...eggs, imageKeys, imageAlts, dispatchWeekdays: ['tue', 'mon'] })
    expect(listing).toMatchObject({
      ...eggs,
      dispatchWeekdays: ['mon', 'tue'],
      lowestPricePence: 1800,
      highestPricePence: 3200,
      options: eggs.options.map((option) => ({ ...option, id: expect.any(String) })),
      images: [
        { key: front.key, url: `/api/images/${front.key}`, width: 64, height: 48, alt: 'Six dark eggs' },
        { key: back.key, url: `/api/images/${back.key}`, width: 64, height: 48, alt: '' },
      ],
    })
    const { rows } = await app.db.query('select breed_slug, keywords from listings where id = $1', [listing.id])
    expect(rows[0].breed_slug).toBe('marans')
    expect(rows[0].keywords).toMatch(/^Marans .*Hatching eggs Chicken$/)
  })

  it.each([
    ['no title', { category: 'equipment' }, ['title']],
    ['a short title', { ...mug, title: 'Mug' }, ['title']],
    ['no category of ours', { ...mug, category: 'cats' }, ['category']],
    ['a subcategory of another category', { ...eggs, subcategory: 'feeders' }, ['subcategory']],
    ['a subcategory where there is none', { ...mug, subcategory: 'mugs' }, ['subcategory']],
    ['a breed of another species', { ...eggs, attributes: { species: 'duck', breed: 'marans' } }, ['attributes.breed']],
    ['attributes of another category', { ...mug, attributes: { laidWithinDays: 2 } }, ['attributes.laidWithinDays']],
    ['a price of nothing', { ...mug, options: [{ label: 'One', pricePence: 0, stock: 1 }] }, ['options.0.pricePence']],
    ['a price in words', { ...mug, options: [{ label: 'A', pricePence: '9', stock: 1 }] }, ['options.0.pricePence']],
    ['too much stock', { ...mug, options: [{ label: 'One', pricePence: 1, stock: 10_001 }] }, ['options.0.stock']],
    ['mugs counted like eggs', { ...mug, options: [{ ...mug.options[0], packCount: 6 }] }, ['options.0.packCount']],
    ['one SKU twice', { ...eggs, options: [eggs.options[0], eggs.options[0]] }, ['options.1.sku']],
    ['somebody’s picture', { ...mug, imageKeys: ['a-picture-of-others'] }, ['imageKeys.0']],
    ['nine pictures', { ...mug, imageKeys: Array.from({ length: 9 }, (_, i) => `picture-${i}`) }, ['imageKeys']],
    ['a field that is none', { ...mug, price: 3 }, ['price']],
    ['text that no database takes', { ...mug, description: 'a\u0000b' }, ['description']],
  ])('with %s is refused by name', async (_, input, wanted) => {
    const api = await seller()
    const { status, body } = await api.post<ListingProblem>('/api/seller/listings', input)
    expect([status, body.code]).toEqual([422, 'validation'])
    expect(pathsOf(body)).toEqual(wanted)
    expect(ok(await api.get<SellerListings>('/api/seller/listings')).items).toEqual([])
  })

  it('takes only pictures that are the seller’s own and not used yet', async () => {
    const [api, other] = [await seller(), await seller()]
    const { key } = await upload(api)
    const stolen = await other.post<ListingProblem>('/api/seller/listings', { ...mug, imageKeys: [key] })
    expect(pathsOf(stolen.body)).toEqual(['imageKeys.0'])
    await draft(api, { ...mug, imageKeys: [key] })
    expect((await api.post('/api/seller/listings', { ...mug, imageKeys: [key] })).status).toBe(422)
  })

  it('has SKUs that are the seller’s own once; another seller may have the same', async () => {
    const [api, other] = [await seller(), await seller()]
    await draft(api, eggs)
    const { status, body } = await api.post<ListingProblem>('/api/seller/listings', { ...eggs, title: 'The same eggs' })
    expect([status, body.code, pathsOf(body)]).toEqual([409, 'taken', ['options.0.sku']])
    await draft(other, eggs)
  })

  it('is made once however often it is sent under one key', async () => {
    const { api, id: sellerId } = shared
    const key = { 'Idempotency-Key': randomUUID() }
    const input = { ...mug, title: `Mug ${key['Idempotency-Key']}`, imageKeys: [(await upload(api)).key] }
    const send = (body: object = input) => api.post<SellerListing & ListingProblem>('/api/seller/listings', body, key)
    app.gateway.faults.next('dropped', /insert into "listings"/)
    const lost = await send()
    const twins = await Promise.all([send(), send(), send()])
    expect(lost.status).toBe(503)
    expect(new Set(twins.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    const calls = app.calls()
    expect((await send()).body).toEqual(twins[0]!.body)
    expect(app.calls() - calls).toBe(1)
    expect((await send(mug)).body.code).toBe('idempotency_mismatch')
    const made = 'select count(*)::int as n from listings where seller_id = $1 and title = $2'
    expect((await app.db.query(made, [sellerId, input.title])).rows).toEqual([{ n: 1 }])
  })

  it('is made once by five who send it at once under one key, none of whom has seen another’s', async () => {
    const { api, id: sellerId } = await addSignedInSeller(app)
    const key = { 'Idempotency-Key': randomUUID() }
    const twin = () => api.post<SellerListing>('/api/seller/listings', mug, key)
    const answers = await inOrder(app, userRow(sellerId), [twin, twin, twin, twin, twin])
    const { id } = answers[0]!.body
    expect(answers.map(({ status, body }) => `${status} ${body.id}`)).toEqual(Array(5).fill(`201 ${id}`))
    expect(ok(await api.get<SellerListings>('/api/seller/listings')).items.map((listing) => listing.id)).toEqual([id])
  })

  it('is nobody else’s business', async () => {
    const [api, other] = [await seller(), await seller()]
    const { id } = await draft(api)
    const buyer = (await addBuyer(app)).api
    for (const call of [
      other.get(ownListing(id)),
      other.patch(ownListing(id), { version: 1 }),
      other.delete(ownListing(id)),
    ]) {
      expect((await call).status).toBe(404)
    }
    for (const act of ['publish', 'pause']) expect((await other.post(`${ownListing(id)}/${act}`)).status).toBe(404)
    for (const id of ['none', randomUUID()]) expect((await api.get(ownListing(id))).status).toBe(404)
    expect((await buyer.post('/api/seller/listings', mug)).status).toBe(403)
    expect((await buyer.get('/api/seller/listings')).status).toBe(403)
    expect((await app.client().post('/api/seller/listings', mug)).status).toBe(401)
    expect((await app.client().get(`/api/products/${id}`)).status).toBe(404)
  })
})

it('lets nobody have more than 500 drafts, also when several come at once', async () => {
  const { api, id: sellerId } = await addSignedInSeller(app)
  const { id } = await draft(api)
  const { rows } = await app.db.query<{ name: string }>(
    `select string_agg(quote_ident(column_name), ', ') as name from information_schema.columns
     where table_name = 'listings' and table_schema = 'public' and is_generated = 'NEVER' and column_name <> 'id'`,
  )
  const columns = rows[0]!.name
  await app.db.query(
    `insert into listings (id, ${columns}) select gen_random_uuid(), ${columns} from listings, generate_series(1, 497)
     where id = $1`,
    [id],
  )
  const made = await Promise.all([1, 2, 3, 4].map(() => api.post('/api/seller/listings', mug)))
  expect(made.map(({ status }) => status).sort()).toEqual([201, 201, 403, 403])
  const drafts = 'select count(*)::int as count from listings where seller_id = $1'
  expect((await app.db.query(drafts, [sellerId])).rows).toEqual([{ count: 500 }])
  expect(await api.post('/api/seller/listings', mug)).toMatchObject({
    status: 403,
    body: { code: 'allowance_used', limit: 500, used: 500, upgrade: null },
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SellerListing } from '#contract/selling/listings.answers.ts'
import type { TestBuyer } from '#testing/market/buying.ts'
import { addSignedInSeller } from '#testing/market/orders.ts'
import {
  draft,
  eggs,
  type ListingProblem,
  mug,
  newSeller,
  ok,
  ownListing,
  pathsOf,
  publish,
  upload,
} from '#testing/market/selling.ts'
import { takePacks } from '#testing/market/shelf.ts'
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

describe('a change', () => {
  it('keeps what is not given, orders pictures anew and counts the version up', async () => {
    const api = await seller()
    const keys = [(await upload(api)).key, (await upload(api)).key]
    const before = await draft(api, { ...eggs, imageKeys: keys, imageAlts: { [keys[0]!]: 'Front' } })
    const { key } = await upload(api)
    const calls = app.calls()
    const after = ok(
      await api.patch<SellerListing>(ownListing(before.id), {
        version: 1,
        title: 'Marans eggs, very dark',
        imageKeys: [keys[1], key, keys[0]],
      }),
    )
    expect(app.calls() - calls).toBe(2)
    expect(after).toMatchObject({
      ...before,
      title: 'Marans eggs, very dark',
      slug: 'marans-eggs-very-dark',
      version: 2,
      images: expect.anything(),
    })
    expect(after.images.map((image) => [image.key, image.alt])).toEqual([
      [keys[1], ''],
      [key, ''],
      [keys[0], 'Front'],
    ])
  })

  it('of a draft needs no options yet, and may take the last one away', async () => {
    const { api } = shared
    const { id } = await draft(api, { title: 'Half a mug', category: 'merchandise' })
    const change = (input: object) => api.patch<SellerListing>(ownListing(id), input)
    expect(ok(await change({ version: 1, description: 'Blue' })).options).toEqual([])
    expect(ok(await change({ version: 2, options: mug.options })).lowestPricePence).toBe(900)
    expect(ok(await change({ version: 3, options: [] }))).toMatchObject({ options: [], lowestPricePence: null })
  })

  it('of a version that somebody moved is refused with what stands', async () => {
    const api = await seller()
    const { id, options } = await draft(api, mug)
    ok(await api.patch(ownListing(id), { version: 1, title: 'Enamel mug, blue' }))
    const { status, body } = await api.patch<ListingProblem>(ownListing(id), { version: 1, title: 'Enamel mug, red' })
    expect([status, body.code, body.version]).toEqual([409, 'version_moved', 2])
    expect(body.options).toEqual([{ id: options[0]!.id, stock: 20 }])
    expect((await api.patch<ListingProblem>(ownListing(id), { title: 'Enamel mug, red' })).status).toBe(422)
    expect(ok(await api.get<SellerListing>(ownListing(id))).title).toBe('Enamel mug, blue')
  })

  it('of ten at once succeeds once', async () => {
    const api = await seller()
    const { id } = await draft(api)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => api.patch(ownListing(id), { version: 1, title: `Mug number ${index}` })),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array(9).fill(409)])
  })

  it('of stock needs the stock that was read, and never undoes a sale', async () => {
    const api = await seller()
    const { id, options } = await draft(api, mug)
    const option = { id: options[0]!.id }
    const set = (stock: object) =>
      api.patch<ListingProblem & SellerListing>(ownListing(id), { version: 1, options: [{ ...option, ...stock }] })
    expect(pathsOf((await set({ stock: 5 })).body)).toEqual(['options.0.expectedStock'])
    await takePacks(app, { [option.id]: 3 })
    const moved = await set({ stock: 30, expectedStock: 20 })
    expect([moved.status, moved.body.code]).toEqual([409, 'version_moved'])
    expect(moved.body.options).toEqual([{ ...option, stock: 17 }])
    expect(ok(await set({ stock: 30, expectedStock: 17 })).options[0]!.stock).toBe(30)
  })

  it('adds, orders and takes options off sale, and lets SKUs change places', async () => {
    const api = await seller()
    const { id, options } = await draft(api, {
      ...eggs,
      options: [eggs.options[0], { ...eggs.options[1], sku: 'MAR-12' }],
    })
    const [six, twelve] = options.map((option) => option.id)
    const swapped = ok(
      await api.patch<SellerListing>(ownListing(id), {
        version: 1,
        options: [
          { id: twelve, sku: 'MAR-6' },
          { id: six, sku: 'MAR-12', pricePence: 1700 },
          { label: '24 eggs', pricePence: 6000, stock: 1, packCount: 24 },
        ],
      }),
    )
    expect(swapped.options.map(({ label, sku, stock }) => [label, sku, stock])).toEqual([
      ['12 eggs', 'MAR-6', 2],
      ['6 eggs', 'MAR-12', 4],
      ['24 eggs', null, 1],
    ])
    expect([swapped.lowestPricePence, swapped.highestPricePence]).toEqual([1700, 6000])
    const one = ok(await api.patch<SellerListing>(ownListing(id), { version: 2, options: [{ id: six }] }))
    expect(one.options.map((option) => option.id)).toEqual([six])
    const { rowCount } = await app.db.query('select 1 from listing_options where listing_id = $1', [id])
    expect(rowCount).toBe(3)
    const strange = await api.patch<ListingProblem>(ownListing(id), { version: 3, options: [{ id: randomUUID() }] })
    expect([strange.status, pathsOf(strange.body)]).toEqual([422, ['options.0.id']])
  })

  it('to another category starts without what belonged to the old one', async () => {
    const api = await seller()
    const { id } = await draft(api, eggs)
    const moved = ok(await api.patch<SellerListing>(ownListing(id), { version: 1, category: 'supplies' }))
    expect(moved).toMatchObject({ category: 'supplies', subcategory: null, attributes: {} })
    expect(moved.options.map(({ packCount }) => packCount)).toEqual([null, null])
  })

  it('of what is for sale keeps it fit for sale', async () => {
    const { api } = await newSeller(app)
    const { id } = await draft(api, eggs)
    ok(await publish(api, id))
    const { status, body } = await api.patch<ListingProblem>(ownListing(id), {
      version: 2,
      description: '',
      options: [],
    })
    expect([status, pathsOf(body)]).toEqual([422, ['description', 'options']])
    const sellOut = eggs.options.map(({ stock }, index) => ({ stock: 0, expectedStock: stock, index }))
    const { options } = ok(await api.get<SellerListing>(ownListing(id)))
    const changes = sellOut.map(({ index, ...change }) => ({ id: options[index]!.id, ...change }))
    expect(ok(await api.patch<SellerListing>(ownListing(id), { version: 2, options: changes })).status).toBe('sold_out')
  })
})

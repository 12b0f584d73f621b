import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Problem } from '#contract/problems.ts'
import type { Cart } from '#contract/trade/cart.answers.ts'
import { addBuyer, fill, tuesday } from '#testing/market/buying.ts'
import { addListing, addSeller } from '#testing/market/catalogue.ts'
import { archiveOptions, pause, setPrices, setStock } from '#testing/market/shelf.ts'
import { removeListing } from '#testing/people/operators.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import type { TestClient } from '#testing/site/test-client.ts'

let app: TestApp
let seller: string
let feed: string
let eggs: string
let bird: string

const listing = async (wanted: Parameters<typeof addListing>[2]): Promise<string> => {
  const { optionIds } = await addListing(app, seller, wanted)
  return optionIds[0]!
}

const buyer = async (): Promise<TestClient> => (await addBuyer(app)).api
const linesOf = ({ groups }: Cart) => groups.flatMap(({ lines }) => lines)

beforeAll(async () => {
  app = await startTestApp()
  seller = await addSeller(app, { username: 'ludlow_hens', outcode: 'SY8' })
  feed = await listing({
    title: 'Layers pellets',
    collection: true,
    options: [{ label: '20 kg', pricePence: 1250, stock: 5 }],
  })
  eggs = await listing({
    title: 'Marans hatching eggs',
    category: 'hatching-eggs',
    subcategory: 'chicken',
    options: [{ label: 'Six', pricePence: 1800, stock: 4, packCount: 6 }],
    picture: 'marans-eggs',
  })
  bird = await listing({ title: 'Marans pullet', category: 'live-birds', subcategory: 'chickens' })
})
afterAll(() => app.close())

describe('the cart', () => {
  test('groups lines by seller and way, with methods, pictures and sums, in one call to the database', async () => {
    const api = await buyer()
    await fill(api, [feed, 2], [eggs, 1], [bird, 1])
    const before = app.calls()
    const { status, body } = await api.get<Cart>('/api/cart')
    expect(app.calls() - before).toBe(1)
    expect(status).toBe(200)
    expect(body).toMatchObject({ count: 4, goodsPence: 2500 + 1800 + 1250, currency: 'GBP' })
    expect(body.groups.map((one) => [one.way, one.collectionPlace, one.lines.map(({ name }) => name)])).toEqual([
      ['post', null, ['Layers pellets', 'Marans hatching eggs']],
      ['collect', 'Ludlow', ['Marans pullet']],
    ])
    expect(body.groups[0]?.seller).toEqual({ username: 'ludlow_hens', shopName: 'Shop of ludlow_hens' })
    expect(body.groups[0]?.methods.map(({ code }) => code)).toEqual([
      'eggs_special',
      'eggs_courier',
      'goods_standard',
      'goods_express',
      'goods_next_day',
    ])
    expect(body.groups[0]?.lines[1]).toMatchObject({
      optionId: eggs,
      optionLabel: 'Six',
      imageUrl: '/api/images/marans-eggs?w=320',
      quantity: 1,
      way: 'post',
      unitPricePence: 1800,
      linePence: 1800,
      stock: 4,
      notice: null,
      ways: ['post'],
    })
  })

  test('adds to a line that is there, within three calls, and never more than there is', async () => {
    const api = await buyer()
    await fill(api, [feed, 2])
    const before = app.calls()
    const added = await api.post<Cart>('/api/cart/items', { optionId: feed, quantity: 3 })
    expect(app.calls() - before).toBeLessThanOrEqual(3)
    expect(linesOf(added.body).map(({ quantity }) => quantity)).toEqual([5])
    const tooMany = await api.post<Problem & { lines: unknown[] }>('/api/cart/items', { optionId: feed, quantity: 1 })
    expect(tooMany).toMatchObject({
      status: 409,
      body: { code: 'insufficient_stock', lines: [{ optionId: feed, stock: 5 }] },
    })
  })

  test('changes quantity and way, and takes a line out', async () => {
    const api = await buyer()
    await fill(api, [feed, 1])
    const [line] = linesOf((await api.get<Cart>('/api/cart')).body)
    const changed = await api.patch<Cart>(`/api/cart/items/${line!.id}`, { quantity: 4, way: 'collect' })
    expect(changed.body.groups).toMatchObject([
      { way: 'collect', goodsPence: 5000, methods: [{ code: 'collection', pricePence: 0 }] },
    ])
    expect(await api.patch(`/api/cart/items/${line!.id}`, { quantity: 6 })).toMatchObject({
      status: 409,
      body: { code: 'insufficient_stock' },
    })
    const emptied = await api.delete<Cart>(`/api/cart/items/${line!.id}`)
    expect(emptied).toMatchObject({ status: 200, body: { groups: [], count: 0, goodsPence: 0 } })
    expect((await api.delete(`/api/cart/items/${line!.id}`)).status).toBe(404)
  })

  test('merges a guest’s lines by the larger quantity, so that twice is once', async () => {
    const api = await buyer()
    await fill(api, [feed, 3])
    const items = [
      { optionId: feed, quantity: 2 },
      { optionId: eggs, quantity: 1 },
      { optionId: eggs, quantity: 2 },
      { optionId: bird, quantity: 1 },
      { optionId: randomUUID(), quantity: 1 },
    ]
    const once = await api.post<Cart>('/api/cart/merge', { items })
    const twice = await api.post<Cart>('/api/cart/merge', { items })
    expect(linesOf(once.body).map(({ optionId, quantity }) => [optionId, quantity])).toEqual([
      [feed, 3],
      [eggs, 2],
      [bird, 1],
    ])
    expect(twice.body).toEqual(once.body)
    expect((await api.post('/api/cart/merge', { items: [] })).body).toEqual(once.body)
  })

  test('says in words what changed since it was looked at', async () => {
    const api = await buyer()
    const { id, optionIds } = await addListing(app, seller, {
      title: 'Corn',
      options: [
        { label: '5 kg', pricePence: 400, stock: 5 },
        { label: '10 kg', pricePence: 700, stock: 5 },
      ],
    })
    await fill(api, [optionIds[0]!, 3], [optionIds[1]!, 1])
    await setPrices(app, { [optionIds[0]!]: 450 })
    await setStock(app, { [optionIds[0]!]: 2, [optionIds[1]!]: 0 })
    const notices = async () => linesOf((await api.get<Cart>('/api/cart')).body).map(({ notice }) => notice)
    expect(await notices()).toEqual([
      'Only 2 left. Please change the quantity. The price has risen from £4.00 to £4.50.',
      'Sold out. Save it for later, or remove it.',
    ])
    await pause(app, id)
    expect((await notices())[1]).toBe('Not for sale at the moment. Save it for later, or remove it.')
    await removeListing(app, { id })
    expect((await notices())[1]).toBe('No longer for sale. Please remove it.')
  })

  test('takes only what is for sale', async () => {
    const api = await buyer()
    const add = (optionId: string, way?: string) =>
      api.post('/api/cart/items', { optionId, quantity: 1, ...(way ? { way } : {}) })
    const paused = await listing({ title: 'Paused', status: 'paused' })
    const draft = await listing({ title: 'Draft', status: 'draft' })
    const removed = await listing({ title: 'Removed', status: 'removed' })
    const service = await listing({ title: 'Mite treatment', category: 'services', subcategory: 'pest-control' })
    const soldOut = await listing({ title: 'Sold out', options: [{ label: 'One', pricePence: 100, stock: 0 }] })
    expect(await add(paused)).toMatchObject({ status: 409, body: { code: 'illegal_state', state: 'paused' } })
    expect(await add(draft)).toMatchObject({ status: 404 })
    expect(await add(removed)).toMatchObject({ status: 410 })
    expect(await add(service)).toMatchObject({ status: 422, body: { errors: [{ path: 'optionId' }] } })
    expect(await add(soldOut)).toMatchObject({ status: 409, body: { code: 'insufficient_stock' } })
    expect(await add(bird, 'post')).toMatchObject({ status: 422, body: { errors: [{ path: 'way' }] } })
    expect(await add(eggs, 'collect')).toMatchObject({ status: 422, body: { errors: [{ path: 'way' }] } })
    expect(await add(randomUUID())).toMatchObject({ status: 404 })
    expect((await api.get<Cart>('/api/cart')).body.count).toBe(0)
  })

  test('never takes the buyer’s own listing', async () => {
    const keeper = await addBuyer(app)
    const own = await addListing(app, keeper.id, { title: 'My own corn' })
    const [optionId] = own.optionIds
    expect(await keeper.api.post('/api/cart/items', { optionId, quantity: 1 })).toMatchObject({
      status: 409,
      body: { code: 'own_listing' },
    })
    const merged = await keeper.api.post<Cart>('/api/cart/merge', { items: [{ optionId, quantity: 1 }] })
    expect(merged.body.count).toBe(0)
  })

  test('leaves out of what a guest brings what its seller no longer sells', async () => {
    const gone = await listing({ title: 'Maize' })
    await archiveOptions(app, gone)
    const items = [{ optionId: gone, quantity: 1 }]
    expect((await (await buyer()).post<Cart>('/api/cart/merge', { items })).body.count).toBe(0)
  })

  test('holds at most a hundred lines', async () => {
    const api = await buyer()
    const many = await addListing(app, seller, {
      title: 'Rings',
      options: Array.from({ length: 102 }, (_, index) => ({ label: `Size ${index}`, pricePence: 10, stock: 9 })),
    })
    const items = many.optionIds.map((optionId) => ({ optionId, quantity: 1 }))
    const merged = await api.post<Cart>('/api/cart/merge', { items: items.slice(0, 99) })
    expect(merged.body.count).toBe(99)
    const both = await Promise.all(items.slice(99, 101).map((item) => api.post('/api/cart/items', item)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    const full = await api.post<Cart>('/api/cart/merge', { items: items.slice(2) })
    expect(full.body.count).toBe(100)
    expect((await api.post('/api/cart/merge', { items: [...items, ...items] })).status).toBe(422)
  })

  test('adds parallel taps up, never above the stock', async () => {
    const api = await buyer()
    const option = await listing({ title: 'Grit', options: [{ label: 'Bag', pricePence: 300, stock: 7 }] })
    const taps = await Promise.all(
      Array.from({ length: 10 }, () => api.post('/api/cart/items', { optionId: option, quantity: 1 })),
    )
    expect(taps.filter(({ status }) => status === 200)).toHaveLength(7)
    expect(taps.filter(({ status }) => status === 409)).toHaveLength(3)
    expect((await api.get<Cart>('/api/cart')).body.count).toBe(7)
  })

  test.each([0, -1, 1.5, 10_001, 1_000_000_000, '2', null])('refuses a quantity of %j', async (quantity) => {
    const api = await buyer()
    const added = await api.post<Problem>('/api/cart/items', { optionId: feed, quantity })
    expect(added).toMatchObject({ status: 422, body: { code: 'validation', errors: [{ path: 'quantity' }] } })
    const merged = await api.post('/api/cart/merge', { items: [{ optionId: feed, quantity }] })
    expect(merged.status).toBe(422)
  })

  test.each([
    [{ optionId: 'x', quantity: 1 }, 'optionId'],
    [{ quantity: 1 }, 'optionId'],
    [{ optionId: '019a0000-0000-7000-8000-000000000000', quantity: 1, pricePence: 1 }, 'pricePence'],
    [{ optionId: '019a0000-0000-7000-8000-000000000000', quantity: 1, way: 'drone' }, 'way'],
  ])('refuses the item %j', async (item, path) => {
    const api = await buyer()
    expect(await api.post('/api/cart/items', item)).toMatchObject({ status: 422, body: { errors: [{ path }] } })
  })

  test('is its owner’s alone', async () => {
    const [mine, theirs] = await Promise.all([buyer(), buyer()])
    await fill(mine, [feed, 1])
    const [line] = linesOf((await mine.get<Cart>('/api/cart')).body)
    expect((await theirs.patch(`/api/cart/items/${line!.id}`, { quantity: 2 })).status).toBe(404)
    expect((await theirs.delete(`/api/cart/items/${line!.id}`)).status).toBe(404)
    expect((await mine.patch(`/api/cart/items/${line!.id}`, {})).status).toBe(422)
    expect((await mine.patch('/api/cart/items/none', { quantity: 2 })).status).toBe(404)
    expect((await app.client({ at: tuesday }).get('/api/cart')).status).toBe(401)
    expect(linesOf((await mine.get<Cart>('/api/cart')).body)[0]?.quantity).toBe(1)
  })
})

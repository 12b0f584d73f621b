import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Breed, Category, ProductCard, ServiceCategory } from '#contract/catalogue/catalogue.answers.ts'
import type { Product } from '#contract/catalogue/product.answers.ts'
import { addBuyer, checkOut, fill } from '#testing/market/buying.ts'
import { addListing, addSeller } from '#testing/market/catalogue.ts'
import { ok } from '#testing/market/selling.ts'
import { setStock } from '#testing/market/shelf.ts'
import { anew } from '#testing/site/anew.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import type { TestClient } from '#testing/site/test-client.ts'

let app: TestApp
let api: TestClient
let seller: string
let eggs: { id: string; optionIds: string[] }
const now = new Date('2026-04-10T10:00:00Z')

const twoPacks = [
  { label: 'Six', pricePence: 1800, stock: 4, packCount: 6 },
  { label: 'Twelve', pricePence: 3200, stock: 0, packCount: 12 },
]

beforeAll(async () => {
  app = await startTestApp()
  api = app.client({ at: now })
  seller = await addSeller(app, { username: 'ludlow_hens', outcode: 'SY8' })
  eggs = await addListing(app, seller, {
    title: 'Buff Orpington hatching eggs',
    category: 'hatching-eggs',
    subcategory: 'chicken',
    breed: 'orpington',
    description: `A flock of nine.\nPosted on Mondays. ${'Good layers. '.repeat(30)}`,
    attributes: { species: 'chicken', breed: 'orpington', laidWithinDays: 4, size: 'large', shellColour: 'tinted' },
    options: twoPacks,
    collection: true,
    featured: true,
    publishedAt: new Date('2026-04-09T09:00:00Z'),
    picture: 'eggs-1',
  })
})

afterAll(() => app.close())

const read = (id: string) => api.get<Product>(`/api/products/${id}`)

test('a listing shows its options, pictures, facts, delivery and seller in one round trip', async () => {
  const before = app.calls()
  const { status, body } = await read(eggs.id)
  expect(app.calls() - before).toBe(1)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    id: eggs.id,
    price: '18.00',
    imageUrl: '/api/images/eggs-1?w=800',
    primaryImageUrl: '/api/images/eggs-1?w=800',
    status: 'active',
    version: 2,
    publishedAt: '2026-04-09T09:00:00.000Z',
    images: [{ url: '/api/images/eggs-1?w=1600', width: 1600, height: 1200, alt: 'Six eggs in a tray' }],
    attributes: { species: 'chicken', laidWithinDays: 4 },
    seller: {
      username: 'ludlow_hens',
      shopName: 'Shop of ludlow_hens',
      kind: 'private',
      location: 'Ludlow',
      rating: null,
      reviewCount: 0,
      hatchRate: null,
      avatarUrl: null,
      joinedAt: '2026-01-05T09:00:00.000Z',
      ordersSent: null,
      postedOnTimePercent: null,
      responseHours: null,
      keeperConfirmed: false,
      holidayUntil: null,
    },
  })
  expect(body.description).toHaveLength(`A flock of nine.\nPosted on Mondays. ${'Good layers. '.repeat(30)}`.length)
  expect(body.options).toEqual([
    { id: eggs.optionIds[0], label: 'Six', sku: null, pricePence: 1800, stock: 4, packCount: 6 },
    { id: eggs.optionIds[1], label: 'Twelve', sku: null, pricePence: 3200, stock: 0, packCount: 12 },
  ])
  expect(body.delivery.map(({ code, pricePence }) => [code, pricePence])).toEqual([
    ['eggs_special', 899],
    ['eggs_courier', 1499],
    ['collection', 0],
  ])
  // Ordered on a Friday: accepted by Tuesday, sent on Wednesday.
  expect(body.delivery.map(({ estimate }) => estimate)).toEqual([
    { from: '2026-04-16', to: '2026-04-17' },
    { from: '2026-04-16', to: '2026-04-16' },
    { from: '2026-04-15', to: '2026-04-15' },
  ])
})

test('a bird is collected only, and a service has no delivery', async () => {
  const bird = await addListing(app, seller, {
    title: 'Khaki Campbell ducks',
    category: 'live-birds',
    subcategory: 'ducks',
  })
  const vet = await addListing(app, seller, {
    title: 'Flock health visit',
    category: 'services',
    subcategory: 'veterinary',
  })
  expect((await read(bird.id)).body).toMatchObject({
    collectionOnly: true,
    deliveryFromPence: null,
    delivery: [{ code: 'collection', pricePence: 0 }],
  })
  expect((await read(vet.id)).body).toMatchObject({ deliveryFromPence: null, delivery: [] })
})

test('standard delivery of something for £75 or more is free', async () => {
  const dear = await addListing(app, seller, {
    title: 'Cabinet incubator',
    category: 'equipment',
    subcategory: 'incubators',
    options: [{ label: 'One', pricePence: 7500, stock: 1 }],
  })
  expect((await read(dear.id)).body).toMatchObject({
    deliveryFromPence: 0,
    delivery: [
      { code: 'goods_standard', pricePence: 0 },
      { code: 'goods_express', pricePence: 799 },
      { code: 'goods_next_day', pricePence: 999 },
    ],
  })
})

test('stock that an expired hold still has is for sale, stock of a running hold is not', async () => {
  const { id, optionIds } = await addListing(app, seller, {
    title: 'Layers pellets',
    options: [{ label: '20 kg', pricePence: 1400, stock: 2 }],
  })
  const option = optionIds[0]!
  // For 35 minutes.
  const hold = async (quantity: number, at: string) => {
    const buyer = await addBuyer(app, { at: new Date(at) })
    await fill(buyer.api, [option, quantity])
    ok(await checkOut(buyer.api), 201)
  }
  await hold(2, '2026-04-10T09:55:00Z')
  expect((await read(id)).body).toMatchObject({ status: 'sold_out', inStock: false, options: [{ stock: 0 }] })
  await setStock(app, { [option]: 3 })
  await hold(3, '2026-04-10T09:24:00Z')
  const { body } = await api.get<Product>(`/api/products/${id}`, anew(app))
  expect(body).toMatchObject({ status: 'active', inStock: true, options: [{ stock: 3 }] })
})

test('a paused listing is public with its status, a draft is not found, a removed one is gone', async () => {
  const of = (status: 'draft' | 'paused' | 'removed') => addListing(app, seller, { title: `A ${status} thing`, status })
  expect(await read((await of('paused')).id)).toMatchObject({ status: 200, body: { status: 'paused' } })
  expect(await read((await of('draft')).id)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(await read((await of('removed')).id)).toMatchObject({ status: 410, body: { code: 'removed' } })
})

test.each(['nonsense', '%00', randomUUID(), '1 or 1=1'])('there is no listing %s', async (id) => {
  expect(await api.get(`/api/products/${encodeURIComponent(id)}`)).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  })
  expect((await api.get(`/api/products/${encodeURIComponent(id)}/similar`)).status).toBe(404)
})

test('featured listings are a bare list of cards', async () => {
  const { body } = await api.get<ProductCard[]>('/api/products/featured')
  expect(body.map(({ id }) => id)).toEqual([eggs.id])
  expect(body[0]).toMatchObject({ isFeatured: true, isNew: true, description: expect.stringMatching(/^.{1,200}$/s) })
})

test('a listing is new for fourteen days', async () => {
  const later = app.client({ at: new Date('2026-04-23T09:00:01Z') })
  expect((await later.get<Product>(`/api/products/${eggs.id}`)).body.isNew).toBe(false)
})

test('categories are a bare list in their order, with what is for sale in each', async () => {
  const common = { category: 'hatching-eggs', subcategory: 'chicken' }
  await addListing(app, seller, { ...common, title: 'Blue Orpington eggs', breed: 'orpington' })
  await addListing(app, seller, { ...common, title: 'Marans eggs', breed: 'marans' })
  const { body } = await api.get<Category[]>('/api/categories', anew(app))
  expect(body.map(({ slug }) => slug)).toEqual([
    ...['hatching-eggs', 'live-birds', 'equipment', 'supplies', 'services', 'merchandise'],
  ])
  expect(body[0]).toEqual({
    id: expect.any(String),
    name: 'Hatching eggs',
    slug: 'hatching-eggs',
    description: expect.any(String),
    imageUrl: '/pictures/hatching-eggs.webp',
    count: 3,
    subcategories: expect.arrayContaining([{ name: 'Chicken', slug: 'chicken', count: 3 }]),
  })
  expect(body[5]?.subcategories).toEqual([])
  expect((await api.get('/api/categories/hatching-eggs')).body).toMatchObject({ slug: 'hatching-eggs', count: 3 })
  expect((await api.get('/api/categories/ostriches')).status).toBe(404)
  expect((await api.get('/api/categories?page=2')).status).toBe(422)
})

test('services are a bare list of cards with where they lead', async () => {
  const { body } = await api.get<ServiceCategory[]>('/api/services/categories')
  expect(body).toHaveLength(4)
  expect(body[0]).toMatchObject({
    name: 'Poultry vets',
    actionUrl: '/category/services/veterinary',
    actionText: 'Find a vet',
    imageUrl: '/pictures/service-veterinary.webp',
  })
})

test('breeds are read page by page, and each says how many are for sale', async () => {
  type Page = { items: Breed[]; nextCursor: string | null }
  const first = (await api.get<Page>('/api/breeds?species=duck&limit=3')).body
  const second = (await api.get<Page>(`/api/breeds?species=duck&limit=3&cursor=${first.nextCursor}`)).body
  const names = [...first.items, ...second.items].map(({ name }) => name)
  expect(names).toEqual([...names].sort())
  expect(new Set(names).size).toBe(6)
  expect((await api.get('/api/breeds/orpington')).body).toMatchObject({
    name: 'Orpington',
    species: 'chicken',
    count: 2,
  })
  expect((await api.get('/api/breeds/dodo')).status).toBe(404)
  expect((await api.get('/api/breeds?cursor=x')).status).toBe(422)
})

test('a public read is kept at the edge, known to the browser, and read anew for who has just written', async () => {
  const path = '/api/products/featured?'
  const first = await api.get(path, anew(app))
  expect(first.headers.get('x-cache')).toBe('BYPASS')
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=15, stale-while-revalidate=60')
  const calls = app.calls()
  const second = await api.get(path)
  expect(second.headers.get('x-cache')).toBe('HIT')
  expect(app.calls()).toBe(calls)
  const etag = first.headers.get('etag') ?? ''
  const known = await api.get(path, { 'If-None-Match': etag })
  expect(known).toMatchObject({ status: 304, body: null })
  const other = await api.get('/api/products?q=something-else')
  expect(other.headers.get('x-cache')).toBe('MISS')
})

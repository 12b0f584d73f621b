import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProductPage } from '#contract/catalogue/catalogue.answers.ts'
import { addListing, addSeller } from '#testing/market/catalogue.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import type { TestClient } from '#testing/site/test-client.ts'
import { ducks, incubator, marans, orpington, stockList } from './list.test-data.ts'

let app: TestApp
let api: TestClient
const now = new Date('2026-04-10T10:00:00Z')

beforeAll(async () => {
  app = await startTestApp()
  api = app.client({ at: now })
  await stockList(app)
})

afterAll(() => app.close())

const list = async (query: string) => (await api.get<ProductPage>(`/api/products${query}`)).body
const titles = async (query: string) => (await list(query)).items.map(({ name }) => name)
const status = async (query: string) => (await api.get(`/api/products${query}`)).status

test('browsing shows what is for sale, newest first, and neither drafts nor what is paused or removed', async () => {
  expect(await titles('')).toEqual([orpington, marans, ducks, incubator])
})

test('a card says all that the list shows', async () => {
  const { items } = await list('?q=orpington')
  expect(items[0]).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    slug: 'a-slug',
    name: orpington,
    description: 'Kept outdoors on grass.',
    price: '18.00',
    pricePence: 1800,
    currency: 'GBP',
    fromPrice: true,
    packCount: 6,
    imageUrl: null,
    primaryImageUrl: null,
    categoryName: 'Hatching eggs',
    category: { name: 'Hatching eggs', slug: 'hatching-eggs', imageUrl: '/pictures/hatching-eggs.webp' },
    subcategory: { name: 'Chicken', slug: 'chicken' },
    breed: { name: 'Orpington', slug: 'orpington' },
    rating: null,
    reviewCount: 0,
    isFeatured: true,
    isNew: true,
    isBestSeller: false,
    inStock: true,
    status: 'active',
    location: 'Ludlow',
    distanceMiles: null,
    collectionOnly: false,
    deliveryFromPence: 899,
    priceBasis: null,
    radiusMiles: null,
    awayUntil: null,
    seller: { username: 'ludlow_hens', shopName: 'Shop of ludlow_hens' },
  })
})

test('a page of the list, its total and its facets take one round trip', async () => {
  const before = app.calls()
  await list('?category=hatching-eggs&sort=price_asc')
  expect(app.calls() - before).toBe(1)
})

describe('search', () => {
  test.each([
    ['orpington', [orpington]],
    ['orpigton', [orpington]],
    ['buf orpingtons', [orpington]],
    ['incubater', [incubator]],
    ['eggs', [orpington, marans]],
    ['"point of lay"', [ducks]],
    ['eggs -marans', [orpington]],
  ])('finds what %s means', async (words, found) => {
    expect((await titles(`?q=${encodeURIComponent(words)}`)).sort()).toEqual([...found].sort())
  })

  test.each([
    "'",
    '%',
    '\\',
    ':*',
    '&|!()<->',
    '"',
    '🐔',
    "'; drop table listings; --",
    'a'.repeat(400),
    '<%',
    '-',
    '\u2028',
  ])('takes %s as words and never fails', async (words) =>
    expect(await status(`?q=${encodeURIComponent(words)}`)).toBe(200),
  )

  test('a word in the description is found as it stands', async () => {
    expect(await titles(`?q=${encodeURIComponent('100% working')}`)).toEqual([incubator])
  })

  test('suggests categories, breeds and listings while one types', async () => {
    const { body } = await api.get('/api/products/suggest?q=orping')
    expect(body).toMatchObject({
      categories: [],
      breeds: [
        { name: 'Orpington', slug: 'orpington', species: 'chicken' },
        { name: 'Buff Orpington', slug: 'buff-orpington', species: 'duck' },
      ],
      products: [{ name: orpington, pricePence: 1800, fromPrice: true, imageUrl: null }],
    })
    expect((await api.get('/api/products/suggest?q=incu')).body).toMatchObject({
      categories: [{ name: 'Incubators', slug: 'incubators', category: 'equipment' }],
    })
  })
})

describe('filters', () => {
  test.each([
    ['?category=hatching-eggs', [orpington, marans]],
    ['?category=hatching-eggs&category=live-birds', [orpington, marans, ducks]],
    ['?category=live-birds&subcategory=ducks', [ducks]],
    ['?category=live-birds&subcategory=geese', []],
    ['?breed=orpington&breed=marans', [orpington, marans]],
    ['?species=duck', [ducks]],
    ['?minPrice=24&maxPrice=35.00', [marans, ducks]],
    ['?delivery=post', [orpington, marans, incubator]],
    ['?delivery=collection', [marans, ducks]],
    ['?inStock=true', [orpington, ducks, incubator]],
    ['?condition=used', [incubator]],
    ['?featured=true', [orpington]],
    ['?seller=Ludlow_Hens', [orpington, marans]],
    ['?minRating=4.5', [ducks, incubator]],
    ['?near=SY8&within=50', [orpington, marans]],
    ['?sort=price_asc', [orpington, marans, ducks, incubator]],
    ['?sort=price_desc', [incubator, ducks, marans, orpington]],
    ['?sort=rating&limit=1', [ducks]],
  ])('%s', async (query, found) => {
    const shown = await titles(query)
    const inOrder = (names: readonly string[]) => (query.includes('sort') ? names : [...names].sort())
    expect(inOrder(shown)).toEqual(inOrder(found))
  })

  // Ludlow at 52.37, -2.72 and Okehampton at 50.74, -4.00: a degree of latitude is 69 miles, one of longitude 43 there.
  test.each([
    ['sy8%201aa', ['ludlow_hens', 'ludlow_hens', 'devon_ducks', 'devon_ducks'], [0, 0, 125.3, 125.3]],
    ['EX20', ['devon_ducks', 'devon_ducks', 'ludlow_hens', 'ludlow_hens'], [0, 0, 125.3, 125.3]],
  ])('the nearest to %s come first, by miles from there', async (near, sellers, miles) => {
    const { items } = await list(`?near=${near}&sort=nearest`)
    expect(items.map(({ seller }) => seller.username)).toEqual(sellers)
    expect(items.map(({ distanceMiles }) => distanceMiles)).toEqual(miles)
  })

  test('a facet counts what there would be without its own filter', async () => {
    const { total, facets } = await list('?category=hatching-eggs&breed=marans')
    expect(total).toBe(1)
    expect(facets.breed).toEqual([
      { value: 'marans', label: 'Marans', count: 1 },
      { value: 'orpington', label: 'Orpington', count: 1 },
    ])
    expect(facets.category).toEqual([{ value: 'hatching-eggs', label: 'Hatching eggs', count: 1 }])
    expect(facets.subcategory).toEqual([{ value: 'chicken', label: 'Chicken', count: 1 }])
    expect(facets.delivery).toEqual([
      { value: 'collection', label: 'Collection', count: 1 },
      { value: 'post', label: 'Posted', count: 1 },
    ])
    expect(facets.inStock).toEqual([])
  })

  test('facets stand in their promised order, and a switch is named as a choice is', async () => {
    const { facets } = await list('')
    expect(Object.keys(facets)).toEqual([
      'category',
      'subcategory',
      'breed',
      'species',
      'delivery',
      'condition',
      'inStock',
      'featured',
    ])
    expect(facets.condition).toEqual([{ value: 'used', label: 'Used', count: 1 }])
    expect(facets.inStock).toEqual([{ value: 'true', label: 'In stock', count: 3 }])
    expect(facets.featured).toEqual([{ value: 'true', label: 'Featured', count: 1 }])
  })

  test.each([
    '?colour=red',
    '?sort=cheapest',
    '?subcategory=chicken',
    '?category=no-such-category',
    '?category=hatching-eggs&subcategory=geese',
    '?breed=no-such-breed',
    '?species=ostrich',
    '?minPrice=ten',
    '?minPrice=20&maxPrice=10',
    '?delivery=pigeon',
    '?inStock=perhaps',
    '?sort=nearest',
    '?within=10',
    '?near=ZZ99',
    '?near=SY99',
    '?near=nowhere',
    '?limit=0',
    '?limit=101',
    '?limit=1&limit=2',
    '?cursor=nonsense',
    `?q=${'a'.repeat(401)}`,
    '?q=a%00b',
    '?option=1',
  ])('%s is refused as a validation problem', async (query) => {
    const answer = await api.get(`/api/products${query}`)
    expect(answer).toMatchObject({ status: 422, body: { code: 'validation' } })
  })
})

test('breeds of one name are told apart by their species, and no others', async () => {
  const seller = await addSeller(app, { username: 'all_kinds', outcode: 'SY8' })
  for (const breed of ['pekin', 'pekin-duck', 'marans']) await addListing(app, seller, { title: breed, breed })
  const { facets } = await list('?seller=all_kinds')
  expect(facets.breed).toEqual([
    { value: 'marans', label: 'Marans', count: 1 },
    { value: 'pekin', label: 'Pekin, chicken', count: 1 },
    { value: 'pekin-duck', label: 'Pekin, duck', count: 1 },
  ])
})

test('a card shows the beginning of a long description, in whole characters', async () => {
  const stock = { label: 'One', pricePence: 900, stock: 1 }
  const seller = await addSeller(app, { username: 'wordy_hens', outcode: 'SY8' })
  for (const [title, sign, shown] of [
    ['Wordy mug', '', 200],
    ['Farmer mug', '👩🏽‍🌾', 199],
  ] as const) {
    const description = `${'x'.repeat(shown)}${sign}${'x'.repeat(900)}`
    await addListing(app, seller, { title, description, options: [stock] })
    const { items } = await list(`?q=${title.replace(' ', '+')}`)
    expect(items.find(({ name }) => name === title)?.description).toBe('x'.repeat(shown))
  }
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ServicePage } from '#contract/catalogue/catalogue.answers.ts'
import type { Problem } from '#contract/problems.ts'
import { addListing, addSeller, type TestListing } from '#testing/market/catalogue.ts'
import { setShop } from '#testing/market/shops.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp

const [vet, mites, couriers, packing] = ['Flock health visit', 'Red mite treatment', 'Bird transport', 'Egg packing']

beforeAll(async () => {
  app = await startTestApp()
  const ludlow = await addSeller(app, { username: 'ludlow_services', outcode: 'SY8' })
  const devon = await addSeller(app, { username: 'devon_services', outcode: 'EX20' })
  const nowhere = await addSeller(app, { username: 'no_place', outcode: 'SY8' })
  await setShop(app, nowhere, { outcode: null })
  const offer = (seller: string, day: number, listing: TestListing) =>
    addListing(app, seller, { category: 'services', publishedAt: new Date(Date.UTC(2026, 3, day)), ...listing })
  const terms = (radiusMiles: number, priceBasis: string) => ({ attributes: { radiusMiles, priceBasis } })
  await offer(ludlow, 1, { title: vet!, subcategory: 'veterinary', ...terms(30, 'visit') })
  await offer(devon, 2, { title: mites!, subcategory: 'pest-control', ...terms(30, 'hour') })
  await offer(devon, 3, { title: couriers!, subcategory: 'transport', ...terms(200, 'from') })
  await offer(nowhere, 4, { title: packing!, subcategory: 'packaging', ...terms(500, 'fixed') })
  await offer(ludlow, 5, { title: 'Paused vet', subcategory: 'veterinary', status: 'paused', ...terms(300, 'visit') })
  await addListing(app, ludlow, { title: 'Foam boxes', category: 'supplies', subcategory: 'packaging' })
})
afterAll(() => app.close())

const read = async (query = '') => (await app.client().get<ServicePage>(`/api/services${query}`)).body
const titles = async (query = '') => (await read(query)).items.map(({ name }) => name)

test('services for sale are listed, newest first, with how they are priced and how far they travel', async () => {
  const { items, nextCursor } = await read()
  expect(items.map(({ name }) => name)).toEqual([packing, couriers, mites, vet])
  expect(nextCursor).toBeNull()
  expect(items[3]).toMatchObject({
    category: { slug: 'services' },
    priceBasis: 'visit',
    radiusMiles: 30,
    distanceMiles: null,
  })
})

test('around a place only those that travel there are listed, the nearest first', async () => {
  expect(await titles('?near=SY8%201AA')).toEqual([vet, couriers])
  expect((await read('?near=sy8')).items.map(({ distanceMiles }) => distanceMiles)).toEqual([0, 125.3])
  // Both stand at the same place, so neither is nearer.
  expect((await titles('?near=EX20')).sort()).toEqual([mites, couriers].sort())
  expect(await titles('?near=ZE1')).toEqual([])
})

test('one kind of service is listed by its name, though supplies have one called so too', async () => {
  expect(await titles('?category=packaging')).toEqual([packing])
  expect(await titles('?category=transport&near=SY8')).toEqual([couriers])
})

describe('reading on', () => {
  test.each(['', '&near=SY8'])('shows each once%s', async (query) => {
    const all = await titles(`?limit=100${query}`)
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: ServicePage = await read(`?limit=1${query}${cursor && `&cursor=${cursor}`}`)
      seen.push(...page.items.map(({ name }) => name))
      cursor = page.nextCursor
    }
    expect(seen).toEqual(all)
  })
})

test('it takes one call, and none from the edge', async () => {
  const before = app.calls()
  const first = await app.client().get('/api/services?near=LD1&category=veterinary')
  expect(first.headers.get('x-cache')).toBe('MISS')
  expect(app.calls() - before).toBe(1)
  expect((await app.client().get('/api/services?category=veterinary&near=LD1')).headers.get('x-cache')).toBe('HIT')
  expect(app.calls() - before).toBe(1)
})

test.each([
  ['near=nowhere', 'near', 'Please enter a UK postcode, such as SY8 1AA'],
  ['near=SY99', 'near', 'We don’t recognise this postcode.'],
  ['near=', 'near', 'Please enter a UK postcode, such as SY8 1AA'],
  ['near=SY8&near=EX20', 'near', 'Please only give this once'],
  ['category=plumbing', 'category', 'There’s no kind of service called plumbing.'],
  ['category=incubators', 'category', 'There’s no kind of service called incubators.'],
  ['limit=0', 'limit', expect.any(String)],
  ['limit=101', 'limit', expect.any(String)],
  ['cursor=abc', 'cursor', expect.any(String)],
  ['sort=newest', 'sort', 'Unknown field: sort'],
])('refuses %s beside the field', async (query, path, message) => {
  const { status, body } = await app.client().get<Problem>(`/api/services?${query}`)
  expect(status).toBe(422)
  expect(body.errors).toContainEqual({ path, message })
})

test('a cursor of the newest is none of the nearest', async () => {
  const { nextCursor } = await read('?limit=1')
  expect((await app.client().get(`/api/services?near=SY8&cursor=${nextCursor}`)).status).toBe(422)
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ProductCard } from '#contract/catalogue/catalogue.answers.ts'
import type { FavouritePage } from '#contract/catalogue/favourites.answers.ts'
import type { Problem } from '#contract/problems.ts'
import { addBuyer, tuesday } from '#testing/market/buying.ts'
import { addListing, addSeller } from '#testing/market/catalogue.ts'
import { ok } from '#testing/market/selling.ts'
import { removeListing, suspend } from '#testing/people/operators.ts'
import { copyListing, keepAll } from '#testing/rows/crowds.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import type { TestClient } from '#testing/site/test-client.ts'

let app: TestApp
let shop: string
let api: TestClient
let userId: string

beforeAll(async () => {
  app = await startTestApp()
  shop = await addSeller(app, { username: 'ludlow_hens', outcode: 'SY8' })
})
afterAll(() => app.close())
beforeEach(async () => {
  const buyer = await addBuyer(app)
  api = buyer.api
  userId = buyer.id
})

const path = '/api/favourites'
const listed = async (title: string, more: object = {}) => (await addListing(app, shop, { title, ...more })).id
const put = (id: string) => api.put<Problem>(`${path}/${id}`)
const keep = async (id: string) => ok(await put(id), 204)
const remove = async (id: string) => ok(await api.delete(`${path}/${id}`), 204)
const list = async (query = '') => ok(await api.get<FavouritePage>(path + query))
const names = async (query = '') => (await list(query)).items.map(({ name }) => name)
const ids = async () => ok(await api.get<string[]>(`${path}/ids`))
const minutesOn = (minutes: number) => {
  api.at = new Date(tuesday.getTime() + minutes * 60_000)
}

/** As many listings that the user keeps, none of them older than the others. */
const keepMany = async (count: number) => {
  const pellets = await listed('Pellets')
  await keepAll(app, { userId, listingIds: await copyListing(app, { id: pellets, count }) })
}

describe('favourites', () => {
  test('are the cards of what one keeps, the latest first, and their ids in one answer', async () => {
    expect([await list(), await ids()]).toEqual([{ items: [], nextCursor: null }, []])
    const kept = [await listed('Marans eggs'), await listed('Feeder'), await listed('Corn')]
    for (const [place, id] of kept.entries()) {
      minutesOn(place)
      await keep(id)
    }
    expect(await names()).toEqual(['Corn', 'Feeder', 'Marans eggs'])
    expect(await ids()).toEqual(kept.toReversed())
    const first = await list('?limit=2')
    expect(first.items[0]).toEqual(ok(await api.get<ProductCard[]>(`/api/products/cards?id=${kept[2]}`))[0])
    expect(await list(`?limit=2&cursor=${first.nextCursor}`)).toMatchObject({
      items: [{ name: 'Marans eggs' }],
      nextCursor: null,
    })
  })

  test('go on page by page where many were kept in the same moment', async () => {
    await keepMany(7)
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: FavouritePage = await list(`?limit=3${cursor && `&cursor=${cursor}`}`)
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect([seen.length, new Set(seen).size]).toEqual([7, 7])
  })

  test('are kept once, however often and at once it is asked, and removed as often as one likes', async () => {
    const [eggs, corn] = [await listed('Eggs'), await listed('Corn')]
    await Promise.all([keep(eggs), keep(eggs), keep(eggs)])
    minutesOn(1)
    await keep(corn)
    minutesOn(2)
    await keep(eggs)
    expect(await names(), 'keeping it again moves nothing').toEqual(['Corn', 'Eggs'])
    await Promise.all([remove(eggs), remove(eggs)])
    await remove(eggs)
    expect(await ids()).toEqual([corn])
  })

  test('are only what anybody may look at, and leave the list when that ends', async () => {
    const shown = await listed('Eggs')
    const paused = await listed('Paused', { status: 'paused' })
    const gone = await listed('Sold out', { options: [{ label: 'One', pricePence: 100, stock: 0 }] })
    const draft = await listed('Draft', { status: 'draft' })
    const removed = await listed('Removed', { status: 'removed' })
    for (const id of [draft, removed, '01900000-0000-7000-8000-000000000000', 'eggs']) {
      const { status, body } = await put(id)
      expect([status, body.code], id).toEqual([404, 'not_found'])
    }
    expect(await ids()).toEqual([])
    for (const [place, id] of [shown, paused, gone].entries()) {
      minutesOn(place)
      await keep(id)
    }
    expect((await list()).items.map(({ status }) => status)).toEqual(['sold_out', 'paused', 'active'])
    await removeListing(app, { id: paused })
    expect(await names()).toEqual(['Sold out', 'Eggs'])
    const seller = await addSeller(app, { username: 'hidden_hens', outcode: 'SY8' })
    const [kept, never] = [
      await addListing(app, seller, { title: 'Of a suspended seller' }),
      await addListing(app, seller, { title: 'Of them too' }),
    ]
    minutesOn(3)
    await keep(kept.id)
    await suspend(app, seller)
    expect(await names()).toEqual(['Sold out', 'Eggs'])
    expect(await names('?limit=1'), 'a page is full of what may be seen').toEqual(['Sold out'])
    expect((await put(never.id)).status).toBe(404)
    expect(await ids()).not.toContain(never.id)
    await remove(paused)
    expect(await ids()).not.toContain(paused)
  })

  test('are one’s own alone', async () => {
    const eggs = await listed('Eggs')
    await keep(eggs)
    const mine = api
    api = (await addBuyer(app)).api
    expect([await ids(), await names()]).toEqual([[], []])
    await remove(eggs)
    api = mine
    expect([await ids(), await names()]).toEqual([[eggs], ['Eggs']])
  })

  test('are five hundred at most, also when the last places are asked for at once (V2.3.2)', async () => {
    await keepMany(498)
    const more = await Promise.all(['a', 'b', 'c', 'd'].map((title) => listed(title)))
    const answers = await Promise.all(more.map(put))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 204, 422, 422])
    const full = answers.find(({ status }) => status === 422)
    expect([full?.body.code, full?.body.detail]).toEqual([
      'validation',
      'You can save up to 500 favourites. Please remove one first.',
    ])
    const kept = await ids()
    expect(kept).toHaveLength(500)
    await keep(kept[0]!)
    await remove(kept[0]!)
    await keep(more[answers.indexOf(full!)]!)
  })

  test('refuse pages that are none', async () => {
    for (const query of ['limit=0', 'limit=101', 'limit=x', 'cursor=x', 'of=me']) {
      expect((await api.get(`${path}?${query}`)).status, query).toBe(422)
    }
    expect((await api.get(`${path}/ids?limit=1`)).status).toBe(422)
  })
})

describe('cards by their ids', () => {
  const cards = (asked: string[]) =>
    api.get<ProductCard[] & Problem>(`/api/products/cards?${new URLSearchParams(asked.map((id) => ['id', id]))}`)

  test('are those that anybody may look at, each once', async () => {
    const [eggs, paused] = [await listed('Eggs'), await listed('Paused', { status: 'paused' })]
    const draft = await listed('Draft', { status: 'draft' })
    const found = ok(await cards([eggs, draft, paused, eggs, '01900000-0000-7000-8000-000000000000']))
    expect(found.map(({ name }) => name).sort()).toEqual(['Eggs', 'Paused'])
    expect((await cards([eggs])).headers.get('cache-control')).toMatch(/^public/)
  })

  test('are asked for by one id to twenty-four', async () => {
    const some = (count: number) => Array.from({ length: count }, () => crypto.randomUUID())
    expect(ok(await cards(some(24)))).toEqual([])
    for (const asked of [[], some(25), ['eggs']]) {
      const { status, body } = await cards(asked)
      expect([status, body.code], `${asked.length}`).toEqual([422, 'validation'])
    }
  })
})

import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProductPage } from '#contract/catalogue/catalogue.answers.ts'
import type { ProductSort } from '#contract/catalogue/catalogue.constants.ts'
import { addListing, addSeller } from '#testing/market/catalogue.ts'
import { pause, pauseAll, setPrices } from '#testing/market/shelf.ts'
import { anew } from '#testing/site/anew.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
let sellers: string[]

beforeAll(async () => {
  app = await startTestApp()
  const outcodes = ['SY8', 'EX20', 'LD1', 'ZE1']
  sellers = await Promise.all(outcodes.map((outcode) => addSeller(app, { username: `hens_${outcode}`, outcode })))
})
afterAll(() => app.close())

/** Few values each, so that many listings stand at the same place of an order. */
const listing = fc.record({
  seller: fc.nat({ max: 3 }),
  title: fc.constantFrom('Marans eggs', 'Marans hatching eggs', 'Eggs of marans and marans', 'Maran hens of ours'),
  pricePence: fc.constantFrom(900, 1250, 1800),
  rating: fc.constantFrom(null, 4.5, 5),
  publishedAt: fc.constantFrom('2026-04-01T09:00:00.000Z', '2026-04-01T09:00:00.001Z', '2026-05-01T09:00:00.000Z'),
})
type Listing = typeof listing extends fc.Arbitrary<infer T> ? T : never

const change = fc.oneof(
  fc.record({ add: listing }),
  fc.record({ remove: fc.nat() }),
  fc.record({ reprice: fc.nat(), to: fc.constantFrom(500, 1250, 9000) }),
)
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never

const walks = fc.record({
  listed: fc.array(listing, { minLength: 8, maxLength: 14 }),
  limit: fc.integer({ min: 1, max: 5 }),
  between: fc.array(fc.array(change, { maxLength: 3 }), { minLength: 20, maxLength: 20 }),
})

type Standing = { id: string; option: string }

const add = async ({ seller, title, pricePence, rating, publishedAt }: Listing): Promise<Standing> => {
  const options = [{ label: 'Six', pricePence, stock: 5 }]
  const rated = rating === null ? {} : { rating, reviewCount: 2 }
  const at = new Date(publishedAt)
  const { id, optionIds } = await addListing(app, sellers[seller]!, { title, options, publishedAt: at, ...rated })
  return { id, option: optionIds[0]! }
}

/** What stands, and what was touched while somebody read. */
type Shelf = { standing: Standing[]; touched: Set<string> }

const apply = async (shelf: Shelf, done: Change) => {
  if ('add' in done) {
    const added = await add(done.add)
    shelf.touched.add(added.id)
    shelf.standing.push(added)
    return
  }
  const place = ('remove' in done ? done.remove : done.reprice) % shelf.standing.length
  const { id, option } = shelf.standing[place]!
  shelf.touched.add(id)
  if ('reprice' in done) {
    await setPrices(app, { [option]: done.to })
    return
  }
  await pause(app, id)
  shelf.standing.splice(place, 1)
}

/** Every order of the list, and by likeness, where the words are misspelt. */
const orders: Record<ProductSort | 'likeness', string> = {
  relevance: 'q=marans&sort=relevance',
  likeness: 'q=maranz&sort=relevance',
  newest: 'sort=newest',
  price_asc: 'sort=price_asc',
  price_desc: 'sort=price_desc',
  rating: 'sort=rating',
  nearest: 'near=SY8&sort=nearest',
}

const page = async (order: string, cursor: string | null): Promise<ProductPage> => {
  const path = `/api/products?${order}${cursor ? `&cursor=${cursor}` : ''}`
  const { status, body } = await app.client().get<ProductPage>(path, anew(app))
  expect(status).toBe(200)
  return body
}

test.each(Object.entries(orders))(
  'by %s, pages repeat nothing and skip nothing while others write',
  async (sort, order) => {
    const moves = sort.startsWith('price')
    await fc.assert(
      fc.asyncProperty(walks, async ({ listed, limit, between }) => {
        await pauseAll(app, sellers)
        const shelf: Shelf = { standing: [], touched: new Set() }
        for (const item of listed) shelf.standing.push(await add(item))
        const all = shelf.standing.map(({ id }) => id)
        const read: string[] = []
        let cursor: string | null = null
        let pages = 0
        do {
          const { items, nextCursor } = await page(`${order}&limit=${limit}`, cursor)
          read.push(...items.map(({ id }) => id))
          cursor = nextCursor
          for (const done of between[pages] ?? []) await apply(shelf, done)
          pages += 1
        } while (cursor)
        const again = read.filter((id, index) => read.indexOf(id) !== index)
        // What gets another price while somebody reads by price has gone to another place.
        expect(again.filter((id) => !(moves && shelf.touched.has(id)))).toEqual([])
        const standing = shelf.standing.map(({ id }) => id)
        const stayed = all.filter((id) => standing.includes(id) && !(moves && shelf.touched.has(id)))
        expect(stayed.filter((id) => !read.includes(id))).toEqual([])
      }),
      { seed: 20_260_309, numRuns: 2, endOnFailure: true },
    )
  },
)

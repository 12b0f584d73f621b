import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProductPage } from '#contract/catalogue/catalogue.answers.ts'
import { addListing, addSeller } from '#testing/market/catalogue.ts'
import { deleteListing } from '#testing/market/shelf.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import type { TestClient } from '#testing/site/test-client.ts'
import { marans, orpington, stockList } from './list.test-data.ts'

let app: TestApp
let api: TestClient

beforeAll(async () => {
  app = await startTestApp()
  api = app.client({ at: new Date('2026-04-10T10:00:00Z') })
  await stockList(app)
})
afterAll(() => app.close())

const list = async (query: string) => (await api.get<ProductPage>(`/api/products${query}`)).body
const status = async (query: string) => (await api.get(`/api/products${query}`)).status

describe('paging', () => {
  const walk = async (query: string, between: () => Promise<unknown>) => {
    const first = await list(`?${query}&limit=2`)
    await between()
    const rest = await list(`?${query}&limit=2&cursor=${first.nextCursor}`)
    return [...first.items, ...rest.items].map(({ name }) => name)
  }

  test.each(['newest', 'price_asc', 'price_desc', 'rating', 'nearest&near=SY8'])(
    'by %s neither repeats nor leaves out a listing when another is put in between',
    async (sort) => {
      const seller = await addSeller(app, { username: `late_${sort.slice(0, 8)}`, outcode: 'SY8' })
      let added = ''
      const shown = await walk(`sort=${sort}&inStock=false`, async () => {
        const publishedAt = new Date('2026-04-09T12:00:00Z')
        const options = [{ label: 'One', pricePence: sort === 'price_desc' ? 99_000 : 100, stock: 1 }]
        added = (await addListing(app, seller, { title: 'Put in between', publishedAt, options, rating: 5 })).id
      })
      expect(new Set(shown).size).toBe(4)
      expect(shown).toHaveLength(4)
      await deleteListing(app, added)
    },
  )

  test('a cursor of another order is refused', async () => {
    const { nextCursor } = await list('?sort=newest&limit=1')
    expect(await status(`?sort=price_asc&limit=1&cursor=${nextCursor}`)).toBe(422)
  })

  test('the last page says that it is the last', async () => {
    expect((await list('?sort=newest&limit=4')).nextCursor).toBeNull()
  })

  test('search results page by relevance', async () => {
    const first = await list('?q=eggs&limit=1')
    const second = await list(`?q=eggs&limit=1&cursor=${first.nextCursor}`)
    expect([...first.items, ...second.items].map(({ name }) => name).sort()).toEqual([orpington, marans].sort())
    expect(second.nextCursor).toBeNull()
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SellerListings } from '#contract/selling/listings.answers.ts'
import { addSignedInSeller } from '#testing/market/orders.ts'
import { draft, mug, newSeller, ok, publish, start } from '#testing/market/selling.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

describe('the seller’s list', () => {
  it('shows what was changed last first, page by page, with counts of all', async () => {
    const { api } = await newSeller(app)
    const made = []
    for (let index = 0; index < 5; index += 1) {
      api.at = new Date(start.getTime() + index * 60_000)
      made.push(await draft(api, { ...mug, title: `Mug number ${index}` }))
    }
    ok(await publish(api, made[0]!.id))
    const calls = app.calls()
    const first = ok(await api.get<SellerListings>('/api/seller/listings?limit=3'))
    expect(app.calls() - calls).toBe(1)
    expect(first.counts).toEqual({ draft: 4, active: 1, paused: 0, sold_out: 0, removed: 0 })
    const rest = ok(await api.get<SellerListings>(`/api/seller/listings?limit=3&cursor=${first.nextCursor}`))
    expect(rest.nextCursor).toBeNull()
    expect([...first.items, ...rest.items].map(({ title }) => title.at(-1)).sort()).toEqual(['0', '1', '2', '3', '4'])
    const active = ok(await api.get<SellerListings>('/api/seller/listings?status=active'))
    expect(active.items).toEqual([
      {
        id: made[0]!.id,
        slug: 'mug-number-0',
        title: 'Mug number 0',
        category: 'merchandise',
        status: 'active',
        version: 2,
        isFeatured: false,
        lowestPricePence: 900,
        highestPricePence: 900,
        publishedAt: expect.any(String),
        updatedAt: expect.any(String),
        removedReason: null,
        imageUrl: null,
        stock: 20,
        optionCount: 1,
        options: [{ id: made[0]!.options[0]!.id, label: 'One', sku: null, pricePence: 900, stock: 20 }],
      },
    ])
  })

  it('finds part of a title or an SKU, and pages through every order', async () => {
    const { api } = await addSignedInSeller(app)
    const listed = async (query: string) => ok(await api.get<SellerListings>(`/api/seller/listings?${query}`))
    const priced = (pricePence: number, stock: number) => [{ label: 'One', sku: `A_${pricePence}`, pricePence, stock }]
    for (const [title, price, stock] of [
      ['brown bowl', 700, 3],
      ['Amber bowl', 900, 1],
      ['Cream bowl', 800, 2],
    ] as const) {
      await draft(api, { ...mug, title, options: priced(price, stock) })
    }
    const orders = { title: 'Abc', price: 'bCA', stock: 'ACb' }
    for (const [sort, wanted] of Object.entries(orders)) {
      let [seen, cursor]: [string, string | null] = ['', '']
      while (cursor !== null) {
        const page: SellerListings = await listed(`q=BOWL&sort=${sort}&limit=2${cursor && `&cursor=${cursor}`}`)
        seen += page.items.map(({ title }) => title[0]).join('')
        cursor = page.nextCursor
      }
      expect([sort, seen.toLowerCase()]).toEqual([sort, wanted.toLowerCase()])
    }
    expect((await listed('q=a_9')).items.map(({ title }) => title)).toEqual(['Amber bowl'])
    expect((await listed('q=%25')).items).toEqual([])
    const { nextCursor } = await listed('sort=title&limit=1')
    expect((await api.get(`/api/seller/listings?sort=price&cursor=${nextCursor}`)).status).toBe(422)
  })

  it('refuses what it does not know', async () => {
    const seller = await addSignedInSeller(app)
    const noYear = Buffer.from(JSON.stringify(['changed', '0000-01-01T00:00:00Z', seller.id])).toString('base64url')
    for (const query of [
      `cursor=${noYear}`,
      'limit=0',
      'limit=101',
      'status=new',
      'cursor=x',
      'sort=age',
      'show=all',
    ]) {
      expect((await seller.api.get(`/api/seller/listings?${query}`)).status, query).toBe(422)
    }
  })
})

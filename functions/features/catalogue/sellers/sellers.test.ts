import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProductPage } from '#contract/catalogue/catalogue.answers.ts'
import type { Product } from '#contract/catalogue/product.answers.ts'
import type { SellerPage } from '#contract/catalogue/sellers.answers.ts'
import type { Cart } from '#contract/trade/cart.answers.ts'
import type { Quote } from '#contract/trade/checkout.answers.ts'
import { addBuyer, checkOut, fill, home, later, pay, tuesday } from '#testing/market/buying.ts'
import { addListing, addSeller } from '#testing/market/catalogue.ts'
import { ok } from '#testing/market/selling.ts'
import { setShop } from '#testing/market/shops.ts'
import { suspend } from '#testing/people/operators.ts'
import { forceLeft } from '#testing/rows/out-of-reach.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import type { TestClient } from '#testing/site/test-client.ts'

let app: TestApp
let visitor: TestClient
let seller: string

beforeAll(async () => {
  app = await startTestApp()
  visitor = app.client({ at: tuesday })
  seller = await addSeller(app, { username: 'Clun_Bantams', outcode: 'SY7' })
  await setShop(app, seller, { about: '<b>Pekins</b>', policies: 'Write first.', sellerKind: 'trade' })
  for (const status of ['active', 'active', 'paused', 'draft', 'removed'] as const) {
    await addListing(app, seller, { title: `Feed, ${status}`, status })
  }
})
afterAll(() => app.close())

const shopOf = (username: string) => visitor.get<SellerPage>(`/api/sellers/${username}`)

/** A shop on holiday that no other test looks at. */
const away = async (username: string, until: string | null = null) => {
  const id = await addSeller(app, { username, outcode: 'SY8' })
  const { id: listing, optionIds } = await addListing(app, id, { title: `Pellets of ${username}`, collection: true })
  const leave = (holidayUntil: string | null) => setShop(app, id, { holidayUntil })
  await leave(until)
  return { listing, option: optionIds[0]!, leave }
}

describe('a shop', () => {
  test('shows what its keeper says of it and never where they live, in one call', async () => {
    const before = app.calls()
    const { status, body, headers } = await shopOf('clun_bantams')
    expect(app.calls() - before).toBe(1)
    expect([status, headers.get('x-cache')]).toEqual([200, 'MISS'])
    expect(body).toEqual({
      username: 'Clun_Bantams',
      shopName: 'Shop of Clun_Bantams',
      about: '<b>Pekins</b>',
      policies: 'Write first.',
      sellerKind: 'trade',
      place: expect.any(String),
      bannerUrl: null,
      avatarUrl: null,
      joinedAt: '2026-01-05T09:00:00.000Z',
      dispatchWeekdays: ['mon', 'tue', 'wed'],
      holidayUntil: null,
      listingCount: 2,
      rating: null,
      reviewCount: 0,
      hatchRate: null,
      ordersSent: null,
      postedOnTimePercent: null,
      responseHours: null,
      keeperConfirmed: false,
    })
  })

  test.each([
    ['suspended', (id: string) => suspend(app, id)],
    ['gone', (id: string) => forceLeft(app, { id, at: tuesday })],
  ] as const)('whose keeper is %s is not found', async (state, end) => {
    const name = `hens_${state}`
    const id = await addSeller(app, { username: name, outcode: 'SY8' })
    expect((await shopOf(name)).status).toBe(200)
    await end(id)
    visitor.at = later(tuesday, 10)
    expect((await shopOf(name)).status).toBe(404)
    visitor.at = tuesday
  })

  test('is not found where nobody sells, nor under what is no name', async () => {
    const { id } = await addBuyer(app)
    for (const name of [
      `buyer_${id.slice(0, 8)}`,
      'nobody-at-all',
      'a',
      'x'.repeat(31),
      '%00',
      "o'brien",
      '..%2Fcart',
    ]) {
      expect((await shopOf(name)).status, name).toBe(404)
    }
    expect((await visitor.get('/api/sellers/clun_bantams?about=1')).status).toBe(422)
  })
})

describe('a shop on holiday', () => {
  test('says so on its page, its listings and their cards until its last day is over in the UK', async () => {
    const { listing } = await away('teme_ducks', '2026-06-12')
    const seen = async (at: string) => {
      const client = app.client({ at: new Date(at) })
      const [shop, product, list] = [
        await client.get<SellerPage>('/api/sellers/teme_ducks'),
        await client.get<Product>(`/api/products/${listing}`),
        await client.get<ProductPage>('/api/products?seller=teme_ducks'),
      ]
      return [shop.body.holidayUntil, product.body.seller.holidayUntil, list.body.items[0]?.awayUntil]
    }
    expect(await seen('2026-06-12T22:59:00Z')).toEqual(Array(3).fill('2026-06-12'))
    expect(await seen('2026-06-12T23:30:00Z')).toEqual(Array(3).fill(null))
  })

  test('names no day of delivery until it is back, as nothing does that is sold out or paused', async () => {
    const { listing } = await away('corve_swans', '2026-06-09')
    const soldOut = await addListing(app, seller, {
      title: 'Chick crumb',
      options: [{ label: '5 kg', pricePence: 900, stock: 0 }],
    })
    const paused = await addListing(app, seller, { title: 'Grower pellets', status: 'paused' })
    for (const id of [listing, soldOut.id, paused.id]) {
      const { delivery } = ok(await visitor.get<Product>(`/api/products/${id}`))
      expect(delivery[0]).toMatchObject({ code: 'goods_standard', pricePence: 499, estimate: null })
      expect(delivery.flatMap(({ estimate }) => estimate ?? [])).toEqual([])
    }
    const back = app.client({ at: new Date('2026-06-10T08:00:00Z') })
    // Wednesday's is accepted by Friday, leaves on Monday and takes three to five days.
    expect(ok(await back.get<Product>(`/api/products/${listing}`)).delivery[0]?.estimate).toEqual({
      from: '2026-06-18',
      to: '2026-06-22',
    })
  })

  test('sells nothing into a cart, and again from the day after without anybody’s doing', async () => {
    const { option } = await away('wye_geese', '2026-06-12')
    const { api } = await addBuyer(app)
    const refused = await api.post<{ detail: string }>('/api/cart/items', { optionId: option, quantity: 1 })
    expect(refused).toMatchObject({ status: 409, body: { code: 'illegal_state', state: 'away' } })
    expect(refused.body.detail).toMatch(/^Shop of wye_geese is away until .*12 June and back on .*13 June\.$/)
    api.at = new Date('2026-06-13T08:00:00Z')
    await fill(api, [option, 1])
  })

  test('is named with its day at a line that was in a cart before, which neither quote nor checkout takes', async () => {
    const { option, leave } = await away('onny_quail')
    const { api } = await addBuyer(app)
    await fill(api, [option, 1])
    await leave('2026-06-12')
    const { groups } = ok(await api.get<Cart>('/api/cart'))
    expect(groups[0]?.lines[0]?.notice).toMatch(/^Shop of onny_quail is away until .*12 June/)
    const { problems } = ok(await api.post<Quote>('/api/checkout/quote', { address: home }))
    expect(problems).toMatchObject([{ code: 'shop_away', lineId: groups[0]?.lines[0]?.id }])
    expect(problems[0]?.detail).toContain('Shop of onny_quail')
    const opened = await checkOut(api)
    expect(opened).toMatchObject({ status: 409, body: { code: 'cart_problems', problems: [{ code: 'shop_away' }] } })
  })

  test('keeps what was ordered before it began: its payment still counts', async () => {
    const { option, leave } = await away('arrow_hens')
    const { api } = await addBuyer(app)
    await fill(api, [option, 1])
    const opened = ok(await checkOut(api), 201)
    await leave('2026-06-12')
    expect(ok(await pay(api, opened)).status).toBe('succeeded')
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Cart } from '#contract/trade/cart.answers.ts'
import { addBuyer, fill, home, quote } from '#testing/market/buying.ts'
import { addListing, addOption, addSeller } from '#testing/market/catalogue.ts'
import { addSignedInSeller } from '#testing/market/orders.ts'
import { archiveOptions, pause, setPrices, setStock } from '#testing/market/shelf.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import type { TestClient } from '#testing/site/test-client.ts'

let app: TestApp
let hens: string
let api: TestClient

const eggs = { title: 'Marans eggs', category: 'hatching-eggs', subcategory: 'chicken' }
const bird = { title: 'Campbell duck', category: 'live-birds', subcategory: 'ducks' }

beforeAll(async () => {
  app = await startTestApp()
  hens = await addSeller(app, { username: 'ludlow_hens', outcode: 'SY8' })
  api = (await addBuyer(app)).api
})
afterAll(() => app.close())

const of = (...items: object[]) => ({ address: home, items })

describe('a quote of items', () => {
  test('prices exactly these and neither reads nor changes the cart', async () => {
    const [feed, egg] = [await addOption(app, hens), await addOption(app, hens, eggs)]
    await fill(api, [feed, 4])
    await setPrices(app, { [feed]: 1300 })
    const cart = (await api.get<Cart>('/api/cart')).body
    const before = app.calls()
    const { status, body } = await quote(api, of({ optionId: egg, quantity: 2 }, { optionId: feed, quantity: 1 }))
    expect([status, app.calls() - before]).toEqual([200, 1])
    expect(body).toMatchObject({ problems: [], goodsPence: 3800, deliveryPence: 899 + 499, totalPence: 5198 })
    expect(body.groups).toHaveLength(1)
    expect(body.groups[0]!.lines).toMatchObject([
      { lineId: null, optionId: egg, name: 'Marans eggs', quantity: 2, unitPricePence: 1250, linePence: 2500 },
      { lineId: null, optionId: feed, quantity: 1, unitPricePence: 1300, linePence: 1300, stock: 5, notice: null },
    ])
    expect((await api.get<Cart>('/api/cart')).body).toEqual(cart)
  })

  test('knows an option by its id in capitals, too, and once', async () => {
    const feed = await addOption(app, hens)
    const { body } = await quote(api, of({ optionId: feed.toUpperCase(), quantity: 1 }))
    expect([body.problems, body.groups[0]!.lines[0]!.optionId]).toEqual([[], feed])
    const twice = of({ optionId: feed, quantity: 1 }, { optionId: feed.toUpperCase(), quantity: 1 })
    expect((await quote(api, twice)).status).toBe(422)
  })

  test('shows each line as the cart does', async () => {
    const buyer = (await addBuyer(app)).api
    const feed = await addOption(app, hens, { collection: true })
    await fill(buyer, [feed, 2, 'collect'])
    const { id, way, ways, canBuy, ...line } = (await buyer.get<Cart>('/api/cart')).body.groups[0]!.lines[0]!
    expect([way, ways, canBuy]).toEqual(['collect', ['post', 'collect'], true])
    expect((await quote(buyer)).body.groups).toMatchObject([{ way: 'collect', lines: [{ ...line, lineId: id }] }])
    const bought = await quote(buyer, { items: [{ optionId: feed, quantity: 2, way: 'collect' }] })
    expect(bought.body.groups[0]!.lines).toEqual([{ ...line, lineId: null }])
    expect(bought.body.groups[0]!.methods).toMatchObject([{ code: 'collection', selected: true }])
  })

  test('sends what has no way by post, and lets what is only collected be collected', async () => {
    const [feed, duck] = [await addOption(app, hens, { collection: true }), await addOption(app, hens, bird)]
    const { body } = await quote(api, of({ optionId: feed, quantity: 1 }, { optionId: duck, quantity: 1 }))
    expect(body.groups.map(({ way }) => way)).toEqual(['post', 'collect'])
    expect(body.problems).toEqual([])
  })

  test('shows all lines, tells those that cannot be bought apart and counts the others alone', async () => {
    const [feed, scarce, gone, duck] = [
      await addOption(app, hens, { options: [{ label: 'Bag', pricePence: 4000, stock: 5 }] }),
      await addOption(app, hens, { title: 'Grit', options: [{ label: 'Bag', pricePence: 4000, stock: 1 }] }),
      await addOption(app, hens, { title: 'Corn' }),
      await addOption(app, hens, bird),
    ]
    await archiveOptions(app, gone)
    const { id, optionIds } = await addListing(app, hens, { title: 'Oyster shell' })
    await pause(app, id)
    const items = [feed, scarce, gone, optionIds[0]!, duck].map((optionId) => ({ optionId, quantity: 1 }))
    const all = of({ ...items[0] }, { ...items[1], quantity: 2 }, ...items.slice(2, 4), { ...items[4], way: 'post' })
    const { status, body } = await quote(api, all)
    expect(status).toBe(200)
    expect(body.problems).toEqual([
      {
        code: 'insufficient_stock',
        lineId: null,
        optionId: scarce,
        detail: '“Grit”: Only 1 left. Please change the quantity.',
      },
      { code: 'not_for_sale', lineId: null, optionId: gone, detail: '“Corn”: No longer for sale.' },
      {
        code: 'not_for_sale',
        lineId: null,
        optionId: optionIds[0],
        detail: '“Oyster shell”: Not for sale at the moment.',
      },
      {
        code: 'way_not_offered',
        lineId: null,
        optionId: duck,
        detail: '“Campbell duck”: The seller no longer posts this.',
      },
    ])
    expect(body.groups.flatMap(({ lines }) => lines.map(({ optionId, stock }) => [optionId, stock]))).toEqual([
      [feed, 5],
      [scarce, 1],
      [gone, 0],
      [optionIds[0], 0],
      [duck, 5],
    ])
    // Without the grit the goods come to less than 75 pounds, so that they are not posted free.
    expect(body).toMatchObject({ goodsPence: 4000, deliveryPence: 499, totalPence: 4499 })
  })

  test('comes to nothing when nothing can be bought, in the cart too', async () => {
    const buyer = (await addBuyer(app)).api
    const feed = await addOption(app, hens)
    await fill(buyer, [feed, 1])
    await setStock(app, { [feed]: 0 })
    for (const body of [{ address: home }, of({ optionId: feed, quantity: 1 })]) {
      expect((await quote(buyer, body)).body).toMatchObject({
        groups: [{ goodsPence: 0, deliveryPence: 0, totalPence: 0, methods: [], lines: [{ optionId: feed }] }],
        problems: [{ code: 'insufficient_stock', optionId: feed }],
        totalPence: 0,
      })
    }
  })

  test('names what does not exist or is a draft alike, and shows nothing of it', async () => {
    const draft = await addListing(app, hens, { title: 'Secret eggs', status: 'draft' })
    const ids = [draft.optionIds[0]!, randomUUID()]
    const { body } = await quote(api, of(...ids.map((optionId) => ({ optionId, quantity: 1 }))))
    expect(body).toMatchObject({ groups: [], totalPence: 0 })
    expect(body.problems).toEqual(
      ids.map((optionId) => ({ code: 'not_for_sale', lineId: null, optionId, detail: 'No longer for sale.' })),
    )
  })

  test('refuses one’s own listing', async () => {
    const own = await addSignedInSeller(app)
    const feed = await addOption(app, own.id)
    const { body } = await quote(own.api, of({ optionId: feed, quantity: 1 }))
    expect(body).toMatchObject({
      groups: [{ lines: [{ optionId: feed, stock: 0 }] }],
      totalPence: 0,
      problems: [{ code: 'own_listing', optionId: feed, detail: expect.stringContaining('This is your own listing.') }],
    })
  })

  test('says in the line’s notice what the price was when the buyer was last shown it', async () => {
    const feed = await addOption(app, hens)
    const { body } = await quote(api, of({ optionId: feed, quantity: 2, unitPricePence: 1200 }))
    expect(body).toMatchObject({ problems: [], goodsPence: 2500 })
    expect(body.groups[0]!.lines[0]!.notice).toBe('The price has risen from £12.00 to £12.50.')
  })

  test.each([
    ['no item', () => [], 'items'],
    ['more than twenty', (id: string) => Array.from({ length: 21 }, () => ({ optionId: id, quantity: 1 })), 'items'],
    ['an option twice', (id: string) => Array(2).fill({ optionId: id, quantity: 1 }), 'items.1.optionId'],
    ['none of it', (id: string) => [{ optionId: id, quantity: 0 }], 'items.0.quantity'],
    ['a hundred of it', (id: string) => [{ optionId: id, quantity: 100 }], 'items.0.quantity'],
    ['half of it', (id: string) => [{ optionId: id, quantity: 0.5 }], 'items.0.quantity'],
    ['no option', () => [{ quantity: 1 }], 'items.0.optionId'],
    ['an unknown way', (id: string) => [{ optionId: id, quantity: 1, way: 'pigeon' }], 'items.0.way'],
    [
      'a price of nothing',
      (id: string) => [{ optionId: id, quantity: 1, unitPricePence: 0 }],
      'items.0.unitPricePence',
    ],
    ['an unknown field', (id: string) => [{ optionId: id, quantity: 1, pricePence: 1 }], 'items.0.pricePence'],
  ])('refuses %s, and so does a checkout', async (_, itemsOf, path) => {
    const items = itemsOf(await addOption(app, hens))
    expect(await quote(api, of(...items))).toMatchObject({ status: 422, body: { code: 'validation' } })
    const refused = await api.post('/api/checkout', of(...items), { 'Idempotency-Key': randomUUID() })
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: expect.arrayContaining([expect.objectContaining({ path })]) },
    })
  })
})

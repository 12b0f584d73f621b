import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Quote } from '#contract/trade/checkout.answers.ts'
import { addBuyer, checkOut, home, quote, tuesday } from '#testing/market/buying.ts'
import { addListing, addOption, addSeller } from '#testing/market/catalogue.ts'
import { addSignedInSeller, yard } from '#testing/market/orders.ts'
import { archiveOptions, setStock } from '#testing/market/shelf.ts'
import { everythingStored } from '#testing/rows/everything-stored.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import type { TestClient } from '#testing/site/test-client.ts'

let app: TestApp
let hens: string
let ducks: string

const eggs = { title: 'Marans eggs', category: 'hatching-eggs', subcategory: 'chicken' }
const path = '/api/checkout/guest-quote'
const ask = (body: object, api: TestClient = app.client({ at: tuesday })) => api.post<Quote>(path, body)
const one = (optionId: string, quantity = 1) => ({ optionId, quantity })

beforeAll(async () => {
  app = await startTestApp()
  hens = await addSeller(app, { username: 'ludlow_hens', outcode: 'SY8' })
  ducks = await addSeller(app, { username: 'devon_ducks', outcode: 'EX20' })
})
afterAll(() => app.close())

describe('a quote for a guest', () => {
  test('prices what they chose by seller, as the same costs a buyer, in one call', async () => {
    const items = [
      one(await addOption(app, hens)),
      one(await addOption(app, hens, eggs), 2),
      one(await addOption(app, ducks)),
    ]
    const before = app.calls()
    const { status, body } = await ask({ items, postcode: 'sy81aa' })
    expect([status, app.calls() - before]).toEqual([200, 1])
    expect(body).toMatchObject({
      problems: [],
      goodsPence: 5000,
      deliveryPence: 899 + 499 + 499,
      discountPence: 0,
      totalPence: 6897,
      currency: 'GBP',
    })
    expect(body.groups.map(({ seller, totalPence }) => [seller.username, totalPence])).toEqual([
      ['ludlow_hens', 5148],
      ['devon_ducks', 1749],
    ])
    const buyer = (await addBuyer(app)).api
    expect((await quote(buyer, { items, address: home })).body).toEqual(body)
  })

  test('says in what town they collect, of the shop’s address nothing, and where it is posted neither', async () => {
    const seller = await addSignedInSeller(app)
    const items = [
      { ...one(await addOption(app, seller.id, { collection: true })), way: 'collect' },
      one(await addOption(app, seller.id)),
    ]
    const { body } = await ask({ items })
    expect(body.groups.map(({ way, collectionPlace }) => [way, collectionPlace])).toEqual([
      ['collect', 'Ludlow'],
      ['post', null],
    ])
    expect(JSON.stringify(body)).not.toContain(yard.line1)
  })

  test('needs no postcode, and says with one of the islands that eggs do not go there', async () => {
    const items = [one(await addOption(app, hens, eggs))]
    expect((await ask({ items })).body).toMatchObject({ problems: [], deliveryPence: 899, totalPence: 2149 })
    const { body } = await ask({ items, postcode: 'BT1 1AA' })
    expect(body).toMatchObject({ totalPence: 0, problems: [{ code: 'eggs_not_posted', lineId: null }] })
  })

  test('says what cannot be bought, and that a price has moved since they put it in', async () => {
    const [feed, scarce, gone] = [
      await addOption(app, hens),
      await addOption(app, hens, { title: 'Grit' }),
      await addOption(app, hens, { title: 'Corn' }),
    ]
    await setStock(app, { [scarce]: 1 })
    await archiveOptions(app, gone)
    const items = [{ ...one(feed, 2), unitPricePence: 1200 }, one(scarce, 2), one(gone)]
    const { body } = await ask({ items, postcode: 'SY8 1AA' })
    expect(body.problems).toEqual([
      {
        code: 'insufficient_stock',
        lineId: null,
        optionId: scarce,
        detail: '“Grit”: Only 1 left. Please change the quantity.',
      },
      { code: 'not_for_sale', lineId: null, optionId: gone, detail: '“Corn”: No longer for sale.' },
    ])
    expect(body).toMatchObject({ goodsPence: 2500, deliveryPence: 499, totalPence: 2999 })
    expect(body.groups[0]!.lines[0]!.notice).toBe('The price has risen from £12.00 to £12.50.')
  })

  test('tells nothing of a draft: it is as what never was', async () => {
    const draft = await addListing(app, hens, { title: 'Secret eggs', status: 'draft' })
    const ids = [draft.optionIds[0]!, randomUUID()]
    const { body } = await ask({ items: ids.map((id) => one(id)) })
    expect(body).toMatchObject({ groups: [], totalPence: 0 })
    expect(body.problems).toEqual(
      ids.map((optionId) => ({ code: 'not_for_sale', lineId: null, optionId, detail: 'No longer for sale.' })),
    )
  })

  test('is the same whoever is signed in: of no one’s shop, and of no one’s open checkout', async () => {
    const seller = await addSignedInSeller(app)
    const own = await addOption(app, seller.id)
    expect((await quote(seller.api, { items: [one(own)], address: home })).body.problems).toHaveLength(1)
    expect((await ask({ items: [one(own)] }, seller.api)).body).toMatchObject({ problems: [], goodsPence: 1250 })

    const last = await addOption(app, hens)
    await setStock(app, { [last]: 1 })
    const buyer = (await addBuyer(app)).api
    expect((await checkOut(buyer, { items: [one(last)], address: home })).status).toBe(201)
    expect((await quote(buyer, { items: [one(last)], address: home })).body.problems).toEqual([])
    expect((await ask({ items: [one(last)] }, buyer)).body.problems).toMatchObject([{ code: 'insufficient_stock' }])
  })

  test('keeps nothing and is kept nowhere', async () => {
    const feed = await addOption(app, hens)
    const before = await everythingStored(app)
    const { headers } = await ask({ items: [one(feed)], postcode: 'SY8 1AA' })
    expect(await everythingStored(app)).toEqual(before)
    expect([headers.get('cache-control'), headers.get('set-cookie')]).toEqual(['no-store', null])
  })

  test('takes as much as a guest’s cart holds', async () => {
    const feed = await addOption(app, hens)
    await setStock(app, { [feed]: 500 })
    const items = [one(feed, 400), ...Array.from({ length: 99 }, () => one(randomUUID()))]
    expect((await ask({ items })).body).toMatchObject({ goodsPence: 500_000, deliveryPence: 0 })
  })

  test.each([
    ['nothing', { items: [] }, 'items'],
    ['no item', {}, 'items'],
    ['more than a cart holds', { items: Array.from({ length: 101 }, () => one(randomUUID())) }, 'items'],
    ['an option twice', { items: Array(2).fill(one(randomUUID())) }, 'items.1.optionId'],
    ['none of it', { items: [one(randomUUID(), 0)] }, 'items.0.quantity'],
    ['more of it than a cart takes', { items: [one(randomUUID(), 10_001)] }, 'items.0.quantity'],
    ['an unknown way', { items: [{ ...one(randomUUID()), way: 'pigeon' }] }, 'items.0.way'],
    ['half a postcode', { items: [one(randomUUID())], postcode: 'SY8' }, 'postcode'],
    ['an address', { items: [one(randomUUID())], address: home }, 'address'],
    ['a saved address', { items: [one(randomUUID())], addressId: randomUUID() }, 'addressId'],
  ])('refuses %s', async (_, body, field) => {
    const refused = await ask(body)
    expect(refused).toMatchObject({ status: 422, body: { code: 'validation' } })
    expect(refused.body).toMatchObject({ errors: expect.arrayContaining([expect.objectContaining({ path: field })]) })
  })
})

test('a network has so many quotes for guests a minute as it has reads that the cache cannot answer', async () => {
  const strict = await startTestApp({ RATE_LIMITS: 'strict' })
  const busy = { 'CF-Connecting-IP': '2001:db8:0:7::1' }
  const body = { items: [one(randomUUID())] }
  const askFrom = (headers: Record<string, string>) => strict.client({ at: tuesday }).post(path, body, headers)
  for (let round = 0; round < 3; round += 1) {
    const answers = await Promise.all(Array.from({ length: 100 }, () => askFrom(busy)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  }
  const calls = strict.calls()
  const refused = await askFrom(busy)
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect([refused.headers.get('retry-after'), strict.calls() - calls]).toEqual(['60', 0])
  expect((await askFrom({ 'CF-Connecting-IP': '2001:db8:0:8::1' })).status).toBe(200)
  await strict.close()
})

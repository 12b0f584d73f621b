import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Problem } from '#contract/problems.ts'
import type { Cart } from '#contract/trade/cart.answers.ts'
import { addBuyer, checkOut, fill, home, quote } from '#testing/market/buying.ts'
import { addOption, addSeller } from '#testing/market/catalogue.ts'
import { archiveOptions } from '#testing/market/shelf.ts'
import { setShop } from '#testing/market/shops.ts'
import { suspend } from '#testing/people/operators.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import type { TestClient } from '#testing/site/test-client.ts'

let app: TestApp
let hens: string
let ducks: string

const eggs = { title: 'Marans eggs', category: 'hatching-eggs', subcategory: 'chicken' }
const buyer = async (): Promise<TestClient> => (await addBuyer(app)).api

beforeAll(async () => {
  app = await startTestApp()
  hens = await addSeller(app, { username: 'ludlow_hens', outcode: 'SY8' })
  ducks = await addSeller(app, { username: 'devon_ducks', outcode: 'EX20' })
})
afterAll(() => app.close())

describe('a quote', () => {
  test('charges each seller’s classes of goods once, the cheapest unless said otherwise', async () => {
    const api = await buyer()
    await fill(
      api,
      [await addOption(app, hens), 1],
      [await addOption(app, hens, eggs), 2],
      [await addOption(app, ducks), 1],
    )
    const before = app.calls()
    const { status, body } = await quote(api)
    expect(app.calls() - before).toBe(1)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      problems: [],
      goodsPence: 5000,
      deliveryPence: 899 + 499 + 499,
      discountPence: 0,
      totalPence: 6897,
      currency: 'GBP',
    })
    expect(body.groups[0]).toMatchObject({
      seller: { username: 'ludlow_hens' },
      way: 'post',
      goodsPence: 3750,
      deliveryPence: 1398,
      totalPence: 5148,
    })
    expect(body.groups[0]?.methods.filter(({ selected }) => selected).map(({ code }) => code)).toEqual([
      'eggs_special',
      'goods_standard',
    ])
    expect(body.groups[1]?.methods.find(({ code }) => code === 'goods_next_day')).toEqual({
      code: 'goods_next_day',
      class: 'goods',
      label: 'Next Day',
      pricePence: 999,
      estimate: { from: '2026-06-15', to: '2026-06-15' },
      selected: false,
    })
    const chosen = await quote(api, {
      address: home,
      deliveries: [{ seller: 'ludlow_hens', methods: ['eggs_courier'] }],
    })
    expect(chosen.body.deliveryPence).toBe(1499 + 499 + 499)
  })

  test('posts free by the standard methods from 75 pounds with one seller', async () => {
    const api = await buyer()
    await fill(
      api,
      [await addOption(app, hens), 2],
      [
        await addOption(app, hens, { ...eggs, options: [{ label: 'Six', pricePence: 5000, stock: 2, packCount: 6 }] }),
        1,
      ],
    )
    expect((await quote(api)).body).toMatchObject({ goodsPence: 7500, deliveryPence: 0 })
    const express = { address: home, deliveries: [{ seller: 'ludlow_hens', methods: ['goods_express'] }] }
    expect((await quote(api, express)).body.deliveryPence).toBe(799)
  })

  test('needs an address unless all is collected', async () => {
    const api = await buyer()
    await fill(api, [await addOption(app, hens, { collection: true }), 1, 'collect'])
    expect(await quote(api, {})).toMatchObject({ status: 200, body: { deliveryPence: 0, totalPence: 1250 } })
    await fill(api, [await addOption(app, hens), 1])
    expect(await quote(api, {})).toMatchObject({ status: 422, body: { errors: [{ path: 'address' }] } })
  })

  test('says where each shop’s goods are collected, and nothing of the kind of what is posted', async () => {
    const api = await buyer()
    const collected = { collection: true }
    const [feed, grit] = [await addOption(app, hens, collected), await addOption(app, ducks, collected)]
    await fill(api, [feed, 1, 'collect'], [grit, 1, 'collect'], [await addOption(app, ducks), 1])
    const { body } = await quote(api)
    expect(body.groups.map(({ seller, way, collectionPlace }) => [seller.username, way, collectionPlace])).toEqual([
      ['ludlow_hens', 'collect', 'Ludlow'],
      ['devon_ducks', 'collect', 'Okehampton'],
      ['devon_ducks', 'post', null],
    ])
  })

  test('names no place to collect from while the shop says none', async () => {
    const nowhere = await addSeller(app, { username: 'quiet_hens', outcode: 'SY8' })
    await setShop(app, nowhere, { outcode: null })
    const api = await buyer()
    await fill(api, [await addOption(app, nowhere, { collection: true }), 1, 'collect'])
    expect((await quote(api)).body.groups).toMatchObject([{ way: 'collect', collectionPlace: null }])
  })

  test('is refused, as a checkout is, for what is to be collected of a shop that doesn’t say where', async () => {
    const secretive = await addSeller(app, { username: 'hidden_hens', outcode: 'SY8' })
    const feed = await addOption(app, secretive, { collection: true })
    const bird = await addOption(app, secretive, {
      title: 'Campbell duck',
      category: 'live-birds',
      subcategory: 'ducks',
    })
    const api = await buyer()
    await fill(api, [feed, 1, 'collect'], [bird, 1])
    await setShop(app, secretive, { collectionAddress: null })
    const { body } = await quote(api)
    const said = 'The seller hasn’t said yet where to collect this.'
    expect(body.totalPence).toBe(0)
    expect(body.problems).toMatchObject([
      { code: 'way_not_offered', optionId: feed, detail: expect.stringMatching(`: ${said}$`) },
      { code: 'way_not_offered', optionId: bird, detail: `“Campbell duck”: ${said}` },
    ])
    const { groups } = (await api.get<Cart>('/api/cart')).body
    expect(groups.flatMap(({ lines }) => lines).map(({ notice }) => notice)).toEqual([
      `${said} Have it posted, or remove it.`,
      `${said} Save it for later, or remove it.`,
    ])
    expect(await checkOut<Problem>(api)).toMatchObject({ status: 409, body: { code: 'cart_problems' } })
  })

  test('names what stands against it: eggs to the islands, what is gone, an empty cart', async () => {
    const api = await buyer()
    expect((await quote(api)).body.problems).toEqual([
      { code: 'empty_cart', lineId: null, optionId: null, detail: 'Your cart is empty.' },
    ])
    const gone = await addOption(app, hens)
    await fill(api, [await addOption(app, hens, eggs), 1], [gone, 1])
    await archiveOptions(app, gone)
    const { body } = await quote(api, { address: { ...home, postcode: 'je2 3ab' } })
    expect(body.problems.map(({ code }) => code)).toEqual(['eggs_not_posted', 'not_for_sale'])
    const refused = await checkOut<Problem & { problems: unknown }>(api, { address: { ...home, postcode: 'JE2 3AB' } })
    expect(refused).toMatchObject({ status: 409, body: { code: 'cart_problems', problems: body.problems } })
  })

  test.each([
    [{ deliveries: [{ seller: 'nobody_here', methods: [] }] }, 'deliveries.0.seller'],
    [{ deliveries: [{ seller: 'ludlow_hens', methods: ['eggs_courier'] }] }, 'deliveries.0.methods'],
    [{ deliveries: Array(2).fill({ seller: 'ludlow_hens', methods: ['goods_express'] }) }, 'deliveries.1.seller'],
    [{ deliveries: [{ seller: 'ludlow_hens', methods: ['goods_express', 'goods_next_day'] }] }, 'deliveries.0.methods'],
    [{ deliveries: [{ seller: 'ludlow_hens', methods: ['international'] }] }, 'deliveries.0.methods.0'],
    [{ deliveries: 'all' }, 'deliveries'],
    [{ address: { ...home, postcode: 'nowhere' } }, 'address.postcode'],
    [{ address: { ...home, country: 'FR' } }, 'address.country'],
    [{ discountCode: 'SPRING' }, 'discountCode'],
    [{ totalPence: 1 }, 'totalPence'],
    [{ addressId: randomUUID() }, 'addressId'],
  ])('refuses %j', async (body, path) => {
    const api = await buyer()
    await fill(api, [await addOption(app, hens), 1])
    const whole = { address: home, ...body }
    expect(await quote(api, whole)).toMatchObject({ status: 422, body: { code: 'validation', errors: [{ path }] } })
    expect((await checkOut(api, whole)).status).toBe(422)
  })

  test('takes nothing of a seller who was suspended since it was put into the cart', async () => {
    const seller = await addSeller(app, { username: 'clun_geese', outcode: 'SY7' })
    const api = await buyer()
    await fill(api, [await addOption(app, seller), 1])
    await suspend(app, seller)
    const problems = [{ code: 'not_for_sale', detail: expect.stringMatching(/No longer for sale\.$/) }]
    expect((await quote(api)).body.problems).toMatchObject(problems)
    const refused = await checkOut<Problem>(api)
    expect(refused).toMatchObject({ status: 409, body: { code: 'cart_problems', problems } })
  })
})

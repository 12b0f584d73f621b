import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Problem } from '#contract/problems.ts'
import type { Cart } from '#contract/trade/cart.answers.ts'
import type { Checkout, Quote } from '#contract/trade/checkout.answers.ts'
import type { Jobs } from '#db/local/jobs.ts'
import { brokenInvariants } from '#testing/invariants.ts'
import {
  addBuyer,
  checkOut,
  fill,
  home,
  later,
  pay,
  quote,
  referenceOf,
  stockOf,
  tuesday,
} from '#testing/market/buying.ts'
import { addListing, addOption, addSeller } from '#testing/market/catalogue.ts'
import { archiveOptions, setPrices } from '#testing/market/shelf.ts'
import { mailTo } from '#testing/people/test-users.ts'
import { startTestApp, startTestJobs, type TestApp } from '#testing/site/test-app.ts'
import type { TestClient } from '#testing/site/test-client.ts'

let app: TestApp
let jobs: Jobs
let hens: string

beforeAll(async () => {
  app = await startTestApp()
  jobs = await startTestJobs(app)
  hens = await addSeller(app, { username: 'ludlow_hens', outcode: 'SY8' })
})
afterAll(async () => {
  await jobs.close()
  await app.close()
})
afterEach(async () => expect(await brokenInvariants(app.db)).toEqual([]))

const one = (stock: number): Promise<string> =>
  addOption(app, hens, { options: [{ label: 'Bag', pricePence: 1000, stock }] })
const of = (...items: object[]) => ({ address: home, items })
const cartOf = async (api: TestClient): Promise<Cart> => (await api.get<Cart>('/api/cart')).body
const statusOf = async (api: TestClient, id: string) => (await api.get<Checkout>(`/api/checkout/${id}`)).body.status

describe('a checkout of items', () => {
  test('buys exactly these in as many calls as the cart, and paying leaves the cart alone', async () => {
    const { api } = await addBuyer(app)
    const [wanted, other] = [await one(5), await one(5)]
    await fill(api, [wanted, 3], [other, 1])
    const cart = await cartOf(api)
    const before = app.calls()
    const { status, body } = await checkOut(api, of({ optionId: wanted, quantity: 2 }))
    expect([status, app.calls() - before]).toEqual([201, 2])
    expect(body).toMatchObject({ totalPence: 2499, orders: [{ totalPence: 2499 }] })
    expect([await stockOf(app, wanted), await stockOf(app, other)]).toEqual([3, 5])
    expect((await pay(api, body)).status).toBe(200)
    expect(await statusOf(api, body.checkoutId)).toBe('paid')
    expect(await cartOf(api)).toMatchObject({ count: 4, goodsPence: cart.goodsPence })
    const { rows } = await app.db.query('select from_cart from checkouts where id = $1', [body.checkoutId])
    expect(rows).toEqual([{ from_cart: false }])
  })

  test('of the cart’s goods at once or of the whole cart is told apart by what was sent alone', async () => {
    const { api } = await addBuyer(app)
    const wanted = await one(5)
    await fill(api, [wanted, 1])
    await pay(api, (await checkOut(api, of({ optionId: wanted, quantity: 1 }))).body)
    expect((await cartOf(api)).count).toBe(1)
    await pay(api, (await checkOut(api)).body)
    expect((await cartOf(api)).count).toBe(0)
    expect(await stockOf(app, wanted)).toBe(3)
  })

  test('takes the last one also when it lies in the buyer’s cart and their open checkout holds it', async () => {
    const { api } = await addBuyer(app)
    const last = await one(1)
    await fill(api, [last, 1])
    const first = (await checkOut(api)).body
    const bought = of({ optionId: last, quantity: 1 })
    expect((await quote(api, bought)).body).toMatchObject({ problems: [], groups: [{ lines: [{ stock: 1 }] }] })
    const second = await checkOut(api, bought)
    const third = await checkOut(api, bought)
    expect([second.status, third.status, await stockOf(app, last)]).toEqual([201, 201, 0])
    expect(await statusOf(api, first.checkoutId)).toBe('abandoned')
    expect(await statusOf(api, second.body.checkoutId)).toBe('abandoned')
    expect((await pay(api, second.body)).status).toBe(409)
    expect((await pay(api, third.body)).status).toBe(200)
    expect((await cartOf(api)).groups[0]?.lines[0]).toMatchObject({ quantity: 1, stock: 0 })
  })

  test('answers a retry with the same checkout, and refuses the key with other items', async () => {
    const { api } = await addBuyer(app)
    const [wanted, other] = [await one(5), await one(5)]
    const body = of({ optionId: wanted, quantity: 2 })
    const first = await checkOut(api, body, 'bought')
    expect(await checkOut(api, body, 'bought')).toMatchObject({ status: 201, body: first.body })
    for (const items of [
      of({ optionId: wanted, quantity: 1 }),
      of({ optionId: other, quantity: 2 }),
      { address: home },
    ]) {
      expect(await checkOut(api, items, 'bought')).toMatchObject({
        status: 422,
        body: { code: 'idempotency_mismatch' },
      })
    }
    expect([await stockOf(app, wanted), await stockOf(app, other)]).toEqual([3, 5])
  })

  test('asks again when a price is not the one that was last shown, with the new quote', async () => {
    const { api } = await addBuyer(app)
    const wanted = await one(5)
    const shown = (await quote(api, of({ optionId: wanted, quantity: 2 }))).body.groups[0]!.lines[0]!
    await setPrices(app, { [wanted]: 1100 })
    const seen = (unitPricePence: number) => of({ optionId: wanted, quantity: 2, unitPricePence })
    for (const _ of ['once', 'again']) {
      expect(await checkOut<Problem & { quote: Quote }>(api, seen(shown.unitPricePence))).toMatchObject({
        status: 409,
        body: {
          code: 'price_changed',
          quote: {
            totalPence: 2699,
            groups: [{ lines: [{ unitPricePence: 1100, notice: expect.stringMatching(/risen/) }] }],
          },
        },
      })
    }
    expect(await stockOf(app, wanted)).toBe(5)
    expect(await checkOut(api, seen(1100))).toMatchObject({ status: 201, body: { totalPence: 2699 } })
  })

  test('refuses what cannot be bought, as its quote says, and takes nothing of the rest', async () => {
    const { api } = await addBuyer(app)
    const [plenty, scarce, gone] = [await one(5), await one(1), await one(5)]
    const short = of({ optionId: plenty, quantity: 1 }, { optionId: scarce, quantity: 2 })
    expect(await checkOut<Problem>(api, short)).toMatchObject({
      status: 409,
      body: { code: 'insufficient_stock', lines: [{ lineId: null, optionId: scarce, quantity: 2, stock: 1 }] },
    })
    await archiveOptions(app, gone)
    const withGone = of({ optionId: plenty, quantity: 1 }, { optionId: gone, quantity: 1 })
    const { problems } = (await quote(api, withGone)).body
    expect(problems).toMatchObject([{ code: 'not_for_sale', lineId: null, optionId: gone }])
    expect(await checkOut<Problem>(api, withGone)).toMatchObject({
      status: 409,
      body: { code: 'cart_problems', problems },
    })
    expect([await stockOf(app, plenty), await stockOf(app, scarce)]).toEqual([5, 1])
  })

  test('leads back to the listing when it is given up, and a mail does when its time runs out', async () => {
    const { api, email } = await addBuyer(app)
    const { id, optionIds } = await addListing(app, hens, { title: 'Layers pellets' })
    const { body } = await checkOut(api, of({ optionId: optionIds[0], quantity: 1 }))
    const page = await api.get(`/api/payments/sandbox/${referenceOf(body)}`)
    expect(page.body).toMatchObject({ cancelUrl: `/products/${id}` })
    await jobs.run(later(tuesday, 36))
    const [mail] = await mailTo(api, email)
    expect(mail?.subject).toBe('Your order wasn’t paid for in time')
    expect(mail?.text).toContain(`/products/${id}`)
    expect(mail?.text).not.toContain('cart')
  })

  test('is told to its buyer once it is paid, with until when its one seller or each of several may accept', async () => {
    const ducks = await addSeller(app, { username: 'devon_ducks', outcode: 'EX20' })
    const told = async (...optionIds: string[]) => {
      const { api, email } = await addBuyer(app)
      const { body } = await checkOut(api, of(...optionIds.map((optionId) => ({ optionId, quantity: 1 }))))
      await pay(api, body)
      return (await mailTo(api, email))[0]?.text.replaceAll(/\s+/g, ' ')
    }
    const alone = await told(await one(5))
    expect(alone).toMatch(
      / has until the end of .+ to accept\. If they don’t, we’ll cancel the order and refund you\. /,
    )
    expect(alone).not.toContain('Each seller')
    expect(await told(await one(5), await addOption(app, ducks))).toMatch(
      / Each seller has until the end of .+ to accept\. If one doesn’t, we’ll cancel that order and refund you\. /,
    )
  })
})

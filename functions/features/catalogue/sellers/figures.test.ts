import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '#contract/catalogue/product.answers.ts'
import type { SellerPage } from '#contract/catalogue/sellers.answers.ts'
import { addBuyer, checkOut, fill, home, later, pay, tuesday } from '#testing/market/buying.ts'
import { addListing, addSeller } from '#testing/market/catalogue.ts'
import { answer, named, write } from '#testing/market/messages.ts'
import { act, addSignedInSeller, type Market, openMarket, orderIn, paidOrder } from '#testing/market/orders.ts'
import { ok } from '#testing/market/selling.ts'
import { startTestApp, startTestJobs, type TestApp, type TestJobs } from '#testing/site/test-app.ts'

let app: TestApp
let jobs: TestJobs
beforeAll(async () => {
  app = await startTestApp()
  jobs = await startTestJobs(app)
})
afterAll(async () => {
  await jobs.close()
  await app.close()
})

const hours = (many: number): Date => later(tuesday, many * 60)

/** Lets all sellers be counted at this moment, as if none had been on that day. */
const countAt = async (at: Date): Promise<void> => {
  await app.db.query('delete from seller_figures')
  await jobs.run(at)
}

/** What everybody is told of a seller at a moment that nobody has asked at before, counted just then. */
const shopAt = async (username: string, at: Date): Promise<SellerPage> => {
  await countAt(at)
  return ok(await app.client({ at }).get<SellerPage>(`/api/sellers/${username}`))
}

describe('orders that were sent', () => {
  let market: Market
  let username: string
  beforeAll(async () => {
    market = await openMarket(app)
    username = named(market.seller).username
  })

  /** Eggs that were ordered on Tuesday morning and promised from Tuesday of the next week on, sent at a moment. */
  const sentAt = async (at: Date) => {
    const { id } = await paidOrder(market, [market.eggs, 1])
    const { api } = market.seller
    ok(await act(api, id, 'accept'))
    const cookies = [...api.cookies]
    api.at = at
    ok(await act(api, id, 'dispatch'))
    api.at = tuesday
    // A week later the session was renewed, by a cookie that is not valid yet.
    for (const [name, value] of cookies) api.cookies.set(name, value)
  }

  const figures = async (at: Date) => {
    const { ordersSent, postedOnTimePercent } = await shopAt(username, at)
    return { ordersSent, postedOnTimePercent }
  }

  test('are told from the fifth on, and on time is what left before the day that was promised, in the UK', async () => {
    for (const at of [tuesday, tuesday, hours(5), new Date('2026-06-15T22:59:00Z')]) await sentAt(at)
    expect(await figures(hours(200))).toEqual({ ordersSent: null, postedOnTimePercent: null })
    await sentAt(new Date('2026-06-15T23:01:00Z'))
    expect(await figures(hours(210))).toEqual({ ordersSent: 5, postedOnTimePercent: 80 })
    await sentAt(hours(170))
    // Four of six are 66.67 in a hundred.
    expect(await figures(hours(220))).toEqual({ ordersSent: 6, postedOnTimePercent: 66 })
  })

  test('are neither those that wait, were cancelled or collected, nor those of another year', async () => {
    await orderIn(market, 'post', 'accepted')
    await orderIn(market, 'post', 'cancelled')
    await orderIn(market, 'collect', 'collected')
    expect(await figures(hours(230))).toEqual({ ordersSent: 6, postedOnTimePercent: 66 })
    expect(await figures(new Date('2027-06-10T09:00:00Z'))).toEqual({ ordersSent: null, postedOnTimePercent: null })
  })

  test('tell nothing while all are one buyer’s, however many', async () => {
    const own = await openMarket(app)
    const { api } = await addBuyer(app)
    api.at = tuesday
    for (let sent = 0; sent < 5; sent += 1) {
      await fill(api, [own.eggs, 1])
      const opened = ok(await checkOut(api, { address: home }), 201)
      ok(await pay(api, opened))
      ok(await act(own.seller.api, opened.orders[0]!.id, 'accept'))
      ok(await act(own.seller.api, opened.orders[0]!.id, 'dispatch'))
    }
    expect(await shopAt(named(own.seller).username, hours(90))).toMatchObject({ ordersSent: null })
  })

  test('stand with the listing too, and are nobody else’s', async () => {
    const { id } = await addListing(app, market.seller.id, { title: 'Layers mash' })
    await countAt(hours(80))
    const { seller } = ok(await app.client({ at: hours(80) }).get<Product>(`/api/products/${id}`))
    expect(seller).toMatchObject({ ordersSent: 6, postedOnTimePercent: 66, responseHours: null })
    await addSeller(app, { username: 'lugg_hens', outcode: 'SY8' })
    expect(await shopAt('lugg_hens', hours(80))).toMatchObject({ ordersSent: null, postedOnTimePercent: null })
  })
})

describe('how soon a seller answers', () => {
  const asked = async (seller: { api: Parameters<typeof answer>[0]; username: string }, answeredAt: Date | null) => {
    const { api } = await addBuyer(app)
    const { id } = ok(await write(api, { to: seller.username, text: 'Do you post to Skye?' }), 201)
    if (!answeredAt) return
    seller.api.at = answeredAt
    ok(await answer(seller.api, id, 'We do'), 201)
    seller.api.at = tuesday
  }

  test('is within the time that half of those who wrote waited, in whole hours, once five have', async () => {
    const seller = named(await addSignedInSeller(app))
    const responseHours = async (at: Date) => (await shopAt(seller.username, at)).responseHours
    for (const wait of [1, 2, 2.5, 5]) await asked(seller, hours(wait))
    expect(await responseHours(hours(30))).toBeNull()
    await asked(seller, null)
    // Whoever wrote within a day may still be answered.
    expect(await responseHours(hours(23))).toBeNull()
    expect(await responseHours(hours(40))).toBe(3)
    expect(await responseHours(hours(24 * 91))).toBeNull()
  })

  test('is not told of whoever leaves most without an answer, nor counted from what they begin themselves', async () => {
    const silent = named(await addSignedInSeller(app))
    for (const at of [hours(1), hours(2), null, null, null]) await asked(silent, at)
    expect((await shopAt(silent.username, hours(40))).responseHours).toBeNull()
    const first = named(await addSignedInSeller(app))
    for (const wait of [1, 2, 2, 5]) await asked(first, hours(wait))
    const { username } = named(await addBuyer(app))
    const { id: productId } = await addListing(app, first.id, { title: 'Layers mash' })
    ok(await write(first.api, { to: username, productId, text: 'Your eggs are on their way' }), 201)
    expect((await shopAt(first.username, hours(40))).responseHours).toBeNull()
    const slow = named(await addSignedInSeller(app))
    for (const wait of [1, 23, 24, 24.5, 60]) await asked(slow, hours(wait))
    expect((await shopAt(slow.username, hours(70))).responseHours).toBe(24)
    await asked(slow, null)
    await asked(slow, null)
    // The fourth of seven waited half an hour more than a day.
    expect((await shopAt(slow.username, hours(80))).responseHours).toBe(48)
  })
})

test('a seller has confirmed to be a registered keeper while a listing of theirs says so and is for sale', async () => {
  const id = await addSeller(app, { username: 'rea_pullets', outcode: 'SY8' })
  const bird = {
    title: 'Pullet',
    category: 'live-birds',
    subcategory: 'chickens',
    attributes: { keeperConfirmed: true },
  }
  await addListing(app, id, { ...bird, status: 'paused' })
  expect((await shopAt('rea_pullets', tuesday)).keeperConfirmed).toBe(false)
  await addListing(app, id, { ...bird, title: 'Another pullet' })
  expect((await shopAt('rea_pullets', hours(3))).keeperConfirmed).toBe(true)
})

test('sellers are counted once a day, and nobody is told of more before they were', async () => {
  const market = await openMarket(app)
  const { username } = named(market.seller)
  const told = async (at: Date) => ok(await app.client({ at }).get<SellerPage>(`/api/sellers/${username}`)).ordersSent
  await countAt(hours(100))
  for (let sent = 0; sent < 5; sent += 1) {
    const { id } = await paidOrder(market, [market.eggs, 1])
    market.seller.api.at = tuesday
    ok(await act(market.seller.api, id, 'accept'))
    ok(await act(market.seller.api, id, 'dispatch'))
  }
  await jobs.run(hours(123))
  expect(await told(hours(123))).toBeNull()
  await jobs.run(hours(124))
  expect(await told(hours(125))).toBe(5)
})

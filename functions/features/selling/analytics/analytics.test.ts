import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Analytics, DayFigures, Figures } from '#contract/selling/analytics.answers.ts'
import { addBuyer } from '#testing/market/buying.ts'
import { addListing } from '#testing/market/catalogue.ts'
import { addFavourite } from '#testing/market/favourites.ts'
import { addSignedInSeller, type Market, openMarket, paidOrder } from '#testing/market/orders.ts'
import { ok } from '#testing/market/selling.ts'
import { addViews } from '#testing/market/views.ts'
import { forceOrder } from '#testing/rows/out-of-reach.ts'
import { moveOrder } from '#testing/rows/time-travel.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
let market: Market

// Twelve days after summer time began: the 30 days are 12 March to 10 April, those before 10 February to 11 March.
const now = new Date('2026-04-10T11:00:00Z')

beforeAll(async () => {
  app = await startTestApp()
  market = await openMarket(app, now)
})
afterAll(() => app.close())

/** £12.50 of goods and £4.99 of delivery. */
const sell = async (paidAt: string): Promise<void> => {
  const { id } = await paidOrder(market, [market.feed, 1])
  await moveOrder(app, { id, paidAt: new Date(paidAt) })
}

const sale = 1749

const read = async ({ api }: Market['seller']): Promise<Analytics> =>
  ok(await api.get<Analytics>('/api/seller/analytics'))

const none: Figures = { views: 0, favourites: 0, sales: 0, revenuePence: 0 }
const some = ({ days }: Analytics): DayFigures[] =>
  days.filter(({ day: _day, ...figures }) => Object.values(figures).some((value) => value !== 0))

describe('the figures of a shop', () => {
  test('are thirty days of nothing for one that has just opened', async () => {
    const analytics = await read(await addSignedInSeller(app, now))
    expect(analytics.days.map(({ day }) => day)).toEqual(
      Array.from({ length: 30 }, (_, n) => new Date(Date.UTC(2026, 2, 12 + n)).toISOString().slice(0, 10)),
    )
    expect([some(analytics), analytics.total, analytics.before]).toEqual([[], none, none])
  })

  test('stand under the day in the United Kingdom, on either side of the change of the clocks', async () => {
    for (const at of ['2026-03-28T23:30:00Z', '2026-03-29T22:59:00Z', '2026-03-29T23:00:00Z']) await sell(at)
    for (const at of ['2026-02-09T23:59:59Z', '2026-02-10T00:00:00Z', '2026-03-11T23:59:59Z']) await sell(at)
    const { id } = await addListing(app, market.seller.id, { title: 'Heat plate' })
    for (const [day, views] of [
      ...[['2026-02-09', 100] as const, ['2026-03-11', 20] as const],
      ...[['2026-03-12', 3] as const, ['2026-03-29', 4] as const],
    ]) {
      await addViews(app, { listingId: id, day, views })
    }
    for (const at of ['2026-03-29T22:59:00Z', '2026-03-29T23:00:00Z', '2026-03-11T12:00:00Z']) {
      const fan = await addBuyer(app)
      await addFavourite(app, { userId: fan.id, listingId: id, at: new Date(at) })
    }
    const before = app.calls()
    const analytics = await read(market.seller)
    expect(app.calls() - before).toBe(1)
    expect(some(analytics)).toEqual([
      { day: '2026-03-12', ...none, views: 3 },
      { day: '2026-03-28', ...none, sales: 1, revenuePence: sale },
      { day: '2026-03-29', views: 4, favourites: 1, sales: 1, revenuePence: sale },
      { day: '2026-03-30', ...none, favourites: 1, sales: 1, revenuePence: sale },
    ])
    expect(analytics.total).toEqual({ views: 7, favourites: 2, sales: 3, revenuePence: 3 * sale })
    expect(analytics.before).toEqual({ views: 20, favourites: 1, sales: 2, revenuePence: 2 * sale })
  })

  test('leave out what was cancelled, give back what was refunded, and bear no discount', async () => {
    const own = await openMarket(app, now)
    const paidAt = new Date('2026-04-02T09:00:00Z')
    const { id: unpaid } = await paidOrder(own, [own.feed, 1])
    await forceOrder(app, { id: unpaid, paidAt: null, status: 'expired' })
    for (const change of [
      { status: 'cancelled', refundedPence: sale },
      { status: 'partially_refunded', refundedPence: 500 },
      { status: 'refunded', discountPence: 100, refundedPence: sale - 100 },
      { status: 'completed', discountPence: 250 },
    ]) {
      const { id } = await paidOrder(own, [own.feed, 1])
      await forceOrder(app, { id, paidAt, ...change })
    }
    const analytics = await read(own.seller)
    expect(some(analytics)).toEqual([{ day: '2026-04-02', ...none, sales: 3, revenuePence: 2 * sale - 500 }])
  })

  test('are the seller’s own: nothing of another shop stands in them', async () => {
    const stranger = await read(await addSignedInSeller(app, now))
    expect([stranger.total, stranger.before]).toEqual([none, none])
    expect((await (await addBuyer(app)).api.get('/api/seller/analytics')).status).toBe(403)
  })
})

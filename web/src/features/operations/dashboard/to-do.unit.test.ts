import { describe, expect, it } from 'vitest'
import { paidOrder } from '#web/features/trade/orders/order.test-data.ts'
import { type SellerState, toDoOf, waitingAsTapped } from './to-do.ts'

const quiet: SellerState = {
  shop: { name: 'Clun Valley Bantams', outcode: 'SY8', lacksCollectionAddress: false, awayUntil: null },
  waiting: {
    accept: { count: 0, soonest: null },
    dispatch: { count: 0, soonest: null },
    getReady: 0,
    ready: 0,
    unreadMessages: 0,
  },
  listings: { draft: 0, active: 3, paused: 1, sold_out: 0, removed: 0 },
  package: {
    tier: 'basic',
    status: 'active',
    period: 'month',
    pricePence: 900,
    startedAt: '2026-06-09T08:00:00.000Z',
    renewsAt: '2026-07-09T08:00:00.000Z',
    cancelsAt: null,
    allowance: { used: 3, limit: 5 },
    monthEndsAt: '2026-07-09T08:00:00.000Z',
    nextTier: null,
    upgrade: null,
    downgrade: null,
    cancellation: null,
    nextRefundAt: null,
  },
}

const titles = (state: SellerState) => toDoOf(state).map(({ title }) => title)

describe('the to-do list of a seller', () => {
  it('has what was just accepted by a tap among what comes next', () => {
    const soonest = '2026-06-10T23:00:00.000Z'
    const waiting = { ...quiet.waiting, accept: { count: 3, soonest } }
    const tapped = [paidOrder, { ...paidOrder, id: '2', way: 'collect' as const }]
    expect(titles({ ...quiet, waiting: waitingAsTapped(waiting, tapped) })).toEqual([
      '1 order to accept',
      '1 order to dispatch',
      '1 order to get ready',
    ])
    expect(waitingAsTapped({ ...waiting, accept: { count: 1, soonest } }, tapped).accept.count).toBe(0)
  })

  it('is empty when nothing waits', () => {
    expect(toDoOf(quiet)).toEqual([])
  })

  it('puts orders first, then what keeps the seller from selling, then what can wait', () => {
    const busy: SellerState = {
      waiting: {
        // Midnight in London, in summer time: the end of the day before.
        accept: { count: 1, soonest: '2026-06-10T23:00:00.000Z' },
        dispatch: { count: 2, soonest: '2026-06-12' },
        getReady: 1,
        ready: 1,
        unreadMessages: 3,
      },
      listings: { ...quiet.listings, draft: 2, sold_out: 1 },
      package: { ...quiet.package, status: 'past_due' },
      shop: { ...quiet.shop, outcode: null, lacksCollectionAddress: true },
    }
    expect(titles(busy)).toEqual([
      '1 order to accept',
      '2 orders to dispatch',
      '1 order to get ready',
      '1 order ready to collect',
      'Your package has run out: renew it',
      'Say where your shop is',
      'Say where buyers collect',
      '3 unread messages',
      '1 listing sold out',
      '2 drafts to finish',
    ])
    const [accept, dispatch] = toDoOf(busy)
    expect(accept?.detail).toMatch(
      /^Accept the first by the end of Wed 10 Jun( 2026)?, or we’ll cancel and refund it\.$/,
    )
    expect(dispatch?.detail).toMatch(/^The first should arrive by Fri 12 Jun/)
  })

  it('leads who begins to a package, a place and a first listing', () => {
    const none = { draft: 0, active: 0, paused: 0, sold_out: 0, removed: 0 }
    const begins: SellerState = {
      ...quiet,
      shop: { ...quiet.shop, outcode: null },
      listings: none,
      package: { ...quiet.package, status: 'incomplete' },
    }
    expect(titles(begins)).toEqual(['Pay for your package', 'Say where your shop is', 'Create your first listing'])
  })

  it('says of the shop’s place that nothing is published without it, with the way to the shop’s page', () => {
    const shop = { ...quiet.shop, outcode: null, lacksCollectionAddress: true }
    const todo = toDoOf({ ...quiet, shop })
    expect(todo.map(({ to, urgent }) => [to, urgent])).toEqual([
      ['/dashboard/shop', true],
      ['/dashboard/shop', true],
    ])
    for (const { detail } of todo) expect(detail).toMatch(/^You need (this|an address) to publish/)
    expect(titles({ ...quiet, shop: { ...shop, outcode: 'SY8' } })).toEqual(['Say where buyers collect'])
  })
})

import { describe, expect, it } from 'vitest'
import { type SellerState, toDoOf } from './to-do.ts'

const quiet: SellerState = {
  orders: { completed: 7 },
  listings: { draft: 0, active: 3, paused: 1, sold_out: 0, removed: 0 },
  subscription: {
    tier: 'basic',
    status: 'active',
    period: 'month',
    pricePence: 900,
    startedAt: '2026-06-09T08:00:00.000Z',
    renewsAt: '2026-07-09T08:00:00.000Z',
    cancelsAt: null,
    allowance: { used: 3, limit: 5 },
  },
  shop: {
    name: 'Clun Valley Bantams',
    about: '',
    policies: '',
    outcode: 'SY8',
    collectionAddress: null,
    dispatchWeekdays: ['mon'],
    holidayUntil: null,
    bannerKey: null,
    sellerKind: 'private',
  },
}

describe('the to-do list of a seller', () => {
  it('is empty when nothing waits', () => {
    expect(toDoOf(quiet)).toEqual([])
  })

  it('puts orders first, then what keeps him from selling, then what can wait', () => {
    const titles = toDoOf({
      orders: { paid: 1, accepted: 2, ready: 1 },
      listings: { ...quiet.listings, draft: 2, sold_out: 1 },
      subscription: { ...quiet.subscription, status: 'past_due' },
      shop: { ...quiet.shop, outcode: null },
    }).map(({ title }) => title)
    expect(titles).toEqual([
      '1 order to accept',
      '2 orders to send or get ready',
      '1 order ready to collect',
      'Pay for your package again',
      'Say where your shop is',
      '1 listing sold out',
      '2 drafts to finish',
    ])
  })
})

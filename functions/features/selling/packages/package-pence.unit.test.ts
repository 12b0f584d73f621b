import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMonths } from './billing.rules.ts'
import { endsAtOnce, nextRefundAt, unusedPence, upgradePence } from './package-pence.rules.ts'

const at = (iso: string) => new Date(iso)

describe('what was paid for days that have not begun', () => {
  const year = { amountPence: 10_800, from: at('2026-01-01T08:00:00Z'), until: at('2027-01-01T08:00:00Z') }
  it.each([
    ['2026-01-01T08:00:00Z', 10_770],
    ['2026-01-02T07:59:59Z', 10_770],
    ['2026-01-02T08:00:00Z', 10_740],
    ['2026-01-11T08:00:00Z', 10_474],
    ['2026-12-30T12:00:00Z', 29],
    ['2026-12-31T12:00:00Z', 0],
    ['2027-01-01T08:00:00Z', 0],
    ['2027-06-01T08:00:00Z', 0],
  ])('comes on %s to %i pence: the day that has begun is used', (now, pence) => {
    expect(unusedPence(year, at(now))).toBe(pence)
  })

  it('is never all of it, also by a clock that is a little behind', () => {
    expect(unusedPence(year, at('2025-12-31T20:00:00Z'))).toBe(10_770)
  })
})

describe('a larger package', () => {
  const month = {
    ...{ tier: 'basic' as const, period: 'month' as const, pricePence: 900 },
    ...{ startedAt: at('2026-06-01T08:00:00Z'), renewsAt: at('2026-07-01T08:00:00Z') },
  }
  const year = {
    ...{ tier: 'basic' as const, period: 'year' as const, pricePence: 10_800 },
    ...{ startedAt: at('2026-06-01T08:00:00Z'), renewsAt: at('2027-06-01T08:00:00Z') },
  }
  it.each([
    ['2026-06-01T08:00:00Z', 600],
    ['2026-06-16T08:00:00Z', 300],
    ['2026-06-16T07:59:59Z', 320],
    ['2026-06-29T08:00:00Z', 40],
    ['2026-06-30T07:59:59Z', 40],
    ['2026-06-30T08:00:00Z', 30],
    ['2026-07-01T07:59:59Z', 30],
  ])('costs on %s %i pence more than what is left of what was paid', (now, pence) => {
    expect(upgradePence(month, { to: 'premium', now: at(now) })).toBe(pence)
  })

  it('costs what the days are worth or a penny more, never less', () => {
    expect(upgradePence(year, { to: 'premium', now: at('2026-06-06T08:00:00Z') })).toBe(7102)
  })

  it('costs less to whom more was paid for the days that are left, and never less than a penny a day', () => {
    expect(upgradePence({ ...month, pricePence: 1200 }, { to: 'premium', now: month.startedAt })).toBe(300)
    expect(upgradePence({ ...month, pricePence: 2000 }, { to: 'premium', now: month.startedAt })).toBe(30)
    const dear = { ...year, pricePence: 18_000 }
    expect(upgradePence(dear, { to: 'premium', now: at('2027-05-01T07:00:00Z') })).toBe(32)
    expect(upgradePence(dear, { to: 'premium', now: at('2027-05-31T09:00:00Z') })).toBe(30)
  })
})

describe('a package that is cancelled', () => {
  const startedAt = at('2026-06-01T08:00:00Z')
  it.each([
    ['year', '2026-07-01T07:59:59Z', null, true],
    ['year', '2026-07-01T08:00:00Z', null, false],
    ['month', '2026-06-01T08:00:00Z', null, false],
    ['year', '2026-06-01T08:00:00Z', '2026-05-31T08:00:00Z', false],
    ['year', '2026-06-10T08:00:00Z', '2025-06-10T08:00:01Z', false],
    ['year', '2026-06-10T08:00:00Z', '2025-06-10T08:00:00Z', true],
  ] as const)('for a %s, on %s, after a refund on %s: ends at once %s', (period, now, refunded, ends) => {
    const refundedAt = refunded && at(refunded)
    expect(endsAtOnce({ period, startedAt }, { refundedAt, now: at(now) })).toBe(ends)
  })
})

describe('after a refund', () => {
  it('the next one is possible 365 days later', () => {
    const refundedAt = at('2026-06-10T08:00:00Z')
    const next = '2027-06-10T08:00:00.000Z'
    expect(nextRefundAt({ refundedAt, now: refundedAt })?.toISOString()).toBe(next)
    expect(nextRefundAt({ refundedAt, now: at('2027-06-10T07:59:59Z') })?.toISOString()).toBe(next)
    expect(nextRefundAt({ refundedAt, now: at(next) })).toBeNull()
    expect(nextRefundAt({ refundedAt: null, now: refundedAt })).toBeNull()
  })
})

const day = 24 * 60 * 60 * 1000
const prices = { basic: { month: 900, year: 10_800 }, premium: { month: 1500, year: 18_000 } }

describe('whenever a package is upgraded and cancelled', () => {
  const moment = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  const lives = fc.record({
    from: fc.date({ min: at('2026-01-01T00:00:00Z'), max: at('2029-01-01T00:00:00Z'), noInvalidDate: true }),
    period: fc.constantFrom('month' as const, 'year' as const),
    upgraded: fc.option(moment),
    cancelled: moment,
  })

  it('what is kept covers each day that had begun at the rate of its package, and no payment goes back whole', () => {
    fc.assert(
      fc.property(lives, ({ from, period, upgraded, cancelled }) => {
        const until = addMonths(from, period === 'year' ? 12 : 1)
        const days = (until.getTime() - from.getTime()) / day
        const momentAt = (part: number) => new Date(from.getTime() + Math.floor(part * days * day))
        const begun = (now: Date) => Math.floor((now.getTime() - from.getTime()) / day)
        const now = momentAt(Math.max(cancelled, upgraded ?? 0))
        const paid = [{ amountPence: prices.basic[period], from, until }]
        let owed = ((begun(now) + 1) * prices.basic[period]) / days
        if (upgraded !== null) {
          const since = momentAt(upgraded)
          const row = {
            tier: 'basic' as const,
            period,
            pricePence: prices.basic[period],
            startedAt: from,
            renewsAt: until,
          }
          paid.push({ amountPence: upgradePence(row, { to: 'premium', now: since }), from: since, until })
          owed += ((begun(now) - begun(since) + 1) * (prices.premium[period] - prices.basic[period])) / days
        }
        for (const payment of paid) expect(unusedPence(payment, now)).toBeLessThan(payment.amountPence)
        const kept = paid.reduce((sum, payment) => sum + payment.amountPence - unusedPence(payment, now), 0)
        expect(kept).toBeGreaterThanOrEqual(owed - 1e-6)
      }),
      { numRuns: 2000 },
    )
  })
})

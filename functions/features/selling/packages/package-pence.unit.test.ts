import { describe, expect, it } from 'vitest'
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

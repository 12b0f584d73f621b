import { describe, expect, it } from 'vitest'
import {
  addMonths,
  allowanceOf,
  billingMonthEnd,
  billingMonthStart,
  endsAtOnce,
  packageAt,
  packageState,
  unusedPence,
  upgradePence,
} from './billing.rules.ts'

const at = (iso: string) => new Date(iso)

describe('a billing month', () => {
  it.each([
    ['2026-01-31T10:00:00Z', 1, '2026-02-28T10:00:00.000Z'],
    ['2028-01-31T10:00:00Z', 1, '2028-02-29T10:00:00.000Z'],
    ['2026-12-15T10:00:00Z', 1, '2027-01-15T10:00:00.000Z'],
    ['2028-02-29T10:00:00Z', 12, '2029-02-28T10:00:00.000Z'],
  ])('from %s, %i months on, ends on the same day or the last there is', (from, months, end) => {
    expect(addMonths(at(from), months).toISOString()).toBe(end)
  })

  it.each([
    ['2026-03-10T09:00:00Z', '2026-02-28T10:00:00.000Z'],
    ['2026-03-31T09:59:00Z', '2026-02-28T10:00:00.000Z'],
    ['2026-03-31T10:00:00Z', '2026-03-31T10:00:00.000Z'],
    ['2026-01-31T10:00:00Z', '2026-01-31T10:00:00.000Z'],
    ['2027-01-30T10:00:00Z', '2026-12-31T10:00:00.000Z'],
  ])('anchored on 31 January at 10:00: on %s it began on %s', (now, start) => {
    expect(billingMonthStart(at('2026-01-31T10:00:00Z'), at(now)).toISOString()).toBe(start)
  })

  it.each([
    ['2026-02-28T09:59:00Z', '2026-02-28T10:00:00.000Z'],
    ['2026-02-28T10:00:00Z', '2026-03-31T10:00:00.000Z'],
  ])('anchored on 31 January at 10:00: on %s it ends on %s', (now, end) => {
    expect(billingMonthEnd(at('2026-01-31T10:00:00Z'), at(now)).toISOString()).toBe(end)
  })
})

describe('a package', () => {
  const renewsAt = at('2026-05-01T00:00:00Z')
  it.each([
    ['active', '2026-04-30T23:59:59Z', 'active'],
    ['active', '2026-05-01T00:00:00Z', 'past_due'],
    ['active', '2026-05-07T23:59:59Z', 'past_due'],
    ['active', '2026-05-08T00:00:00Z', 'ended'],
    ['past_due', '2026-05-08T00:00:00Z', 'ended'],
    ['cancelled', '2026-04-30T00:00:00Z', 'cancelled'],
    ['cancelled', '2026-05-01T00:00:00Z', 'ended'],
  ] as const)('that is %s and renews on 1 May is, on %s, %s', (status, now, state) => {
    expect(packageState({ status, renewsAt, cancelsAt: null }, at(now))).toBe(state)
  })
})

describe('the allowance', () => {
  it('counts what is for sale and what was in this billing month, not what ended before', () => {
    const monthStart = at('2026-05-01T00:00:00Z')
    const stretches = [
      { listingId: 'a', from: at('2026-04-01T00:00:00Z'), until: null },
      { listingId: 'b', from: at('2026-04-01T00:00:00Z'), until: at('2026-05-02T00:00:00Z') },
      { listingId: 'c', from: at('2026-04-01T00:00:00Z'), until: monthStart },
      { listingId: 'd', from: monthStart, until: monthStart },
    ]
    expect(allowanceOf('basic', { stretches, monthStart })).toEqual({ used: 3, limit: 5 })
  })
})

describe('what was paid for days that are left', () => {
  const year = { amountPence: 10_800, from: at('2026-01-01T08:00:00Z'), until: at('2027-01-01T08:00:00Z') }
  it.each([
    ['2026-01-01T08:00:00Z', 10_800],
    ['2026-01-02T07:59:59Z', 10_800],
    ['2026-01-02T08:00:00Z', 10_770],
    ['2026-01-11T08:00:00Z', 10_504],
    ['2026-12-31T12:00:00Z', 30],
    ['2027-01-01T08:00:00Z', 0],
    ['2027-06-01T08:00:00Z', 0],
  ])('comes on %s to %i pence: the day that has begun is left', (now, pence) => {
    expect(unusedPence(year, at(now))).toBe(pence)
  })
})

describe('a larger package', () => {
  const month = {
    ...{ tier: 'basic' as const, period: 'month' as const, pricePence: 900 },
    ...{ startedAt: at('2026-06-01T08:00:00Z'), renewsAt: at('2026-07-01T08:00:00Z') },
  }
  it.each([
    ['2026-06-01T08:00:00Z', 600],
    ['2026-06-16T08:00:00Z', 300],
    ['2026-06-16T07:59:59Z', 320],
    ['2026-06-29T08:00:00Z', 40],
    ['2026-06-30T08:00:00Z', 0],
  ])('costs on %s %i pence more than what is left of what was paid', (now, pence) => {
    expect(upgradePence(month, { to: 'premium', now: at(now) })).toBe(pence)
  })

  it('costs less to whom more was paid for the days that are left, and never less than nothing', () => {
    expect(upgradePence({ ...month, pricePence: 1200 }, { to: 'premium', now: month.startedAt })).toBe(300)
    expect(upgradePence({ ...month, pricePence: 2000 }, { to: 'premium', now: month.startedAt })).toBe(0)
  })
})

describe('a package that is cancelled', () => {
  const startedAt = at('2026-06-01T08:00:00Z')
  it.each([
    ['year', '2026-07-01T07:59:59Z', true],
    ['year', '2026-07-01T08:00:00Z', false],
    ['month', '2026-06-01T08:00:00Z', false],
  ] as const)('for a %s, on %s: ends at once %s', (period, now, ends) => {
    expect(endsAtOnce({ period, startedAt }, at(now))).toBe(ends)
  })
})

describe('a package that becomes smaller', () => {
  const row = { tier: 'premium' as const, nextTier: 'basic' as const, renewsAt: at('2026-07-01T08:00:00Z') }
  it('is so from its period’s end on, and not before', () => {
    expect(packageAt(row, at('2026-07-01T07:59:59Z'))).toEqual(row)
    expect(packageAt(row, at('2026-07-01T08:00:00Z'))).toMatchObject({ tier: 'basic', nextTier: null })
    expect(packageAt({ ...row, nextTier: null }, at('2026-08-01T08:00:00Z')).tier).toBe('premium')
  })
})

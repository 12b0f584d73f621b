import { describe, expect, it } from 'vitest'
import {
  addMonths,
  allowanceNow,
  allowanceOf,
  billingMonthEnd,
  billingMonthStart,
  lapsedAt,
  maySell,
  packageAt,
  packageState,
  startOf,
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

describe('a package that the clock has overtaken', () => {
  const renewsAt = at('2026-05-01T00:00:00Z')
  it.each([
    ['active', null, '2026-05-01T00:01:00Z', '2026-05-01T00:00:00.000Z'],
    ['past_due', null, '2026-05-08T00:01:00Z', '2026-05-08T00:00:00.000Z'],
    ['active', null, '2026-05-09T00:00:00Z', '2026-05-08T00:00:00.000Z'],
    ['cancelled', null, '2026-05-01T00:01:00Z', '2026-05-01T00:00:00.000Z'],
    ['cancelled', at('2026-04-20T00:00:00Z'), '2026-05-01T00:01:00Z', '2026-04-20T00:00:00.000Z'],
  ] as const)('and is %s, cancelled for %s: on %s it came so far on %s', (status, cancelsAt, now, since) => {
    expect(lapsedAt({ status, renewsAt, cancelsAt }, at(now)).toISOString()).toBe(since)
  })
})

describe('the allowance', () => {
  it('is of the month that the seller’s first package anchors, and none is used before it', () => {
    const row = { tier: 'basic' as const, nextTier: null, renewsAt: at('2026-06-20T08:00:00Z') }
    const stretches = [
      { listingId: 'a', from: at('2026-05-09T08:00:00Z'), until: at('2026-05-10T08:00:00Z') },
      { listingId: 'b', from: at('2026-05-08T08:00:00Z'), until: at('2026-05-09T08:00:00Z') },
    ]
    const now = at('2026-05-20T09:00:00Z')
    const firstStartedAt = at('2026-03-09T08:00:00Z')
    expect(allowanceNow({ ...row, firstStartedAt }, { stretches, now })).toEqual({ used: 1, limit: 5 })
    expect(allowanceNow({ ...row, firstStartedAt: null }, { stretches: [], now })).toEqual({ used: 0, limit: 5 })
  })

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

describe('a package that becomes smaller', () => {
  const row = { tier: 'premium' as const, nextTier: 'basic' as const, renewsAt: at('2026-07-01T08:00:00Z') }
  it('is so from its period’s end on, and not before', () => {
    expect(packageAt(row, at('2026-07-01T07:59:59Z'))).toEqual(row)
    expect(packageAt(row, at('2026-07-01T08:00:00Z'))).toMatchObject({ tier: 'basic', nextTier: null })
    expect(packageAt({ ...row, nextTier: null }, at('2026-08-01T08:00:00Z')).tier).toBe('premium')
  })
})

it('lets publish while a package is paid for, and not in its grace', () => {
  const states = ['incomplete', 'active', 'past_due', 'cancelled', 'ended'] as const
  expect(states.filter(maySell)).toEqual(['active', 'cancelled'])
})

it.each([
  [null, '2026-05-03T00:00:00.000Z', '2026-05-03T00:00:00.000Z'],
  ['2026-05-01T00:00:00.000Z', '2026-05-01T00:00:00.000Z', '2026-05-01T00:00:00.000Z'],
  ['2026-05-01T00:00:00.000Z', '2026-05-07T23:59:59.000Z', '2026-05-01T00:00:00.000Z'],
  ['2026-05-01T00:00:00.000Z', '2026-05-08T00:00:00.000Z', '2026-05-08T00:00:00.000Z'],
])('lets a package that follows one paid until %s, and is paid for at %s, start at %s', (paidUntil, now, start) => {
  expect(startOf(paidUntil === null ? null : new Date(paidUntil), new Date(now)).toISOString()).toBe(start)
})

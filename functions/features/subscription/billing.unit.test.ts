import { describe, expect, it } from 'vitest'
import { addMonths, allowanceOf, billingMonthStart, packageState } from './billing.ts'

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
    expect(allowanceOf('basic', stretches, monthStart)).toEqual({ used: 3, limit: 5 })
  })
})

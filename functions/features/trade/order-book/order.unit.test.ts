import { describe, expect, test } from 'vitest'
import { type DeliveryCode, ways } from '#contract/catalogue/shipping.ts'
import { type OrderStatus, orderActNames, orderActs, orderStatuses } from '#contract/trade/orders.constants.ts'
import { actionsOf, dueClock, dueOnceSent, problemWindowEnd, takesAct } from './order.rules.ts'

const sides = ['buyer', 'seller'] as const
const ended: OrderStatus[] = ['expired', 'completed', 'cancelled', 'disputed', 'partially_refunded', 'refunded']

describe('the table of acts', () => {
  test('leads nowhere from an order that has ended', () => {
    for (const status of ended) {
      for (const way of ways) for (const side of sides) expect(actionsOf(side, { status, way })).toEqual([])
    }
  })

  test('never moves an order backwards, so that no way leads in a circle', () => {
    const reached = (from: OrderStatus, seen: OrderStatus[] = []): OrderStatus[] =>
      orderActNames
        .filter((act) => orderActs[act].from.includes(from))
        .flatMap((act) => {
          expect(seen).not.toContain(orderActs[act].to)
          return [orderActs[act].to, ...reached(orderActs[act].to, [...seen, from])]
        })
    expect(new Set(reached('paid'))).toEqual(
      new Set(['accepted', 'cancelled', 'dispatched', 'ready', 'delivered', 'collected', 'completed']),
    )
  })

  test('reaches the buyer’s hands only through accepted, and the seller’s money only through the buyer’s hands', () => {
    const leadingTo = (to: OrderStatus) =>
      new Set(orderActNames.filter((act) => orderActs[act].to === to).flatMap((act) => orderActs[act].from))
    expect(leadingTo('completed')).toEqual(new Set(['delivered', 'collected']))
    expect(leadingTo('delivered')).toEqual(new Set(['dispatched']))
    expect(leadingTo('collected')).toEqual(new Set(['ready']))
    expect(leadingTo('dispatched')).toEqual(new Set(['accepted']))
    expect(leadingTo('ready')).toEqual(new Set(['accepted']))
    expect(leadingTo('accepted')).toEqual(new Set(['paid']))
  })

  test('refunds whatever it cancels, and nothing that was sent or handed over', () => {
    for (const act of orderActNames) {
      const { to, from, refunds } = orderActs[act]
      expect(refunds ?? false).toBe(to === 'cancelled')
      if (refunds) expect(from.filter((state) => ['dispatched', 'delivered', 'collected'].includes(state))).toEqual([])
    }
  })

  test('never dispatches what is collected, nor hands over what is posted', () => {
    for (const status of orderStatuses) {
      for (const act of ['dispatch', 'received'] as const) expect(takesAct(act, { status, way: 'collect' })).toBe(false)
      for (const act of ['ready', 'collected'] as const) expect(takesAct(act, { status, way: 'post' })).toBe(false)
    }
  })
})

describe('the clocks', () => {
  const now = new Date('2026-06-30T12:00:00Z')
  const still = { payBy: now, acceptBy: null, dueOn: null, completesAt: null }
  const before = new Date(now.getTime() - 1)
  const after = new Date(now.getTime() + 1)

  test.each([
    ['not-paid', { ...still, status: 'pending_payment', payBy: new Date('2026-06-30T11:55:00Z') }],
    [null, { ...still, status: 'pending_payment', payBy: new Date('2026-06-30T11:55:01Z') }],
    ['not-accepted', { ...still, status: 'paid', acceptBy: now }],
    [null, { ...still, status: 'paid', acceptBy: after }],
    [null, { ...still, status: 'accepted', acceptBy: before }],
    ['not-received', { ...still, status: 'dispatched', dueOn: '2026-06-16' }],
    [null, { ...still, status: 'dispatched', dueOn: '2026-06-17' }],
    ['window-over', { ...still, status: 'delivered', completesAt: now }],
    ['window-over', { ...still, status: 'collected', completesAt: before }],
    [null, { ...still, status: 'delivered', completesAt: after }],
    [null, { ...still, status: 'disputed', completesAt: before }],
  ] as const)('%s: %o', (due, order) => {
    expect(dueClock(order, now)).toBe(due)
  })

  test('the problem window is the longest of what was in the parcel', () => {
    const hours = (...kinds: ('eggs' | 'live-birds' | 'goods')[]) =>
      (problemWindowEnd(now, kinds).getTime() - now.getTime()) / 3_600_000
    expect([hours('eggs'), hours('live-birds'), hours('goods'), hours('eggs', 'goods')]).toEqual([24, 48, 48, 48])
  })
})

describe('the day on which an order is due once it has left', () => {
  const due = (codes: DeliveryCode[], at: string, dueOn: string | null = '2026-06-17') =>
    dueOnceSent({ dueOn, delivery: codes.map((code) => ({ code })) }, new Date(at))

  test.each([
    ['stays as promised when it leaves in time', '2026-06-15T22:59:59Z', '2026-06-17'],
    ['moves with the first minute of the next day in London', '2026-06-15T23:00:00Z', '2026-06-18'],
    ['leaves weekends out', '2026-06-18T09:00:00Z', '2026-06-22'],
    ['counts from Monday what leaves at a weekend', '2026-06-20T09:00:00Z', '2026-06-23'],
  ])('%s', (_, at, day) => {
    expect(due(['eggs_special'], at)).toBe(day)
  })

  test('is that of the slowest of its parcels, or the day itself where it is collected', () => {
    expect(due(['eggs_courier', 'goods_standard'], '2026-07-02T09:00:00Z')).toBe('2026-07-09')
    expect(due(['collection'], '2026-07-02T09:00:00Z')).toBe('2026-07-02')
    expect(due(['collection'], '2026-06-09T09:00:00Z')).toBe('2026-06-17')
    expect(due(['goods_next_day'], '2026-07-02T09:00:00Z', null)).toBe('2026-07-03')
  })
})

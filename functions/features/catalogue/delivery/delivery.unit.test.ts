import { describe, expect, it } from 'vitest'
import type { Weekday } from '#contract/catalogue/catalogue.constants.ts'
import type { DeliveryCode } from '#contract/catalogue/shipping.ts'
import { collectionChoice, deliveryChoices, eggsTravelTo, endOfWorkingDay, leavesOn } from './delivery.rules.ts'

type Asked = { at: string; weekdays?: Weekday[]; goodsPence?: number; holidayUntil?: string }

const offered = (
  kind: 'eggs' | 'goods',
  { at, weekdays = ['mon', 'tue', 'wed'], goodsPence = 1000, holidayUntil }: Asked,
) => deliveryChoices({ kind, goodsPence, dispatchWeekdays: weekdays, at: new Date(at), holidayUntil })

const estimate = (code: DeliveryCode, asked: Asked) => {
  const found = offered(code.startsWith('eggs') ? 'eggs' : 'goods', asked).find((choice) => choice.code === code)
  return `${found?.estimate.from} ${found?.estimate.to}`
}

describe('delivery', () => {
  it('offers the published methods at their prices', () => {
    const prices = [
      ...offered('eggs', { at: '2026-06-01T08:00:00Z' }),
      ...offered('goods', { at: '2026-06-01T08:00:00Z' }),
    ]
    expect(prices.map(({ code, pricePence }) => [code, pricePence])).toEqual([
      ['eggs_special', 899],
      ['eggs_courier', 1499],
      ['goods_standard', 499],
      ['goods_express', 799],
      ['goods_next_day', 999],
    ])
  })

  it('posts free by the standard methods from 75 pounds of posted goods', () => {
    const free = (goodsPence: number) =>
      [
        ...offered('eggs', { at: '2026-06-01T08:00:00Z', goodsPence }),
        ...offered('goods', { at: '2026-06-01T08:00:00Z', goodsPence }),
      ]
        .filter(({ pricePence }) => pricePence === 0)
        .map(({ code }) => code)
    expect(free(7499)).toEqual([])
    expect(free(7500)).toEqual(['eggs_special', 'goods_standard'])
  })

  it('counts an order from the same day until two o’clock in London, summer and winter', () => {
    // Tuesday's is accepted by the end of Thursday, leaves on Friday and is there on Monday.
    expect(estimate('goods_next_day', { at: '2026-06-02T12:59:00Z' })).toBe('2026-06-08 2026-06-08')
    expect(estimate('goods_next_day', { at: '2026-06-02T13:00:00Z' })).toBe('2026-06-09 2026-06-09')
    expect(estimate('goods_next_day', { at: '2026-11-03T13:59:00Z' })).toBe('2026-11-09 2026-11-09')
    expect(estimate('goods_next_day', { at: '2026-11-03T14:00:00Z' })).toBe('2026-11-10 2026-11-10')
  })

  it('counts what is ordered on no working day from the next one', () => {
    expect(estimate('goods_next_day', { at: '2026-06-06T09:00:00Z' })).toBe('2026-06-12 2026-06-12')
    // Counted from the 29th: the 30th and 31st to accept, New Year's Day and a weekend, then it leaves on the 4th.
    expect(estimate('goods_next_day', { at: '2026-12-25T09:00:00Z' })).toBe('2027-01-05 2027-01-05')
    // Counted from the Tuesday after Easter, it leaves on Friday.
    expect(estimate('goods_standard', { at: '2026-04-02T15:00:00Z' })).toBe('2026-04-15 2026-04-17')
  })

  it('begins no estimate before the last moment at which the seller may accept', () => {
    const hours = Array.from({ length: 60 * 24 }, (_, hour) => new Date(Date.UTC(2026, 2, 10, hour, 30)))
    for (const at of hours) {
      const lastMoment = endOfWorkingDay(at, 2)
      const { estimate: collected } = collectionChoice({ at })
      expect(Date.parse(`${collected.from}T12:00:00Z`), at.toISOString()).toBeGreaterThan(lastMoment.getTime())
    }
  })

  it('counts days by the calendar where the clocks change between the order and its arrival', () => {
    // Friday before the summer time: accepted by Tuesday, sent on Wednesday.
    expect(estimate('goods_next_day', { at: '2026-03-27T13:59:00Z' })).toBe('2026-04-02 2026-04-02')
    // From Monday on: Tuesday and Wednesday to accept, sent on Thursday; Good Friday to Easter Monday nothing moves.
    expect(estimate('goods_next_day', { at: '2026-03-28T23:30:00Z' })).toBe('2026-04-07 2026-04-07')
    // Monday after the summer time ends, 14:00 in London both times.
    expect(estimate('goods_next_day', { at: '2026-10-23T12:59:00Z' })).toBe('2026-10-29 2026-10-29')
    expect(estimate('goods_next_day', { at: '2026-10-26T13:59:00Z' })).toBe('2026-10-30 2026-10-30')
  })

  it('knows the day on which a parcel has to leave for its estimate', () => {
    const left = (asked: Asked) =>
      [...offered('eggs', asked), ...offered('goods', asked)].map((offer) => leavesOn(offer))
    expect(left({ at: '2026-06-02T08:00:00Z' })).toEqual([
      ...Array(2).fill('2026-06-08'),
      ...Array(3).fill('2026-06-05'),
    ])
    // Sent on the Wednesday before Easter or, for two days on the way, on the Tuesday after it.
    expect(left({ at: '2026-03-27T08:00:00Z' })).toEqual(['2026-04-07', ...Array(4).fill('2026-04-01')])
    expect(leavesOn(collectionChoice({ at: new Date('2026-06-06T08:00:00Z') }))).toBe('2026-06-11')
  })

  it('sends eggs on dispatch weekdays only', () => {
    expect(estimate('eggs_special', { at: '2026-06-01T08:00:00Z' })).toBe('2026-06-09 2026-06-10')
    expect(estimate('eggs_special', { at: '2026-06-03T14:00:00Z' })).toBe('2026-06-10 2026-06-11')
    expect(estimate('eggs_courier', { at: '2026-06-04T08:00:00Z', weekdays: ['tue'] })).toBe('2026-06-10 2026-06-10')
  })

  it('never lets eggs lie over a weekend or a bank holiday where the shop’s days allow it', () => {
    // Ready on the Wednesday before Good Friday: they could still be under way on Friday.
    expect(estimate('eggs_special', { at: '2026-03-27T08:00:00Z' })).toBe('2026-04-08 2026-04-09')
    expect(estimate('eggs_courier', { at: '2026-03-27T08:00:00Z' })).toBe('2026-04-02 2026-04-02')
    expect(estimate('eggs_courier', { at: '2026-12-24T08:00:00Z', weekdays: ['thu', 'fri'] })).toBe(
      '2027-01-08 2027-01-08',
    )
    expect(estimate('eggs_special', { at: '2026-06-01T08:00:00Z', weekdays: ['thu'] })).toBe('2026-06-05 2026-06-08')
    expect(estimate('eggs_special', { at: '2026-06-01T08:00:00Z', weekdays: ['fri'] })).toBe('2026-06-08 2026-06-09')
    expect(estimate('eggs_special', { at: '2026-06-01T08:00:00Z', weekdays: ['sun'] })).toBe('2026-06-05 2026-06-08')
  })

  it('sends nothing during the shop’s holiday', () => {
    expect(estimate('goods_next_day', { at: '2026-06-01T08:00:00Z', holidayUntil: '2026-06-12' })).toBe(
      '2026-06-16 2026-06-16',
    )
    // Ordered on a Friday, ready on Wednesday. The last day of the holiday is one of it: it leaves on Thursday.
    expect(estimate('goods_next_day', { at: '2026-06-05T08:00:00Z', holidayUntil: '2026-06-10' })).toBe(
      '2026-06-12 2026-06-12',
    )
    expect(estimate('goods_next_day', { at: '2026-06-05T08:00:00Z', holidayUntil: '2026-06-09' })).toBe(
      '2026-06-11 2026-06-11',
    )
    expect(estimate('goods_next_day', { at: '2026-06-15T08:00:00Z', holidayUntil: '2026-06-12' })).toBe(
      '2026-06-19 2026-06-19',
    )
  })

  it('collects free of charge', () => {
    expect(collectionChoice({ at: new Date('2026-06-06T08:00:00Z') })).toEqual({
      code: 'collection',
      class: 'collection',
      label: 'Collection',
      pricePence: 0,
      estimate: { from: '2026-06-11', to: '2026-06-11' },
    })
  })

  it.each(['BT1 5GS', 'IM1 1AA', 'JE2 3AB', 'gy1 1wr'])('posts no eggs to %s', (postcode) => {
    expect(eggsTravelTo(postcode)).toBe(false)
  })

  it.each(['B1 1AA', 'SY8 1AA', 'G1 1AA', 'TR21 0LW'])('posts eggs to %s', (postcode) => {
    expect(eggsTravelTo(postcode)).toBe(true)
  })

  it('gives until the end of the second working day', () => {
    expect(endOfWorkingDay(new Date('2026-06-05T15:00:00Z'), 2).toISOString()).toBe('2026-06-09T23:00:00.000Z')
    expect(endOfWorkingDay(new Date('2026-12-24T15:00:00Z'), 2).toISOString()).toBe('2026-12-31T00:00:00.000Z')
  })
})

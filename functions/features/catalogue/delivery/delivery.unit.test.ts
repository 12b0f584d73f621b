import { describe, expect, it } from 'vitest'
import type { Weekday } from '#contract/catalogue/catalogue.constants.ts'
import type { DeliveryCode } from '#contract/catalogue/shipping.ts'
import { collectionChoice, deliveryChoices, eggsTravelTo, endOfWorkingDay } from './delivery.rules.ts'

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

  it('sends Next Day the same day until two o’clock in London, summer and winter', () => {
    expect(estimate('goods_next_day', { at: '2026-06-02T12:59:00Z' })).toBe('2026-06-03 2026-06-03')
    expect(estimate('goods_next_day', { at: '2026-06-02T13:00:00Z' })).toBe('2026-06-04 2026-06-04')
    expect(estimate('goods_next_day', { at: '2026-11-03T13:59:00Z' })).toBe('2026-11-04 2026-11-04')
    expect(estimate('goods_next_day', { at: '2026-11-03T14:00:00Z' })).toBe('2026-11-05 2026-11-05')
  })

  it('sends what is ordered on no working day on the next one', () => {
    expect(estimate('goods_next_day', { at: '2026-06-06T09:00:00Z' })).toBe('2026-06-09 2026-06-09')
    expect(estimate('goods_next_day', { at: '2026-12-25T09:00:00Z' })).toBe('2026-12-30 2026-12-30')
    expect(estimate('goods_standard', { at: '2026-04-02T15:00:00Z' })).toBe('2026-04-10 2026-04-14')
  })

  it('sends eggs on dispatch weekdays only', () => {
    expect(estimate('eggs_special', { at: '2026-06-01T08:00:00Z' })).toBe('2026-06-02 2026-06-03')
    expect(estimate('eggs_special', { at: '2026-06-03T14:00:00Z' })).toBe('2026-06-09 2026-06-10')
    expect(estimate('eggs_courier', { at: '2026-06-04T08:00:00Z', weekdays: ['tue'] })).toBe('2026-06-10 2026-06-10')
  })

  it('never lets eggs lie over a weekend or a bank holiday where the shop’s days allow it', () => {
    // Wednesday before Good Friday: they could still be under way on Friday.
    expect(estimate('eggs_special', { at: '2026-04-01T08:00:00Z' })).toBe('2026-04-08 2026-04-09')
    expect(estimate('eggs_courier', { at: '2026-04-01T08:00:00Z' })).toBe('2026-04-02 2026-04-02')
    expect(estimate('eggs_courier', { at: '2026-12-24T08:00:00Z', weekdays: ['thu', 'fri'] })).toBe(
      '2027-01-08 2027-01-08',
    )
    expect(estimate('eggs_special', { at: '2026-06-01T08:00:00Z', weekdays: ['thu'] })).toBe('2026-06-05 2026-06-08')
    expect(estimate('eggs_special', { at: '2026-06-01T08:00:00Z', weekdays: ['fri'] })).toBe('2026-06-08 2026-06-09')
    expect(estimate('eggs_special', { at: '2026-06-01T08:00:00Z', weekdays: ['sun'] })).toBe('2026-06-02 2026-06-03')
  })

  it('sends nothing during the shop’s holiday', () => {
    expect(estimate('goods_next_day', { at: '2026-06-01T08:00:00Z', holidayUntil: '2026-06-12' })).toBe(
      '2026-06-16 2026-06-16',
    )
    // The last day, a Wednesday, is one of them: it leaves on Thursday and is there on Friday.
    expect(estimate('goods_next_day', { at: '2026-06-10T08:00:00Z', holidayUntil: '2026-06-10' })).toBe(
      '2026-06-12 2026-06-12',
    )
    expect(estimate('goods_next_day', { at: '2026-06-15T08:00:00Z', holidayUntil: '2026-06-12' })).toBe(
      '2026-06-16 2026-06-16',
    )
  })

  it('collects free of charge', () => {
    expect(collectionChoice({ at: new Date('2026-06-06T08:00:00Z') })).toEqual({
      code: 'collection',
      class: 'collection',
      label: 'Collection',
      pricePence: 0,
      estimate: { from: '2026-06-08', to: '2026-06-08' },
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

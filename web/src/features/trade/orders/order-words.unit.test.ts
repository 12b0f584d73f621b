import { describe, expect, test } from 'vitest'
import type { Order } from '#contract/trade/orders.answers.ts'
import { orderStatuses } from '#contract/trade/orders.constants.ts'
import { nextAct } from './acts/act-words.ts'
import { nextSentence, statusLabel } from './order-words.ts'

const order: Order = {
  id: '1',
  number: 'HY-7K3M9Q',
  checkoutId: '2',
  status: 'paid',
  way: 'post',
  placedAt: '2026-06-09T08:00:00.000Z',
  seller: { username: 'grass_farm', shopName: 'Grass Farm' },
  buyer: { username: 'ada', fullName: 'Ada Keeper' },
  lines: [],
  delivery: [],
  address: null,
  collection: null,
  goodsPence: 1800,
  deliveryPence: 0,
  discountPence: 0,
  totalPence: 1800,
  refundedPence: 0,
  currency: 'GBP',
  payment: null,
  tracking: null,
  timeline: [],
  actions: [],
  payBy: null,
  acceptBy: '2026-06-11T23:00:00.000Z',
  dueOn: '2026-06-12',
  deliveredAt: null,
  completesAt: null,
}

describe('what an order says', () => {
  test('every state has words for both sides, and none of them is the code’s name', () => {
    for (const status of orderStatuses) {
      for (const side of ['buyer', 'seller'] as const) {
        expect(statusLabel({ status, way: 'post' }, side)).not.toContain('_')
      }
    }
  })

  test('a deadline at midnight is the end of the day before', () => {
    expect(nextSentence(order, 'seller')).toContain('by the end of Thu 11 Jun')
    expect(nextSentence(order, 'buyer')).toContain('Grass Farm accepts it by the end of Thu 11 Jun')
  })

  test('money that never came is not promised back', () => {
    expect(nextSentence({ ...order, status: 'cancelled' }, 'buyer')).toBeNull()
    expect(nextSentence({ ...order, status: 'cancelled', refundedPence: 1800 }, 'buyer')).toContain('5-7 business days')
  })

  test('the one button goes forward, never back', () => {
    expect(nextAct({ ...order, actions: ['accept', 'decline'] })).toBe('accept')
    expect(nextAct({ ...order, actions: ['cancel'] })).toBeNull()
  })
})

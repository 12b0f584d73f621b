import { describe, expect, test } from 'vitest'
import { orderStatuses } from '#contract/trade/orders.constants.ts'
import { nextAct } from './acts/act-words.ts'
import { paidOrder as order } from './order.test-data.ts'
import { nextSentence, statusLabel } from './order-words.ts'

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

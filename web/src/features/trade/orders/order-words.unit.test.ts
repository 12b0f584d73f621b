import { describe, expect, test } from 'vitest'
import { orderStatuses } from '#contract/trade/orders.constants.ts'
import { nextAct } from './acts/act-words.ts'
import { paidOrder as order } from './order.test-data.ts'
import { dueLater, nextSentence, statusLabel } from './order-words.ts'

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
    expect(nextSentence(order, 'buyer')).toContain('Grass Farm has until the end of Thu 11 Jun')
  })

  test('who has paid is told what happens next, and by which day', () => {
    const said = (words: string | null) => words?.replaceAll(' 2026', '')
    expect(said(nextSentence(order, 'buyer'))).toBe(
      'Grass Farm has until the end of Thu 11 Jun to accept, or you’ll get all your money back. Once they accept, they’ll post it by Fri 12 Jun and it should reach you by Fri 19 Jun.',
    )
    expect(said(nextSentence({ ...order, status: 'accepted' }, 'buyer'))).toBe(
      'Grass Farm should post it by Fri 12 Jun. It should reach you by Fri 19 Jun.',
    )
    expect(said(nextSentence({ ...order, status: 'accepted' }, 'seller'))).toBe(
      'Pack and post it by Fri 12 Jun, so it arrives by Fri 19 Jun.',
    )
  })

  test('a parcel that left late has a day of its own beside its estimate, until it is there', () => {
    const sent = { ...order, status: 'dispatched' } as const
    expect(dueLater(sent)).toBeNull()
    expect(dueLater({ ...sent, dueOn: '2026-06-22' })).toBe('2026-06-22')
    expect(dueLater({ ...sent, status: 'delivered', dueOn: '2026-06-22' })).toBeNull()
    expect(nextSentence({ ...sent, dueOn: '2026-06-22' }, 'buyer')).toMatch(
      /^It should reach you by Mon 22 Jun( 2026)?\. /,
    )
  })

  test('who collects is told by when it is ready and what they get then', () => {
    const collected = { ...order, way: 'collect', dispatchBy: null, dueOn: '2026-06-12' } as const
    const address = { name: 'Grass Farm', line1: 'The Yard', line2: null, town: 'Ludlow', county: null } as const
    const collection = { address: { ...address, postcode: 'SY8 1AA', country: 'GB', phone: null }, code: null } as const
    expect(nextSentence(collected, 'buyer')).toMatch(
      /Once they accept, it should be ready to collect by Fri 12 Jun( 2026)?, and you’ll get the address and a code\.$/,
    )
    expect(nextSentence({ ...collected, collection }, 'buyer')).toMatch(/, and you’ll get a code\.$/)
    expect(nextSentence({ ...collected, collection, status: 'accepted' }, 'buyer')).toMatch(
      /^Grass Farm should have it ready by Fri 12 Jun( 2026)?\. You’ll get a code then\.$/,
    )
  })

  test('money that never came is not promised back', () => {
    expect(nextSentence({ ...order, status: 'cancelled' }, 'buyer')).toBeNull()
    expect(nextSentence({ ...order, status: 'cancelled', refundedPence: 1800 }, 'buyer')).toContain('5-7 business days')
  })

  test('money that came too late is promised back, and not said never to have come', () => {
    const late = { ...order, status: 'expired' } as const
    expect(nextSentence(late, 'buyer')).toBe('Your payment didn’t go through. We didn’t take any money.')
    expect(nextSentence({ ...late, refundedPence: 2299 }, 'buyer')).toBe(
      'Your payment came too late, so we’re refunding you in full, within 5-7 business days.',
    )
  })

  test('the one button goes forward, never back', () => {
    expect(nextAct({ ...order, actions: ['accept', 'decline'] })).toBe('accept')
    expect(nextAct({ ...order, actions: ['cancel'] })).toBeNull()
  })
})

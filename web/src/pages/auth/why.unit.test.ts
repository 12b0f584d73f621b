import { expect, test } from 'vitest'
import { whyOf } from './why.ts'

test.each([
  ['/cart', 'to see your cart. What you’ve chosen comes with you.'],
  ['/checkout?option=1&quantity=2', 'to check out. What you’ve chosen comes with you.'],
  ['/pay/pay_1', 'to carry on with your payment.'],
  ['/orders/1/receipt', 'to see your orders.'],
  ['/dashboard/listings/new', 'to go to your dashboard.'],
  ['/sellers/hens', 'to carry on. Then we’ll take you back to where you were.'],
])('who is asked on the way to %s is told why', (next, words) => expect(whyOf({ next, wish: null })).toBe(words))

test('whoever tapped a heart is told what is kept, but not on another way', () => {
  const wish = 'Marans eggs'
  expect(whyOf({ next: '/products?q=marans', wish })).toBe('to save “Marans eggs”. Then we’ll take you back to it.')
  expect(whyOf({ next: '/cart', wish })).toBe('to see your cart. What you’ve chosen comes with you.')
})

test('whoever comes by themselves is told nothing', () => expect(whyOf({ next: null, wish: 'Marans eggs' })).toBeNull())

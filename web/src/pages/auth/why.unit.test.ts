import { expect, test } from 'vitest'
import { whyOf } from './why.ts'

const comesAlong = 'What you’ve chosen comes with you.'

test.each([
  ['/cart', { purpose: 'see your cart', more: comesAlong }],
  ['/checkout?option=1&quantity=2', { purpose: 'check out', more: comesAlong }],
  ['/pay/pay_1', { purpose: 'carry on with your payment' }],
  ['/orders/1/receipt', { purpose: 'see your orders' }],
  ['/dashboard/listings/new', { purpose: 'go to your dashboard' }],
  ['/sellers/hens', { purpose: 'carry on', more: 'We’ll take you back to where you were.' }],
])('who is asked on the way to %s is told why', (next, why) => expect(whyOf({ next, wish: null })).toEqual(why))

test('whoever tapped a heart is told what is saved, but not on another way', () => {
  const wish = 'Marans eggs'
  expect(whyOf({ next: '/products?q=marans', wish })).toEqual({
    purpose: 'save this listing',
    more: 'We’ll add “Marans eggs” to your favourites and take you back to it.',
  })
  expect(whyOf({ next: '/cart', wish })).toEqual({ purpose: 'see your cart', more: comesAlong })
})

test('whoever comes by themselves is told nothing', () => expect(whyOf({ next: null, wish: 'Marans eggs' })).toBeNull())

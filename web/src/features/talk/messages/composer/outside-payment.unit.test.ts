import { expect, test } from 'vitest'
import { asksToPayOutside } from './outside-payment.ts'

test.each([
  'Can you do a bank transfer instead?',
  'My SORT CODE is 12-34-56',
  '12-34-56 12345678',
  'account number to follow',
  'PayPal friends and family saves us the fee',
  'Send me a gift card',
  'You could pay me directly, it is cheaper',
  'I would rather be paid outside the site',
  'Cash on\ncollection only',
])('warns of “%s”', (text) => {
  expect(asksToPayOutside(text)).toBe(true)
})

test.each([
  'Do you pay the postage or do I?',
  'We are closed on the bank holiday',
  'The hens are outside all day',
  'I have paid for the order, when does it leave?',
  'My account says that it is on its way',
  'Laid on 12-04-26, set on 14-04-26',
])('has nothing against “%s”', (text) => {
  expect(asksToPayOutside(text)).toBe(false)
})

import { expect, test } from 'vitest'
import { currentCurrency } from './currency-choice.ts'

test.each([
  ['EUR', 'USD', 'EUR'],
  ['GBP', 'USD', 'GBP'],
  ['', 'USD', 'USD'],
  [null, 'USD', 'USD'],
  [undefined, null, 'GBP'],
])('with the preference %s and %s in the browser, prices are shown in %s', (preferred, stored, shown) => {
  expect(currentCurrency({ preferred, stored })).toBe(shown)
})

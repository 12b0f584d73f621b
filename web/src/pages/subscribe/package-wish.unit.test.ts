import { expect, test } from 'vitest'
import { wishOf } from './package-wish.ts'

test.each([
  ['', null, 'month'],
  ['tier=premium', 'premium', 'month'],
  ['tier=basic&period=year', 'basic', 'year'],
  ['tier=gold&period=week', null, 'month'],
])('the address ?%s asks for %s by the %s', (query, tier, period) => {
  expect(wishOf(new URLSearchParams(query))).toEqual({ tier, period })
})

import { expect, test } from 'vitest'
import { forgetTier, rememberedTier, rememberTier, wishOf } from './registration-memory.ts'

test.each([
  ['type=seller&tier=premium', { type: 'seller', tier: 'premium' }],
  ['type=buyer', { type: 'buyer', tier: null }],
  ['userType=buyer', { type: 'buyer', tier: null }],
  ['type=admin&userType=buyer', { type: 'buyer', tier: null }],
  ['tier=basic', { type: null, tier: 'basic' }],
  ['type=admin&tier=gold', { type: null, tier: null }],
  ['', { type: null, tier: null }],
])('the address /auth?%s wishes for %j', (query, wish) => {
  expect(wishOf(new URLSearchParams(query))).toEqual(wish)
})

test('a chosen package is kept until a seller has registered', () => {
  rememberTier('premium')
  rememberTier(null)
  expect(rememberedTier()).toBe('premium')
  forgetTier()
  expect(rememberedTier()).toBeNull()
})

import { expect, test } from 'vitest'
import { forgetWish, rememberedWish, rememberWish, wishOf } from './registration-memory.ts'

const storage = () => {
  const kept = new Map<string, string>()
  return {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string | null) => void (value === null ? kept.delete(key) : kept.set(key, value)),
  }
}

test.each([
  ['type=seller&tier=premium', { type: 'seller', tier: 'premium' }],
  ['type=buyer', { type: 'buyer', tier: null }],
  ['userType=buyer', { type: 'buyer', tier: null }],
  ['tier=basic', { type: 'seller', tier: 'basic' }],
  ['type=admin&tier=gold', { type: null, tier: null }],
  ['', { type: null, tier: null }],
])('the address /auth?%s wishes for %j', (query, wish) => {
  expect(wishOf(new URLSearchParams(query))).toEqual(wish)
})

test('a wish is kept until a seller has registered', () => {
  const kept = storage()
  rememberWish({ type: 'seller', tier: 'premium' }, kept)
  rememberWish({ type: null, tier: null }, kept)
  expect(rememberedWish(kept)).toEqual({ type: 'seller', tier: 'premium' })
  forgetWish(kept)
  expect(rememberedWish(kept)).toEqual({ type: null, tier: null })
})

import { expect, test } from 'vitest'
import { forgetTier, rememberedTier, rememberTier, wishOf } from './registration-memory.ts'

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
  ['type=admin&userType=buyer', { type: 'buyer', tier: null }],
  ['tier=basic', { type: null, tier: 'basic' }],
  ['type=admin&tier=gold', { type: null, tier: null }],
  ['', { type: null, tier: null }],
])('the address /auth?%s wishes for %j', (query, wish) => {
  expect(wishOf(new URLSearchParams(query))).toEqual(wish)
})

test('a chosen package is kept until a seller has registered', () => {
  const kept = storage()
  rememberTier('premium', kept)
  rememberTier(null, kept)
  expect(rememberedTier(kept)).toBe('premium')
  forgetTier(kept)
  expect(rememberedTier(kept)).toBeNull()
})

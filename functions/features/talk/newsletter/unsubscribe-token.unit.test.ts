import { expect, test } from 'vitest'
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.rules.ts'

const env = { HASH_SECRET: 'a secret of thirty-two characters or more', OLD_HASH_SECRETS: [] }
const id = '01900000-0000-7000-8000-000000000001'
const token = unsubscribeToken(env, id)

test('a token tells whose subscription it ends', () => {
  expect(readUnsubscribeToken(env, token)).toBe(id)
})

test('a token outlives a change of the secret, as often as it changes, while the old one is kept', () => {
  const older = Array.from({ length: 3 }, (_, n) => `secret number ${n} of thirty-two characters or more`)
  const later = { HASH_SECRET: 'the present secret, of thirty-two characters', OLD_HASH_SECRETS: older }
  for (const HASH_SECRET of older) expect(readUnsubscribeToken(later, unsubscribeToken({ HASH_SECRET }, id))).toBe(id)
  expect(readUnsubscribeToken(later, token), 'by one that we never had').toBeNull()
  expect(unsubscribeToken(later, id), 'made by the present one').toBe(
    unsubscribeToken({ HASH_SECRET: later.HASH_SECRET }, id),
  )
})

test.each([
  ['', 'nothing'],
  ['.', 'a dot'],
  [id, 'an id without its signature'],
  [`${id}.`, 'an empty signature'],
  [`${id}.${'A'.repeat(43)}`, 'another signature'],
  [token.slice(0, -1), 'a signature cut short'],
  [`${token}A`, 'a signature with something behind it'],
  [token.replace('0001.', '0002.'), "somebody else's id"],
  [unsubscribeToken({ HASH_SECRET: `${env.HASH_SECRET}!` }, id), "another house's token"],
])('%s is no token of ours: %s', (given) => {
  expect(readUnsubscribeToken(env, given)).toBeNull()
})

import { expect, test } from 'vitest'
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.rules.ts'

const env = { HASH_SECRET: 'a secret of thirty-two characters or more' }
const id = '01900000-0000-7000-8000-000000000001'
const token = unsubscribeToken(env, id)

test('a token tells whose subscription it ends', () => {
  expect(readUnsubscribeToken(env, token)).toBe(id)
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

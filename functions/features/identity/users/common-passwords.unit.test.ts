import { describe, expect, test } from 'vitest'
import { commonPasswords, isCommonPassword } from './common-passwords.words.ts'

test('knows more than ten thousand common passwords, none of which a shorter rule refuses (V6.2.4)', () => {
  expect(commonPasswords().size).toBeGreaterThan(20_000)
  expect([...commonPasswords()].filter((password) => password.length < 6)).toEqual([])
  expect([...commonPasswords()].filter((password) => password !== password.toLowerCase())).toEqual([])
})

describe('refuses', () => {
  test.each(['hatchyard', 'Hatch-Yard1', 'HATCHYARD2026', 'poultry1', 'henhouse'])(
    'what names the site or what it is about: %s (V6.2.11)',
    (password) => expect(isCommonPassword(password)).toBe(true),
  )

  test.each(['123456', 'password', 'qwerty', 'trustno1', 'zxcvbnm', 'letmein!', 'Liverpool1', 'ncc1701d'])(
    'what everybody tries first: %s (V6.2.4)',
    (password) => expect(isCommonPassword(password)).toBe(true),
  )

  test.each([
    '  password123  ',
    'pass\u200bword123',
    'password123\u0301',
    'pássword1',
    'passwordpassword',
    'Abcd1234!',
  ])('the same with what changes nothing: %j', (password) => expect(isCommonPassword(password)).toBe(true))

  test.each(['QWERTY123', 'Passw0rd!', 'p@$$word', 'dragon77', 'Sunshine2024', 'ｐａｓｓｗｏｒｄ', 'henhouse12'])(
    'the same in another dress: %s',
    (password) => expect(isCommonPassword(password)).toBe(true),
  )

  test.each(['aaaaaaaaaaaaa', 'abababababab', '123123123123123', '3456789', 'zyxwvu', 'lkjhgf', 'ыыыыыы'])(
    'a pattern: %s',
    (password) => expect(isCommonPassword(password)).toBe(true),
  )
})

test.each([
  'bantams-lay-well',
  'hatchyard-demo',
  'four brown eggs',
  'xK93hq',
  'chickenshed',
  'correct horse battery',
  'Aberystwyth 4 hens',
  'ŷd y ceiliog',
])('lets %s pass', (password) => expect(isCommonPassword(password)).toBe(false))

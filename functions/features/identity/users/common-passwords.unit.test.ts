import { expect, test } from 'vitest'
import { commonPasswordCount, isCommonPassword } from './common-passwords.words.ts'

test('knows more than a thousand common passwords', () => {
  expect(commonPasswordCount).toBeGreaterThan(1000)
})

test.each(['123456', 'password', 'QWERTY123', 'Passw0rd!', 'p@$$word', 'dragon77', 'Sunshine2024', 'letmein!'])(
  'refuses %s',
  (password) => expect(isCommonPassword(password)).toBe(true),
)

test.each(['bantams-lay-well', 'hatchyard-demo', 'four brown eggs', 'xK93hq', 'chickenshed', '2024'])(
  'lets %s pass',
  (password) => expect(isCommonPassword(password)).toBe(false),
)

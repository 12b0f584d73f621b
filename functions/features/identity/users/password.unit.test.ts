import { scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password.rules.ts'

test('a hash fits its own password only, and no hash fits none', async () => {
  const hash = await hashPassword('four brown eggs')
  expect(await verifyPassword('four brown eggs', hash)).toBe(true)
  expect(await verifyPassword('four brown egg', hash)).toBe(false)
  expect(await verifyPassword('four brown eggs', undefined)).toBe(false)
})

test('the same password never hashes to the same text twice', async () => {
  expect(await hashPassword('four brown eggs')).not.toBe(await hashPassword('four brown eggs'))
})

test('a letter with its accent apart is the same letter', async () => {
  const hash = await hashPassword('caf\u00e9-eggs')
  expect(await verifyPassword('cafe\u0301-eggs', hash)).toBe(true)
})

test('a hash of other parameters still fits, since it carries them', async () => {
  const salt = Buffer.alloc(16, 7)
  const key = scryptSync('pw-of-old', salt, 32, { N: 1024, r: 8, p: 1 })
  const stored = `scrypt$1024$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`
  expect(await verifyPassword('pw-of-old', stored)).toBe(true)
})

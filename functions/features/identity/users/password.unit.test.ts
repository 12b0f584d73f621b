import { scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword, passwordCost, verifyPassword } from './password.rules.ts'

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

test('a hash of other parameters still fits, since it carries them (V11.2.2)', async () => {
  const salt = Buffer.alloc(16, 7)
  const key = scryptSync('pw-of-old', salt, 32, { N: 1024, r: 8, p: 1 })
  const stored = `scrypt$1024$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`
  expect(await verifyPassword('pw-of-old', stored)).toBe(true)
})

test('only a local copy that is told so hashes quickly', async () => {
  const published = { N: 2 ** 14, r: 8, p: 5 }
  for (const ENVIRONMENT of ['production', 'preview'] as const) {
    expect(passwordCost({ ENVIRONMENT, PASSWORD_HASHES: 'quick' })).toEqual(published)
  }
  expect(passwordCost({ ENVIRONMENT: 'local', PASSWORD_HASHES: 'full' })).toEqual(published)
  const quick = await hashPassword('four brown eggs', passwordCost({ ENVIRONMENT: 'local', PASSWORD_HASHES: 'quick' }))
  expect(quick).toMatch(/^scrypt\$2\$1\$1\$/)
  expect(await verifyPassword('four brown eggs', quick)).toBe(true)
  expect(await verifyPassword('four brown egg', quick)).toBe(false)
})

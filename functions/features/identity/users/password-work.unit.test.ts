import type { ScryptOptions } from 'node:crypto'
import { expect, test, vi } from 'vitest'

const derived: { length: number; cost: ScryptOptions }[] = []

vi.mock('node:crypto', async (load) => {
  const crypto = await load<typeof import('node:crypto')>()
  const scrypt = (...[password, salt, length, cost, done]: Parameters<typeof crypto.scrypt>) => {
    derived.push({ length, cost })
    crypto.scrypt(password, salt, length, cost, done)
  }
  return { ...crypto, scrypt }
})

test('nobody’s password is derived once, at the cost of one that was hashed', async () => {
  const { hashPassword, verifyPassword } = await import('./password.rules.ts')
  const published = { length: 32, cost: { N: 16_384, r: 8, p: 5 } }
  const stored = await hashPassword('four brown eggs')
  expect(await verifyPassword('four brown egg', stored)).toBe(false)
  expect(await verifyPassword('four brown egg', undefined)).toBe(false)
  expect(derived).toEqual([published, published, published])
})

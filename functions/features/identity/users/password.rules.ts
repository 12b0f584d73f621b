import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import type { Env } from '#app/env.ts'
import { isSameSecret } from '#app/same-secret.ts'

type Cost = { N: number; r: number; p: number }

const derive: (password: string, salt: Buffer, length: number, cost: Cost) => Promise<Buffer> = promisify(scrypt)

const published: Cost = { N: 2 ** 14, r: 8, p: 5 }
const quick: Cost = { N: 2, r: 1, p: 1 }
const saltBytes = 16
const keyBytes = 32

// One person's ü may be one character or two, depending on the keyboard.
const asTyped = (password: string): string => password.normalize('NFC')

/** What a new hash costs: next to nothing where a local copy is told so, for tests; what we publish anywhere else. */
export const passwordCost = ({ ENVIRONMENT, PASSWORD_HASHES }: Pick<Env, 'ENVIRONMENT' | 'PASSWORD_HASHES'>): Cost =>
  ENVIRONMENT === 'local' && PASSWORD_HASHES === 'quick' ? quick : published

/** Hashes a password as `scrypt$N$r$p$salt$hash`: the parameters travel with the hash, so that they can be raised. */
export const hashPassword = async (password: string, cost: Cost = published): Promise<string> => {
  const salt = randomBytes(saltBytes)
  const key = await derive(asTyped(password), salt, keyBytes, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Nobody's: an account that does not exist takes as long as one that does. */
const dummyHash = `scrypt$${published.N}$${published.r}$${published.p}$uD2cYt0mWqkqQ5xJc0T3xg$q0mB3uYl5p0r4h6yq1k7Yd8b2s9n4t6v8x0z1c3e5g7`

/** Tells whether the password is the one that was hashed; without a hash it works as long and says no. */
export const verifyPassword = async (password: string, stored: string | undefined): Promise<boolean> => {
  const [, N, r, p, salt = '', hash = ''] = (stored ?? dummyHash).split('$')
  const expected = Buffer.from(hash, 'base64url')
  const used = { N: Number(N), r: Number(r), p: Number(p) }
  const key = await derive(asTyped(password), Buffer.from(salt, 'base64url'), expected.length, used)
  return isSameSecret(key, expected) && stored !== undefined
}

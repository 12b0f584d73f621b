import { createHmac, randomBytes } from 'node:crypto'
import { recoveryCodeCount } from '#contract/identity/factors/second-factor.constants.ts'

// Crockford's base32: what looks alike is one letter, so that a code can be read off paper.
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const letters = 10

const newCode = (): string => [...randomBytes(letters)].map((byte) => alphabet[byte % alphabet.length]).join('')

const shown = (code: string): string => `${code.slice(0, letters / 2)}-${code.slice(letters / 2)}`

const tidied = (typed: string): string =>
  typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1')

/** Recovery codes of 50 random bits each, as they are shown. */
export const newRecoveryCodes = (): string[] => Array.from({ length: recoveryCodeCount }, () => shown(newCode()))

/** The keyed hash of a user's recovery code however it was typed, which alone is kept. */
export const hashRecoveryCode = (
  { env }: { env: { HASH_SECRET: string } },
  { userId, code }: { userId: string; code: string },
): string =>
  createHmac('sha256', env.HASH_SECRET)
    .update(JSON.stringify(['recoveryCode', userId, tidied(code)]))
    .digest('base64url')

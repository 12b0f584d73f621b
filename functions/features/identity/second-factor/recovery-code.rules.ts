import { createHmac, randomBytes } from 'node:crypto'
import { type HashSecrets, hashSecrets } from '#app/env.ts'
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

type OwnCode = { userId: string; code: string }

const hashBy = (secret: string, { userId, code }: OwnCode): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['recoveryCode', userId, tidied(code)]))
    .digest('base64url')

/** The keyed hash of a user's recovery code however it was typed, which alone is kept. */
export const hashRecoveryCode = ({ env }: { env: Pick<HashSecrets, 'HASH_SECRET'> }, code: OwnCode): string =>
  hashBy(env.HASH_SECRET, code)

/** The hashes under which a code may be kept: it lies on paper for years, and the secret changes meanwhile. */
export const hashesOfRecoveryCode = ({ env }: { env: HashSecrets }, code: OwnCode): string[] =>
  hashSecrets(env).map((secret) => hashBy(secret, code))

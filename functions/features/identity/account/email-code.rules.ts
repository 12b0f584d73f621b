import { createHmac, randomInt } from 'node:crypto'
import { emailCode } from '#contract/identity/email-code.constants.ts'

/** The digits of a mail that proves an address, at random. */
export const newEmailCode = (): string =>
  randomInt(10 ** emailCode.digits)
    .toString()
    .padStart(emailCode.digits, '0')

/** The keyed hash of the digits that were mailed to a user, which alone is kept. */
export const hashEmailCode = (
  { env }: { env: { HASH_SECRET: string } },
  { userId, code }: { userId: string; code: string },
): string =>
  createHmac('sha256', env.HASH_SECRET)
    .update(JSON.stringify(['emailCode', userId, code]))
    .digest('base64url')

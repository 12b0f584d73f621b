import type { Deps } from '../../app/deps.ts'
import { AppError } from '../../app/errors.ts'
import { assertWithin, countTry } from '../../app/rate-limit.ts'
import type { SaidInWords } from '../../contract/account.ts'
import { sendSoon } from '../mail/mail.service.ts'
import { hashToken } from './mail-token.ts'
import { sendVerification } from './verification-mail.ts'
import { useToken, verifyUser } from './verify-email.queries.ts'

/** Follows the link of a mail; a used one succeeds again. Throws `validation` when it is unknown or has run out. */
export const verifyEmail = async ({ db, now }: Deps, token: string): Promise<SaidInWords> => {
  const link = { tokenHash: hashToken(token), now }
  const [, verified] = await db.batch([useToken(db, link), verifyUser(db, link)])
  if (verified.length > 0) return { message: 'Your email has been successfully verified.' }
  const message = 'This verification link is not valid any more. Sign in and ask for a new one.'
  throw new AppError('validation', message, { errors: [{ path: 'token', message }] })
}

type Asking = { id: string; email: string; fullName: string; emailVerifiedAt: Date | null }

/** Mails a new link. Throws `rate_limited` after three in an hour. */
export const resendVerification = async (deps: Deps, viewer: Asking): Promise<SaidInWords> => {
  if (viewer.emailVerifiedAt) return { message: 'Your e-mail address is verified already.' }
  const name = 'resendVerification'
  assertWithin(deps, { name, counted: await countTry(deps, { name, who: viewer.id }) })
  await deps.db.batch(sendVerification(deps, viewer))
  sendSoon(deps)
  return { message: `We have sent a new link to ${viewer.email}. It is valid for 24 hours.` }
}

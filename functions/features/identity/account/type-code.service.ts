import type { SessionActor } from '#app/actor.ts'
import type { Deps } from '#app/deps.ts'
import { AppError } from '#app/errors.ts'
import { assertWithin, type Counted } from '#app/rate-limit.ts'
import type { SaidInWords } from '#contract/identity/account.answers.ts'
import { emailCode } from '#contract/identity/email-code.constants.ts'
import { batch } from '#db/batch.ts'
import { lockUser } from '#db/sql/people.ts'
import { tryCode, verifyByCode } from '#features/identity/users/mail-tokens.queries.ts'
import { hashEmailCode } from './email-code.rules.ts'
import { isVerified, nowVerified } from './verify-email.service.ts'

type Typing = { actor: SessionActor; code: string; byNetwork: Counted }

/**
 * Proves the user's address by the digits of the newest mail to it; who proved it before is told so, whatever they type.
 * Throws `rate_limited`, and `bad_code` when the code is wrong, has run out or was tried too often.
 */
export const typeCode = async (deps: Deps, { actor, code, byNetwork }: Typing): Promise<SaidInWords> => {
  assertWithin(deps, { name: 'verifyCodeAddress', counted: byNetwork })
  if (actor.emailVerifiedAt) return isVerified
  const { db, now } = deps
  const typed = { userId: actor.id, codeHash: hashEmailCode(deps, { userId: actor.id, code }), now }
  const { tried, verified } = await batch(db, {
    locked: lockUser(db, actor.id),
    tried: tryCode(db, typed),
    verified: verifyByCode(db, typed),
  })
  if (verified.length > 0) return nowVerified
  const [mail] = tried
  throw badCode(mail && mail.tries < emailCode.tries ? wrong : over)
}

const wrong = 'That isn’t the code in our latest email to you. Please check it and try again.'
const over = 'This code doesn’t work any more. Send it again to get a new one.'

const badCode = (message: string) => new AppError('bad_code', message, { errors: [{ path: 'code', message }] })

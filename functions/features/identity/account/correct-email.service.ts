import type { SessionActor } from '#app/actor.ts'
import type { Deps } from '#app/deps.ts'
import { AppError, brokeConstraint, refusal } from '#app/errors.ts'
import { assertRecent, type Factors } from '#app/factors/factors.ts'
import { countTry } from '#app/rate-limit.queries.ts'
import { assertWithin } from '#app/rate-limit.ts'
import type { SaidInWords } from '#contract/identity/account.answers.ts'
import { batch } from '#db/batch.ts'
import { audit } from '#features/identity/audit/audit.writes.ts'
import { forgetMailsTo } from '#features/identity/mail/forget-mails.queries.ts'
import { sayWhenAgain } from '#features/identity/mail/link-limit.service.ts'
import { sendSoon } from '#features/identity/mail/mail.service.ts'
import { deleteSessionsBut } from '#features/identity/sessions/session.queries.ts'
import { correctEmailOf, endEmailChange } from '#features/identity/users/email-change.queries.ts'
import { taken } from '#features/identity/users/user.rules.ts'
import { sendVerificationAgain } from './verification.mails.ts'
import { linkSentTo } from './verify-email.service.ts'

type Correcting = { actor: SessionActor; email: string; factors: Factors; isTaken: boolean }

/**
 * Puts another address in the place of one that nobody has proved, and mails a link and a code to it: the account may be known to whoever
 * reads the wrong one, so that its links, its code and all other sessions end. Throws `illegal_state` once the address was proved,
 * `confirm_identity`, `rate_limited` as asking for a link does, and `taken`.
 */
export const correctEmail = async (
  deps: Deps,
  { actor, email, factors, isTaken }: Correcting,
): Promise<SaidInWords> => {
  const { db, now } = deps
  const { id, sessionId } = actor
  if (actor.emailVerifiedAt) throw isProved()
  assertRecent(deps, { actor, factors, recent: true })
  const name = 'resendVerification'
  assertWithin(deps, { name, counted: await countTry(deps, { name, who: id }) })
  if (isTaken) throw taken(['email'])
  await batch(db, {
    corrected: correctEmailOf(db, { id, email, now }),
    ended: endEmailChange(db, id),
    sessions: deleteSessionsBut(db, { userId: id, keptId: sessionId }),
    done: audit(deps, { actor, act: 'email.changed', subject: id }),
    mails: forgetMailsTo(db, actor.email),
    verification: sendVerificationAgain(deps, { id, email }),
  }).catch((error: unknown) => {
    if (refusal(error) === 'proved') throw isProved()
    if (brokeConstraint(error, 'users_email_key')) throw taken(['email'])
    return sayWhenAgain(deps, { emails: [email], error })
  })
  sendSoon(deps)
  return linkSentTo(email, { withCode: true })
}

const isProved = () =>
  new AppError('illegal_state', 'Your email address is already verified. You can change it in your profile.', {
    members: { state: 'verified' },
  })

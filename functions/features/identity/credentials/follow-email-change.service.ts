import type { Deps } from '#app/deps.ts'
import { AppError, brokeConstraint, refusal } from '#app/errors.ts'
import { orLanded } from '#app/idempotency.ts'
import type { SessionClaim } from '#app/session.ts'
import type { SaidInWords } from '#contract/identity/account.answers.ts'
import { batch } from '#db/batch.ts'
import { lockUser } from '#db/sql/people.ts'
import { audit } from '#features/identity/audit/audit.writes.ts'
import { forgetMailsTo } from '#features/identity/mail/forget-mails.queries.ts'
import { queueMails, sendSoon } from '#features/identity/mail/mail.service.ts'
import { forgetFactors } from '#features/identity/second-factor/unproved-factors.writes.ts'
import { deleteSessionsBut } from '#features/identity/sessions/session.queries.ts'
import {
  type FoundChange,
  findChange,
  moveToEmail,
  spendChangeLink,
} from '#features/identity/users/email-change.queries.ts'
import { unprovedUser } from '#features/identity/users/unproved.queries.ts'
import { emailChangedMail } from './change-email.mails.ts'

type Following = { tokenHash: string; found: FoundChange; claim: SessionClaim | null }

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

const isDone = ({ usedAt, email, newEmail }: FoundChange): boolean => usedAt !== null && same(email, newEmail)

const changed = ({ newEmail }: FoundChange): SaidInWords => ({
  message: `Your email address has been changed to ${newEmail}.`,
})

/**
 * Moves the user to the address of the link, ends their sessions but the one in which it was opened, takes away what else signs
 * them in where nobody has proved an address of theirs and they are not the one who opened it, and tells the address before, if
 * that was proved; a used link succeeds again while the address is still theirs. Null when the link does not work any more.
 * Throws `taken` when somebody else has taken the address meanwhile.
 */
export const followEmailChange = async (deps: Deps, following: Following): Promise<SaidInWords | null> => {
  const { tokenHash, found, claim } = following
  const { db, now } = deps
  if (isDone(found)) return changed(found)
  if (found.usedAt || found.expiresAt <= now) return null
  const link = { tokenHash, now }
  const keptId = claim?.userId === found.userId ? claim.sessionId : null
  const mail = { cause: `email-changed:${found.id}`, ...emailChangedMail(deps, found) }
  const written = batch(db, {
    locked: lockUser(db, found.userId),
    factors: forgetFactors(deps, unprovedUser({ id: found.userId, claim, now })),
    moved: moveToEmail(db, { link, newEmail: found.newEmail }),
    spent: spendChangeLink(db, link),
    sessions: deleteSessionsBut(db, { userId: found.userId, keptId }),
    done: audit(deps, { actor: { kind: 'link', id: found.userId }, act: 'email.changed', subject: found.userId }),
    // An address that nobody proved may be a stranger's: it is told nothing, and what went there goes with it.
    mail: found.emailVerifiedAt ? queueMails(deps, [mail]) : forgetMailsTo(db, found.email),
  })
  const again = async () => {
    const [now] = await findChange(db, tokenHash)
    return now && isDone(now) ? changed(now) : null
  }
  const landed = await orLanded(
    written.then(() => changed(found)),
    async () => (await again()) ?? undefined,
  ).catch((error: unknown) => {
    if (refusal(error) === 'link_ended') return again()
    throw brokeConstraint(error, 'users_email_key') ? takenMeanwhile() : error
  })
  sendSoon(deps)
  return landed
}

const takenMeanwhile = (): AppError => {
  const message = 'Somebody else now uses this email address. Please choose another in your profile.'
  return new AppError('taken', message, { errors: [{ path: 'email', message }] })
}

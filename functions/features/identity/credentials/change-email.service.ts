import type { z } from 'zod'
import type { SessionActor } from '#app/actor.ts'
import type { Deps } from '#app/deps.ts'
import { invalid, refusal } from '#app/errors.ts'
import type { SaidInWords } from '#contract/identity/account.answers.ts'
import type { changeEmailInput } from '#contract/identity/account.ts'
import { batch } from '#db/batch.ts'
import { limitLinksTo, sayWhenAgain } from '#features/identity/mail/link-limit.service.ts'
import { hashToken, newToken } from '#features/identity/mail/link-token.rules.ts'
import { queueMails, sendSoon } from '#features/identity/mail/mail.service.ts'
import { endEmailChange } from '#features/identity/users/email-change.queries.ts'
import { insertToken } from '#features/identity/users/mail-tokens.queries.ts'
import { holdWhilePassword } from '#features/identity/users/password.queries.ts'
import { taken } from '#features/identity/users/user.rules.ts'
import { confirmEmailMail, emailChangeAskedMail } from './change-email.mails.ts'
import { wrongOwnPassword } from './own-password.service.ts'

const linkMs = 24 * 3_600_000

type Wanting = Pick<SessionActor, 'id'>

/** Makes a link that moves the user to a new address, and the mail that carries it there; it counts for that address. */
export const sendChangeLink = (deps: Deps, { user, newEmail }: { user: Wanting; newEmail: string }) => {
  const [token, id] = [newToken(), deps.newId()]
  const link = {
    id,
    userId: user.id,
    kind: 'change_email' as const,
    tokenHash: hashToken(token),
    email: newEmail,
    createdAt: deps.now,
    expiresAt: new Date(deps.now.getTime() + linkMs),
  }
  const mail = { cause: `change-email:${id}`, ...confirmEmailMail(deps, { newEmail, token }) }
  return {
    link: insertToken(deps.db, link),
    mail: queueMails(deps, [mail]),
    limited: limitLinksTo(deps, newEmail),
  }
}

type Input = z.output<typeof changeEmailInput>
type Asking = { actor: SessionActor; input: Input; presentHash: string; isTaken: boolean }

/**
 * Mails a link to the new address and word of it to the present one, if that was proved; nothing changes before the link is opened. Throws
 * `validation` on `email` when it is the present one, `taken` when somebody has it, and `validation` on `password` when
 * that changed meanwhile, and `rate_limited` when the new address had enough mails for now.
 */
export const askForEmail = async (deps: Deps, { actor, input, presentHash, isTaken }: Asking): Promise<SaidInWords> => {
  const { db } = deps
  const newEmail = input.email
  if (newEmail.toLowerCase() === actor.email.toLowerCase()) throw invalid('email', 'This is already your address')
  if (isTaken) throw taken(['email'])
  const told = emailChangeAskedMail(deps, { ...actor, newEmail })
  const written = batch(db, {
    held: holdWhilePassword(db, { id: actor.id, hash: presentHash }),
    ended: endEmailChange(db, actor.id),
    wanted: sendChangeLink(deps, { user: actor, newEmail }),
    told: queueMails(deps, [{ cause: `change-email-asked:${deps.newId()}`, ...told }]),
  })
  await written.catch((error: unknown) => {
    if (refusal(error) === 'password_moved') throw wrongOwnPassword('password')
    return sayWhenAgain(deps, { emails: [newEmail], error })
  })
  sendSoon(deps)
  return { message: `We’ve sent a link to ${newEmail}. Open it within 24 hours to change your address.` }
}

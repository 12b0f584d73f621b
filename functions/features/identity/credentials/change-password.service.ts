import type { z } from 'zod'
import type { Deps } from '#app/deps.ts'
import { refusal } from '#app/errors.ts'
import type { Viewer } from '#app/guards.ts'
import { orLanded } from '#app/idempotency.ts'
import type { changePasswordInput, SaidInWords } from '#contract/identity/account.ts'
import { queueMails, sendSoon } from '#features/identity/mail/mail.service.ts'
import { deleteOtherSessions } from '#features/identity/sessions/session.queries.ts'
import { hashPassword, passwordCost } from '#features/identity/users/password.rules.ts'
import { assertGoodPassword } from '#features/identity/users/user.rules.ts'
import { endEmailChange } from './change-email.queries.ts'
import { wrongOwnPassword } from './own-password.service.ts'
import { passwordChangedHereMail } from './password.mails.ts'
import { endLinksOf, hasPassword, replacePassword } from './password-reset.queries.ts'

type Input = z.output<typeof changePasswordInput>
type Change = { viewer: Viewer; input: Input; presentHash: string }

/**
 * Replaces the viewer's password, ends his other sessions and every link that is still open, and tells him by mail. Throws
 * `validation` on `newPassword` by the rules of registering, and on `currentPassword` when another change came first: only
 * the hash that was checked is replaced.
 */
export const changePassword = async (deps: Deps, { viewer, input, presentHash }: Change): Promise<SaidInWords> => {
  const { db, now } = deps
  assertGoodPassword({ ...viewer, password: input.newPassword }, 'newPassword')
  const change = { id: viewer.id, passwordHash: await hashPassword(input.newPassword, passwordCost(deps.env)), now }
  const mail = { cause: `password-changed:${deps.newId()}`, ...passwordChangedHereMail(deps, viewer) }
  // Links before the user before his sessions, as when a link changes it: two at once wait and never hold each other up.
  const written = db.batch([
    endLinksOf(db, viewer.id),
    replacePassword(db, { ...change, presentHash }),
    endEmailChange(db, viewer.id),
    deleteOtherSessions(db, { userId: viewer.id, sessionId: viewer.sessionId }),
    queueMails(deps, [mail]),
  ])
  const done = written.then(() => viewer.id)
  await orLanded(done, async () => (await hasPassword(db, change))[0]?.id).catch((error: unknown) => {
    throw refusal(error) === 'password_moved' ? wrongOwnPassword('currentPassword') : error
  })
  sendSoon(deps)
  return { message: 'Your password has been changed. Every other browser is signed out.' }
}

import type { z } from 'zod'
import type { SessionActor } from '#app/actor.ts'
import type { Deps } from '#app/deps.ts'
import { refusal } from '#app/errors.ts'
import { orLanded } from '#app/idempotency.ts'
import type { changePasswordInput } from '#contract/identity/account.ts'
import { batch } from '#db/batch.ts'
import { audit } from '#features/identity/audit/audit.writes.ts'
import { queueMails, sendSoon } from '#features/identity/mail/mail.service.ts'
import type { DeviceOwner } from '#features/identity/sessions/known-device.rules.ts'
import { rememberNetwork } from '#features/identity/sessions/known-network.queries.ts'
import { deleteSessionsBut } from '#features/identity/sessions/session.queries.ts'
import { endEmailChange } from '#features/identity/users/email-change.queries.ts'
import { hashNewPassword } from '#features/identity/users/new-password.service.ts'
import { hasPassword, replacePassword } from '#features/identity/users/password.queries.ts'
import { endResetLinksOf } from '#features/identity/users/reset-links.queries.ts'
import { assertGoodPassword } from '#features/identity/users/user.rules.ts'
import { wrongOwnPassword } from './own-password.service.ts'
import { passwordChangedHereMail } from './password.mails.ts'

type Input = z.output<typeof changePasswordInput>
type Change = { actor: SessionActor; input: Input; presentHash: string; network: string }

/**
 * Replaces the actor's password, ends their other sessions and every link that is still open, and tells them by mail; answers what now opens. Throws
 * `validation` on `newPassword` by the rules of registering, and on `currentPassword` when another change came first: only
 * the hash that was checked is replaced.
 */
export const changePassword = async (
  deps: Deps,
  { actor, input, presentHash, network }: Change,
): Promise<DeviceOwner> => {
  const { db, now } = deps
  assertGoodPassword({ ...actor, password: input.newPassword }, 'newPassword')
  const passwordHash = await hashNewPassword(deps, { password: input.newPassword, path: 'newPassword' })
  const change = { id: actor.id, passwordHash, now }
  const owner = { userId: actor.id, passwordHash: change.passwordHash }
  const mail = { cause: `password-changed:${deps.newId()}`, ...passwordChangedHereMail(deps, actor) }
  // Links before the user before their sessions, as when a link changes it: two at once wait and never hold each other up.
  const written = batch(db, {
    links: endResetLinksOf(db, actor.id),
    replaced: replacePassword(db, { ...change, presentHash }),
    emailChange: endEmailChange(db, actor.id),
    network: rememberNetwork(deps, { owner, network }),
    sessions: deleteSessionsBut(db, { userId: actor.id, keptId: actor.sessionId }),
    done: audit(deps, { actor, act: 'password.changed', subject: actor.id }),
    mail: queueMails(deps, [mail]),
  })
  const done = written.then(() => actor.id)
  await orLanded(done, async () => (await hasPassword(db, change))[0]?.id).catch((error: unknown) => {
    throw refusal(error) === 'password_moved' ? wrongOwnPassword('currentPassword') : error
  })
  sendSoon(deps)
  return owner
}

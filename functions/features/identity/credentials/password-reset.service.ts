import type { z } from 'zod'
import type { Deps } from '#app/deps.ts'
import { invalid, refusal } from '#app/errors.ts'
import { orLanded } from '#app/idempotency.ts'
import { countTry, refuseOver } from '#app/rate-limit.queries.ts'
import { assertWithin } from '#app/rate-limit.ts'
import type { SaidInWords } from '#contract/identity/account.answers.ts'
import type { resetPasswordInput } from '#contract/identity/account.ts'
import { batch } from '#db/batch.ts'
import { lockUser } from '#db/sql/people.ts'
import { audit } from '#features/identity/audit/audit.writes.ts'
import { hashToken, newToken } from '#features/identity/mail/link-token.rules.ts'
import { queueMails, queueMailWhen, sendSoon } from '#features/identity/mail/mail.service.ts'
import { forgetFactors } from '#features/identity/second-factor/unproved-factors.writes.ts'
import type { DeviceOwner } from '#features/identity/sessions/known-device.rules.ts'
import { rememberNetwork } from '#features/identity/sessions/known-network.queries.ts'
import { deleteSessions } from '#features/identity/sessions/session.queries.ts'
import { endEmailChange } from '#features/identity/users/email-change.queries.ts'
import { hashNewPassword } from '#features/identity/users/new-password.service.ts'
import { hasPassword, setPasswordByLink } from '#features/identity/users/password.queries.ts'
import {
  countResetTry,
  endResetLinks,
  findByResetLink,
  insertResetLink,
  resetLinkWasMade,
  spendResetLink,
} from '#features/identity/users/reset-links.queries.ts'
import { unprovedUser } from '#features/identity/users/unproved.queries.ts'
import { assertGoodPassword } from '#features/identity/users/user.rules.ts'
import { passwordChangedMail, resetMail } from './password.mails.ts'

const linkMs = 60 * 60_000

type Asking = { email: string; network: string }

/**
 * Mails a link for a new password, if somebody has this address; older links end. Throws `rate_limited` after three in an
 * hour. One batch of the same statements, counting included, for every address: neither the words nor the time of the
 * answer tell whether there is an account.
 */
export const forgotPassword = async (deps: Deps, asking: Asking): Promise<SaidInWords> => {
  const { db, now } = deps
  const { email } = asking
  const [token, id] = [newToken(), deps.newId()]
  const expiresAt = new Date(now.getTime() + linkMs)
  const mail = { cause: `reset-password:${id}`, ...resetMail(deps, { to: email, token }) }
  const tries = triesOf(asking)
  await batch(db, {
    counted: [countTry(deps, tries.network), countTry(deps, tries.account)],
    refused: [refuseOver(deps, tries.network), refuseOver(deps, tries.account)],
    ended: endResetLinks(db, email),
    made: insertResetLink(db, { id, email, tokenHash: hashToken(token), createdAt: now, expiresAt }),
    mail: queueMailWhen(deps, { mail, when: resetLinkWasMade(id) }),
  }).catch((error: unknown) => sayWhenAgain(deps, { tries, error }))
  sendSoon(deps)
  return { message: 'If there’s an account with this address, we’ve sent it a link. It works for one hour.' }
}

const triesOf = ({ email, network }: Asking) => ({
  network: { name: 'forgotAddress', who: network } as const,
  account: { name: 'forgotAccount', who: email.toLowerCase() } as const,
})

// The refusal took its counting back with it; counting again tells how long to wait.
const sayWhenAgain = async (deps: Deps, { tries, error }: { tries: ReturnType<typeof triesOf>; error: unknown }) => {
  if (refusal(error) !== 'rate_limited') throw error
  const { byAddress, byAccount } = await batch(deps.db, {
    byAddress: countTry(deps, tries.network),
    byAccount: countTry(deps, tries.account),
  })
  assertWithin(deps, { name: 'forgotAddress', counted: byAddress })
  assertWithin(deps, { name: 'forgotAccount', counted: byAccount })
  throw error
}

type Input = z.output<typeof resetPasswordInput>

/**
 * Gives the link's user a new password, ends all their sessions and a change of address that waits (whoever asked for it knew
 * the old password), takes away what else signs them in where nobody had proved the address before, and tells them by mail;
 * answers whose it was, and what now opens. Throws `validation` on `token` when the link is unknown, used, replaced or past its
 * hour, and on `password` by the rules of registering, which leaves the link as it was, and `rate_limited` after twenty tries
 * in an hour: with a link that opens, or of a network with others.
 */
export const resetPassword = async (
  deps: Deps,
  { input: { token, password }, network }: { input: Input; network: string },
): Promise<DeviceOwner> => {
  const { db, now } = deps
  const link = { tokenHash: hashToken(token), now }
  const { tries, found } = await batch(db, {
    tries: countResetTry(deps, { ...link, network }),
    found: findByResetLink(db, link),
  })
  assertWithin(deps, { name: 'resetLink', counted: tries.byLink })
  assertWithin(deps, { name: 'resetAddress', counted: tries.byNetwork })
  const [user] = found
  if (!user) throw linkEnded()
  assertGoodPassword({ password, username: user.username, email: user.email })
  const change = { id: user.id, passwordHash: await hashNewPassword(deps, { password }), now }
  const owner = { userId: user.id, passwordHash: change.passwordHash }
  const mail = { cause: `password-changed:${deps.newId()}`, ...passwordChangedMail(deps, user) }
  // The user before their sessions: a sign-in in flight holds their row, and what it begins must be there to be ended.
  const written = batch(db, {
    spent: spendResetLink(db, link),
    locked: lockUser(db, user.id),
    // Before the link has proved the address.
    factors: forgetFactors(deps, unprovedUser({ id: user.id, claim: null, now })),
    changed: setPasswordByLink(db, change),
    emailChange: endEmailChange(db, user.id),
    network: rememberNetwork(deps, { owner, network }),
    sessions: deleteSessions(db, user.id),
    done: audit(deps, { actor: { kind: 'link', id: user.id }, act: 'password.reset', subject: user.id }),
    mail: queueMails(deps, [mail]),
  })
  const done = written.then(() => user.id)
  await orLanded(done, async () => (await hasPassword(db, change))[0]?.id).catch((error: unknown) => {
    throw refusal(error) === 'link_ended' ? linkEnded() : error
  })
  sendSoon(deps)
  return owner
}

const linkEnded = () =>
  invalid('token', 'This link doesn’t work any more. Each link works once, within the hour. Please ask for a new one.')

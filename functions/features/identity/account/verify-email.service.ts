import type { SessionActor } from '#app/actor.ts'
import type { Deps } from '#app/deps.ts'
import { AppError, refusal } from '#app/errors.ts'
import { countTry } from '#app/rate-limit.queries.ts'
import { assertWithin } from '#app/rate-limit.ts'
import type { SessionClaim } from '#app/session.ts'
import type { SaidInWords } from '#contract/identity/account.answers.ts'
import { emailCode, verifyLinkHours } from '#contract/identity/email-code.constants.ts'
import { batch } from '#db/batch.ts'
import { lockUser } from '#db/sql/people.ts'
import { sendChangeLink } from '#features/identity/credentials/change-email.service.ts'
import { followEmailChange } from '#features/identity/credentials/follow-email-change.service.ts'
import { sayWhenAgain } from '#features/identity/mail/link-limit.service.ts'
import { hashToken } from '#features/identity/mail/link-token.rules.ts'
import { sendSoon } from '#features/identity/mail/mail.service.ts'
import { forgetFactors } from '#features/identity/second-factor/unproved-factors.writes.ts'
import { findChange, renewEmailChange } from '#features/identity/users/email-change.queries.ts'
import {
  holdUserOfLink,
  spendVerifyLink,
  unprovedOfLink,
  verifyUser,
} from '#features/identity/users/mail-tokens.queries.ts'
import { sendVerificationAgain } from './verification.mails.ts'

/** What whoever proves their address is told, and whoever had before. */
export const nowVerified: SaidInWords = { message: 'Your email has been successfully verified.' }
export const isVerified: SaidInWords = { message: 'Your email address is already verified.' }

type Following = { token: string; claim: SessionClaim | null }

/**
 * Follows the link of a mail, to the first address or to a new one; a used one succeeds again, as does one whose address was
 * proved another way, and a HEAD, by which mail servers try links, follows none. Opened by somebody who is not signed in as the
 * user, it takes away what signs them in beside the password: the one who set that up may not read this mailbox. Throws
 * `validation` when the link is unknown or has run out, and `taken` when somebody else has the new address by now.
 */
export const verifyEmail = async (deps: Deps, { token, claim }: Following): Promise<SaidInWords> => {
  if (deps.readsOnly) return { message: 'Follow this link to verify your email.' }
  const { db, now } = deps
  const tokenHash = hashToken(token)
  const link = { tokenHash, now }
  const { held, verified, changes } = await batch(db, {
    held: holdUserOfLink(db, tokenHash),
    used: spendVerifyLink(db, link),
    factors: forgetFactors(deps, unprovedOfLink({ ...link, claim })),
    verified: verifyUser(db, link),
    changes: findChange(db, tokenHash),
  })
  const [before] = held
  if (before?.isTheirs && before.provedAt) return isVerified
  if (verified.length > 0) return nowVerified
  const [found] = changes
  const moved = found && (await followEmailChange(deps, { tokenHash, found, claim }))
  if (moved) return moved
  const message = 'This link no longer works. Sign in and ask for a new one.'
  throw new AppError('validation', message, { errors: [{ path: 'token', message }] })
}

/**
 * Mails a new link to each address that waits for one: the present one while it is not verified, with a code, and `newEmail`.
 * Throws `rate_limited` after three in an hour or once the address had enough of them, and `illegal_state` when the change was
 * made or given up meanwhile.
 */
export const resendVerification = async (
  deps: Deps,
  { actor, newEmail }: { actor: SessionActor; newEmail: string | undefined },
): Promise<SaidInWords> => {
  const isUnverified = actor.emailVerifiedAt === null
  if (!isUnverified && !newEmail) return isVerified
  const name = 'resendVerification'
  assertWithin(deps, { name, counted: await countTry(deps, { name, who: actor.id }) })
  const { db } = deps
  const emails = [...(isUnverified ? [actor.email] : []), ...(newEmail ? [newEmail] : [])]
  const written = batch(db, {
    locked: lockUser(db, actor.id),
    present: isUnverified ? sendVerificationAgain(deps, actor) : [],
    ended: newEmail ? renewEmailChange(db, actor.id) : undefined,
    wanted: newEmail ? sendChangeLink(deps, { user: actor, newEmail }) : [],
  })
  await written.catch((error: unknown) => {
    if (refusal(error) === 'link_ended') throw changeEnded()
    return sayWhenAgain(deps, { emails, error })
  })
  sendSoon(deps)
  return linkSentTo(emails.join(' and '), { withCode: isUnverified })
}

/** What is said of a link that was mailed, and of the code in the same mail. */
export const linkSentTo = (addresses: string, { withCode }: { withCode: boolean }): SaidInWords => {
  const hours = `${verifyLinkHours} hours`
  if (!withCode) return { message: `We’ve sent a new link to ${addresses}. It works for ${hours}.` }
  const lives = `Its code works for ${emailCode.minutes} minutes and its link for ${hours}.`
  return { message: `We’ve sent a new email to ${addresses}. ${lives}` }
}

const changeEnded = () =>
  new AppError('illegal_state', 'You don’t have a new address to confirm any more.', { members: { state: 'none' } })

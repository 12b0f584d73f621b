import type { z } from 'zod'
import type { Deps } from '#app/deps.ts'
import { AppError } from '#app/errors.ts'
import type { SessionClaim } from '#app/session.ts'
import type { User } from '#contract/identity/account.answers.ts'
import type { loginInput } from '#contract/identity/account.ts'
import { batch } from '#db/batch.ts'
import { queueMailWhen, sendSoon } from '#features/identity/mail/mail.service.ts'
import { verifyPassword } from '#features/identity/users/password.rules.ts'
import { toUser } from '#features/identity/users/user.dto.ts'
import { findForSignIn } from '#features/identity/users/user.queries.ts'
import { type DeviceOwner, knownDevice } from './known-device.rules.ts'
import { rememberNetwork } from './known-network.queries.ts'
import { newSession } from './new-session.rules.ts'
import { deleteReplaced, insertSessionWhile, sessionIsThere } from './session.queries.ts'
import { newDeviceMail } from './sign-in.mails.ts'
import { assertMayTry } from './sign-in-tries.service.ts'

/** Who asks, before they are anybody. */
export type Visitor = {
  /** Counts tries. */
  network: string
  /** Names the session. */
  userAgent: string | undefined
  /** What the browser says of who has signed in with it before. */
  devices: string
  /** The session that a new one takes the place of. */
  replaces: SessionClaim | null
}

/** `passwordHash` is what the password fitted. */
export type SignedIn = { user: User; claim: SessionClaim; passwordHash: string }

type Input = z.output<typeof loginInput>

/**
 * Signs in by username or e-mail address. Throws `rate_limited` before the password is looked at, `bad_credentials` in
 * the same words and time whether or not the account exists, and `forbidden` to a suspended user who knows their password.
 * The session that the browser had ends, and who signs in with a browser that is new to them is told by mail.
 * A lost answer is `unavailable`: the next try begins another session, and nobody has the cookie of the first.
 */
export const signIn = async (deps: Deps, { input, visitor }: { input: Input; visitor: Visitor }): Promise<SignedIn> => {
  const [found] = await findForSignIn(deps.db, input.username)
  // Username and e-mail address are one account, so tries at both count together.
  const owner = found ? ownerOf(found) : { userId: input.username.toLowerCase(), passwordHash: '' }
  const deviceId = found ? knownDevice(visitor.devices, owner, deps) : null
  await assertMayTry(deps, { owner, network: visitor.network, deviceId, user: found })
  const fits = await verifyPassword(input.password, found?.passwordHash)
  if (!found || !fits) throw wrong()
  if (found.suspendedAt) throw new AppError('forbidden', 'This account is suspended. Please contact support.')
  const claim = await beginSession(deps, { found, visitor, isNew: deviceId === null })
  sendSoon(deps)
  return { user: toUser(found), claim, passwordHash: found.passwordHash }
}

type Found = Awaited<ReturnType<typeof findForSignIn>>[number]

const ownerOf = ({ id, passwordHash }: Found): DeviceOwner => ({ userId: id, passwordHash })

type Beginning = { found: Found; visitor: Visitor; isNew: boolean }

const beginSession = async (deps: Deps, { found, visitor, isNew }: Beginning): Promise<SessionClaim> => {
  const { db, now } = deps
  const { network, userAgent, replaces } = visitor
  const { claim, row } = newSession(deps, { userId: found.id, userAgent })
  const mail = { cause: `new-device:${claim.sessionId}`, ...newDeviceMail(deps, { reader: found, userAgent, at: now }) }
  // To an address that nobody proved goes no word: whoever registered with a stranger's would write to them so.
  const isTold = isNew && found.emailVerifiedAt !== null
  const { begun } = await batch(db, {
    begun: insertSessionWhile(db, { session: row, passwordHash: found.passwordHash }),
    replaced: replaces ? [deleteReplaced(db, { old: replaces, by: claim.sessionId })] : [],
    network: rememberNetwork(deps, { owner: ownerOf(found), network }),
    told: isTold ? [queueMailWhen(deps, { mail, when: sessionIsThere(claim.sessionId) })] : [],
  })
  if (begun.rows.length === 0) throw wrong()
  return claim
}

const wrong = () => new AppError('bad_credentials', 'Wrong username or password.')

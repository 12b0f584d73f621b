import type { z } from 'zod'
import type { Deps } from '#app/deps.ts'
import { AppError } from '#app/errors.ts'
import type { SessionClaim } from '#app/session.ts'
import type { User } from '#contract/identity/account.answers.ts'
import type { loginInput } from '#contract/identity/account.ts'
import { verifyPassword } from '#features/identity/users/password.rules.ts'
import { toUser } from '#features/identity/users/user.dto.ts'
import { findForSignIn } from '#features/identity/users/user.queries.ts'
import { beginSession, ownerOf, type Visitor } from './begin-session.service.ts'
import { proveByCode } from './code-proof.service.ts'
import { triesAtSignIn } from './code-tries.queries.ts'
import { knownDevice } from './known-device.rules.ts'
import { assertMayTry } from './sign-in-tries.service.ts'

/** `passwordHash` is what the password fitted. */
export type SignedIn = { user: User; claim: SessionClaim; passwordHash: string }

type Input = z.output<typeof loginInput>

/**
 * Signs in by username or email address. Throws `rate_limited` before the password is looked at, `bad_credentials` in
 * the same words and time whether or not the account exists (`rate_limited` where the network's tries are used up and the
 * account is known in it), `forbidden` to a suspended user who knows their password, and
 * `second_factor_required` or `bad_code` to who has a second factor.
 * The session that the browser had ends, and who signs in with a browser that is new to them is told by mail.
 * A lost answer is `unavailable`: the next try begins another session, and nobody has the cookie of the first.
 */
export const signIn = async (deps: Deps, { input, visitor }: { input: Input; visitor: Visitor }): Promise<SignedIn> => {
  const [found] = await findForSignIn(deps.db, input.username)
  // Username and email address are one account, so tries at both count together.
  const owner = found ? ownerOf(found) : { userId: input.username.toLowerCase(), passwordHash: '' }
  const deviceId = found ? knownDevice(visitor.devices, owner, deps) : null
  const refused = await assertMayTry(deps, { owner, network: visitor.network, deviceId, user: found })
  const fits = await verifyPassword(input.password, found?.passwordHash)
  if (!found || !fits) throw refused ?? wrong()
  if (found.suspendedAt) throw suspended()
  const tries = triesAtSignIn(deps, { owner, network: visitor.network, deviceId })
  const { statements, orRefused } = await proveByCode(deps, { owner: found, factors: found, code: input.code, tries })
  const beginning = { found, visitor, isNew: deviceId === null, proof: statements }
  const claim = await beginSession(deps, beginning).catch(orRefused)
  if (!claim) throw wrong()
  return { user: toUser(found), claim, passwordHash: found.passwordHash }
}

const wrong = () => new AppError('bad_credentials', 'Wrong username or password.')

/** The refusal of who has shown that the account is theirs, and may not use it. */
export const suspended = () => new AppError('forbidden', 'This account is suspended. Please contact support.')

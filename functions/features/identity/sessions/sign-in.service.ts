import type { z } from 'zod'
import type { Deps } from '#app/deps.ts'
import { AppError } from '#app/errors.ts'
import { countTry } from '#app/rate-limit.queries.ts'
import { assertWithin } from '#app/rate-limit.ts'
import type { SessionClaim } from '#app/session.ts'
import type { User } from '#contract/identity/account.answers.ts'
import type { loginInput } from '#contract/identity/account.ts'
import { batch } from '#db/batch.ts'
import { verifyPassword } from '#features/identity/users/password.rules.ts'
import { toUser } from '#features/identity/users/user.dto.ts'
import { findForSignIn } from '#features/identity/users/user.queries.ts'
import { newSession } from './new-session.rules.ts'
import { insertSessionWhile } from './session.queries.ts'

/** Who asks, before they are anybody: the network counts tries, the user agent names the session. */
export type Visitor = { network: string; userAgent: string | undefined }

export type SignedIn = { user: User; claim: SessionClaim }

type Input = z.output<typeof loginInput>

/**
 * Signs in by username or e-mail address. Throws `rate_limited` before the password is looked at, `bad_credentials` in
 * the same words and time whether or not the account exists, and `forbidden` to a suspended user who knows their password.
 * A lost answer is `unavailable`: the next try begins another session, and nobody has the cookie of the first.
 */
export const signIn = async (deps: Deps, { input, visitor }: { input: Input; visitor: Visitor }): Promise<SignedIn> => {
  const [found] = await findForSignIn(deps.db, input.username)
  await assertMayTry(deps, { account: found?.id ?? input.username.toLowerCase(), network: visitor.network })
  const fits = await verifyPassword(input.password, found?.passwordHash)
  if (!found || !fits) throw wrong()
  if (found.suspendedAt) throw new AppError('forbidden', 'This account is suspended. Please contact support.')
  const session = newSession(deps, { userId: found.id, userAgent: visitor.userAgent })
  const begun = await insertSessionWhile(deps.db, { session: session.row, passwordHash: found.passwordHash })
  if (begun.rows.length === 0) throw wrong()
  return { user: toUser(found), claim: session.claim }
}

const wrong = () => new AppError('bad_credentials', 'Wrong username or password.')

// Username and e-mail address are one account, so tries at both count together.
const assertMayTry = async (deps: Deps, { account, network }: { account: string; network: string }): Promise<void> => {
  const { byBoth, byAddress, byAccount } = await batch(deps.db, {
    byBoth: countTry(deps, { name: 'signInAccountAddress', who: `${account}|${network}` }),
    byAddress: countTry(deps, { name: 'signInAddress', who: network }),
    byAccount: countTry(deps, { name: 'signInAccount', who: account }),
  })
  assertWithin(deps, { name: 'signInAccountAddress', counted: byBoth })
  assertWithin(deps, { name: 'signInAddress', counted: byAddress })
  assertWithin(deps, { name: 'signInAccount', counted: byAccount })
}

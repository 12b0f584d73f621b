import type { Deps } from '#app/deps.ts'
import { assertWithin, overLimit } from '#app/rate-limit.ts'
import { batch } from '#db/batch.ts'
import { attackedMail } from './sign-in.mails.ts'
import { countSignIn, type SignInTry } from './sign-in-tries.queries.ts'
import { warnOnceADay } from './warn.service.ts'

type Owner = { id: string; email: string; fullName: string }

/**
 * Counts a try to sign in, before the password is looked at. Throws `rate_limited`: after five for the account in this
 * network or browser, after thirty in this network, and while many strangers try the account, after one a minute of
 * theirs, of which the account's `user` is told. A network or browser in which the account was signed in to is no stranger,
 * and there the thirty refuse no right password: answers the refusal that a wrong one gets instead, or null.
 */
export const assertMayTry = async (deps: Deps, { user, ...tried }: SignInTry & { user: Owner | undefined }) => {
  const { known, here, byNetwork, slowly } = await batch(deps.db, countSignIn(deps, tried))
  assertWithin(deps, { name: 'signInAccountAddress', counted: here })
  const refused = overLimit(deps, { name: 'signInAddress', counted: byNetwork })
  if (refused && known.rows.length === 0) throw refused
  assertWithin(deps, { name: 'signInSlow', counted: slowly })
  // After the answer, which must take as long as for an account that does not exist.
  if (slowly.length > 0 && user) deps.defer(warnOnceADay(deps, { owner: user, mail: attackedMail(deps, user) }))
  return refused
}

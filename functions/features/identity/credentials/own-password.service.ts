import type { Deps } from '#app/deps.ts'
import { invalid } from '#app/errors.ts'
import { countTry } from '#app/rate-limit.queries.ts'
import { assertWithin } from '#app/rate-limit.ts'
import type { Answers } from '#db/batch.ts'
import { passwordHashOf } from '#features/identity/users/password.queries.ts'
import { verifyPassword } from '#features/identity/users/password.rules.ts'

/** What asking a signed-in user for their password takes, for the call that reads their session. */
export const askOwnPassword = (deps: Deps, userId: string) => ({
  counted: countTry(deps, { name: 'ownPassword', who: userId }),
  found: passwordHashOf(deps.db, userId),
})

type Typed = { asked: Answers<ReturnType<typeof askOwnPassword>>; password: string; path: string }

/**
 * The hash that the typed password fits, which the write that follows must still find. Throws `rate_limited` before
 * anything is looked at, and `validation` on `path` when it does not fit.
 */
export const assertOwnPassword = async (
  deps: Deps,
  { asked: { counted, found }, password, path }: Typed,
): Promise<string> => {
  assertWithin(deps, { name: 'ownPassword', counted })
  const hash = found[0]?.hash
  if (!hash || !(await verifyPassword(password, hash))) throw wrongOwnPassword(path)
  return hash
}

/** The refusal of a password that is not the user's, also when it changed between the look and the write. */
export const wrongOwnPassword = (path: string) => invalid(path, 'This isn’t your current password')

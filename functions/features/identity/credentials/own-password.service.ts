import { eq } from 'drizzle-orm'
import type { Deps } from '#app/deps.ts'
import { invalid } from '#app/errors.ts'
import { assertWithin, countTry } from '#app/rate-limit.ts'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/index.ts'
import { verifyPassword } from '#features/identity/users/password.rules.ts'

const ownHash = (db: Db, id: string) => db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, id))

/** What asking a signed-in user for his password takes: two statements for the call that reads his session. */
export const askOwnPassword = (deps: Deps, who: string) =>
  [countTry(deps, { name: 'ownPassword', who }), ownHash(deps.db, who)] as const

type Asked = { counted: Awaited<ReturnType<typeof countTry>>; found: Awaited<ReturnType<typeof ownHash>> }
type Typed = { password: string; path: string }

/**
 * The hash that the typed password fits, which the write that follows must still find. Throws `rate_limited` before
 * anything is looked at, and `validation` on `path` when it does not fit.
 */
export const assertOwnPassword = async (deps: Deps, { counted, found }: Asked, typed: Typed): Promise<string> => {
  assertWithin(deps, { name: 'ownPassword', counted })
  const hash = found[0]?.hash
  if (!hash || !(await verifyPassword(typed.password, hash))) throw wrongOwnPassword(typed.path)
  return hash
}

/** Also when the password changed between the look and the write. */
export const wrongOwnPassword = (path: string) => invalid(path, 'This is not your present password')

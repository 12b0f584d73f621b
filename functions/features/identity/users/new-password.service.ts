import { logLine } from '#app/checks/log-line.ts'
import type { Deps } from '#app/deps.ts'
import { invalid } from '#app/errors.ts'
import { hashPassword, passwordCost } from './password.rules.ts'
import { stolenWords } from './user.rules.ts'

// Whoever joins never waits for a service that is away, nor is turned away by it.
const isStolen = (deps: Deps, password: string): Promise<boolean> =>
  deps.stolenPasswords.has(password).catch((error: unknown) => {
    const failed = error instanceof Error ? error.name : 'unknown'
    logLine({ id: deps.requestId, stolenPasswords: 'away', failed })
    return false
  })

/**
 * The hash of a password that somebody chooses, as `assertGoodPassword` let it pass. Throws `validation` on `path` when it
 * was stolen somewhere, as far as that can be learnt now.
 */
export const hashNewPassword = async (
  deps: Deps,
  { password, path = 'password' }: { password: string; path?: string },
): Promise<string> => {
  if (await isStolen(deps, password)) throw invalid(path, stolenWords)
  return hashPassword(password, passwordCost(deps.env))
}

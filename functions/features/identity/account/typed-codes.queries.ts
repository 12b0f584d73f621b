import { sql } from 'drizzle-orm'
import type { Deps } from '#app/deps.ts'
import { countTry, triesAreOver } from '#app/rate-limit.queries.ts'

/** Counts a code that is typed in a network, once it was counted for its user: what their limit refuses counts here no more. */
export const countCodeOfNetwork = (deps: Deps, { network, userId }: { network: string; userId: string }) => {
  const isRefused = triesAreOver(deps, { name: 'verifyCode', who: userId })
  return countTry(deps, { name: 'verifyCodeAddress', who: network, given: sql`not ${isRefused}` })
}

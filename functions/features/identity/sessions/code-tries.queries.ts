import { sql } from 'drizzle-orm'
import type { Deps } from '#app/deps.ts'
import { countTry, refuseOver, triesAreOver } from '#app/rate-limit.queries.ts'
import { isKnownNetwork } from './known-network.queries.ts'
import type { SignInTry } from './sign-in-tries.queries.ts'

const triesOf = ({ owner, network, deviceId }: SignInTry) => ({
  here: { name: 'codeHere', who: `${owner.userId}|${deviceId ?? network}` } as const,
  // A name of its own: whoever deletes the account forgets the tries at it.
  strangers: { name: 'codeStrangers', who: owner.userId } as const,
})

/**
 * Counts a code that came with the right password: for the account in this network or known browser, and, where the account
 * was never signed in to from there, for all strangers together, so that nobody guesses from everywhere at once. What the
 * first refuses does not count for strangers, and strangers keep no owner out of a browser or network of theirs.
 */
export const countCode = (deps: Deps, tried: SignInTry) => {
  const { here, strangers } = triesOf(tried)
  const isStranger = sql`not (${tried.deviceId !== null}::boolean or ${triesAreOver(deps, here)} or ${isKnownNetwork(deps, tried)})`
  return { here: countTry(deps, here), strangers: countTry(deps, { ...strangers, given: isStranger }) }
}

/** Stops the batch in which a code was counted once the tries of who typed it are used up: `rate_limited`. */
export const refuseCode = (deps: Deps, tried: SignInTry) => {
  const { here, strangers } = triesOf(tried)
  return {
    here: refuseOver(deps, here),
    strangers: deps.db.execute(sql`
      select refuse('rate_limited') where ${triesAreOver(deps, strangers)}
        and not (${tried.deviceId !== null}::boolean or ${isKnownNetwork(deps, tried)})`),
  }
}

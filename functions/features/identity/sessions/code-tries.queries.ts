import { sql } from 'drizzle-orm'
import type { Deps } from '#app/deps.ts'
import { countTry, refuseOver, triesAreOver } from '#app/rate-limit.queries.ts'
import type { LimitName } from '#app/rate-limit.ts'
import type { Batch } from '#db/batch.ts'
import { isKnownNetwork } from './known-network.queries.ts'
import type { SignInTry } from './sign-in-tries.queries.ts'

type Counting = ReturnType<typeof countTry>

/** How the codes of somebody are counted who gave the right password: statements for a batch. */
export type CodeTries = {
  /** Counts a code for each of these limits. */
  counts: () => { [Name in LimitName]?: Counting }
  /** Stops the batch in which a code was counted once the tries are used up: `rate_limited`. */
  refuses: () => Batch
  /** Counts a right password without its code, unless the owner is known there. */
  countsAlone: () => Counting
}

/**
 * Codes beside the password of a sign-in count for the account in this network or known browser, and, where the account
 * was never signed in to from there, for all strangers together, so that nobody guesses from everywhere at once. What the
 * first refuses does not count for strangers, and strangers keep no owner out of a browser or network of theirs.
 */
export const triesAtSignIn = (deps: Deps, tried: SignInTry): CodeTries => {
  const { owner, network, deviceId } = tried
  const here = { name: 'codeHere', who: `${owner.userId}|${deviceId ?? network}` } as const
  // A name of its own: whoever deletes the account forgets the tries at it.
  const strangers = { name: 'codeStrangers', who: owner.userId } as const
  const isStranger = sql`not (${deviceId !== null}::boolean or ${isKnownNetwork(deps, tried)})`
  return {
    counts: () => ({
      codeHere: countTry(deps, here),
      codeStrangers: countTry(deps, { ...strangers, given: sql`${isStranger} and not ${triesAreOver(deps, here)}` }),
    }),
    refuses: () => ({
      here: refuseOver(deps, here),
      strangers: deps.db.execute(sql`
        select refuse('rate_limited') where ${triesAreOver(deps, strangers)} and ${isStranger}`),
    }),
    countsAlone: () => countTry(deps, { name: 'passwordAlone', who: owner.userId, given: isStranger }),
  }
}

/** Codes of who is signed in count for them wherever they are: a session is stolen together with what makes its browser known. */
export const triesOfOwn = (deps: Deps, userId: string): CodeTries => {
  const day = { name: 'ownCodeDay', who: userId } as const
  return {
    counts: () => ({ ownCodeDay: countTry(deps, day) }),
    refuses: () => ({ day: refuseOver(deps, day) }),
    countsAlone: () => countTry(deps, { name: 'passwordAlone', who: userId }),
  }
}

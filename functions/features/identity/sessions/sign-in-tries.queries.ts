import { sql } from 'drizzle-orm'
import type { Deps } from '#app/deps.ts'
import { countTry, triesAreOver, triesAreUsedUp } from '#app/rate-limit.queries.ts'
import type { DeviceOwner } from './known-device.rules.ts'
import { isKnownNetwork } from './known-network.queries.ts'

/** A try to sign in. Of an account that does not exist, `userId` is what was typed. */
export type SignInTry = {
  owner: DeviceOwner
  network: string
  /** The browser, where the account was signed in to with it before. */
  deviceId: string | null
}

/**
 * Counts a try to sign in. A known browser has tries of its own, which nobody in its network can use up. Any other counts
 * for the account in this network, for the network, and, where the account was never signed in to there, for all strangers
 * to the account together, who once their tries are used up have one a minute. What one of these refuses counts at none of
 * the others, so that nobody can use up the tries of somebody else by being refused. Where the account was signed in to in
 * this network (`known`), others there can't keep its owner out by using the network's tries up: those for the account
 * count on.
 */
export const countSignIn = (deps: Deps, { owner, network, deviceId }: SignInTry) => {
  const { userId: account } = owner
  const isDevice = sql`${deviceId !== null}::boolean`
  const here = { name: 'signInAccountAddress', who: `${account}|${deviceId ?? network}` } as const
  const byNetwork = { name: 'signInAddress', who: network } as const
  const byStrangers = { name: 'signInStrangers', who: account } as const
  const isKnown = isKnownNetwork(deps, { owner, network })
  const isStrangers = sql`not (${isDevice} or ${triesAreOver(deps, here)} or ${triesAreOver(deps, byNetwork)}
    or ${isKnown})`
  return {
    known: deps.db.execute(sql`select 1 where ${isKnown}`),
    here: countTry(deps, { ...here, given: sql`${isDevice} or ${isKnown} or not ${triesAreUsedUp(deps, byNetwork)}` }),
    // One of the two counts each try, so that each is refused by one: the network's own comes first.
    byNetwork: countTry(deps, {
      ...byNetwork,
      given: sql`not ${isDevice} and (${triesAreUsedUp(deps, byNetwork)} or not ${triesAreOver(deps, here)})`,
    }),
    byStrangers: countTry(deps, { ...byStrangers, given: isStrangers }),
    slowly: countTry(deps, {
      name: 'signInSlow',
      // A name of its own: whoever deletes the account forgets the tries at it, and takes up one row that is counted here.
      who: `${account}|slow`,
      given: sql`${isStrangers} and ${triesAreOver(deps, byStrangers)}`,
    }),
  }
}

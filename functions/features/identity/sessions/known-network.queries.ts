import { createHmac } from 'node:crypto'
import type { Deps } from '#app/deps.ts'
import { isMarked, keepMark } from '#app/rate-limit.queries.ts'
import { knownDays } from '#contract/identity/session-life.ts'
import type { DeviceOwner } from './known-device.rules.ts'

type Known = { owner: DeviceOwner; network: string }

// Of one user with one password: nobody reads from it which network it is or whose, a new password makes all networks new,
// and once the account is gone, and its password with it, nothing can be compared with what is left.
const keyOf = ({ env }: Deps, { owner: { userId, passwordHash }, network }: Known): string =>
  `knownNetwork:${createHmac('sha256', env.HASH_SECRET)
    .update(JSON.stringify(['knownNetwork', userId, passwordHash, network]))
    .digest('base64url')}`

/** Lets a network be known as one in which this user has signed in: a statement for the batch in which they do. */
export const rememberNetwork = (deps: Deps, known: Known) => {
  const until = new Date(deps.now.getTime() + knownDays.network * 86_400_000)
  return keepMark(deps.db, { key: keyOf(deps, known), until })
}

/** Whether this user has signed in there with their present password. */
export const isKnownNetwork = (deps: Deps, known: Known) => isMarked({ key: keyOf(deps, known), now: deps.now })

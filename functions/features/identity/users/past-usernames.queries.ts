import { createHmac } from 'node:crypto'
import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Deps } from '#app/deps.ts'
import { hashSecrets } from '#app/env.ts'
import { pastUsernames } from '#db/schema/identity/people.ts'

// Keyed, since names are few enough to try them all on what a copy of the database holds.
const hashOf = (secret: string, username: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['pastUsername', username.toLowerCase()]))
    .digest('base64url')

/** Keeps the username of who leaves from everybody after them: old links to their shop lead to no stranger. */
export const keepUsername = (deps: Deps, username: string) =>
  deps.db
    .insert(pastUsernames)
    .values({ nameHash: hashOf(deps.env.HASH_SECRET, username) })
    .onConflictDoNothing()

/** Whether somebody who has left had this username, whatever the case, and whatever the secret was then. */
export const isPastUsername = ({ env }: Deps, username: string): SQL<boolean> => {
  const hashes = hashSecrets(env).map((secret) => hashOf(secret, username))
  return sql<boolean>`exists (select from ${pastUsernames} where ${inArray(pastUsernames.nameHash, hashes)})`
}

/**
 * Stops the batch with `past_username` where somebody who has left had it. After the write that takes the name: it waits
 * for whoever is leaving just now.
 */
export const refusePastUsername = (deps: Deps, username: string) =>
  deps.db.execute(sql`select refuse('past_username') where ${isPastUsername(deps, username)}`)

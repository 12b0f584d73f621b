import { createHmac } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { Deps } from '#app/deps.ts'
import { pastUsernames } from '#db/schema/identity/people.ts'

// Keyed, since names are few enough to try them all on what a copy of the database holds.
const hashOf = ({ env }: Pick<Deps, 'env'>, username: string): string =>
  createHmac('sha256', env.HASH_SECRET)
    .update(JSON.stringify(['pastUsername', username.toLowerCase()]))
    .digest('base64url')

/** Keeps the username of who leaves from everybody after them: old links to their shop lead to no stranger. */
export const keepUsername = (deps: Deps, username: string) =>
  deps.db
    .insert(pastUsernames)
    .values({ nameHash: hashOf(deps, username) })
    .onConflictDoNothing()

/** Whether somebody who has left had this username, whatever the case. */
export const isPastUsername = (deps: Deps, username: string): SQL<boolean> =>
  sql<boolean>`exists (select from ${pastUsernames} where ${pastUsernames.nameHash} = ${hashOf(deps, username)})`

/**
 * Stops the batch with `past_username` where somebody who has left had it. After the write that takes the name: it waits
 * for whoever is leaving just now.
 */
export const refusePastUsername = (deps: Deps, username: string) =>
  deps.db.execute(sql`select refuse('past_username') where ${isPastUsername(deps, username)}`)

import { type SQL, sql } from 'drizzle-orm'
import type { SessionClaim } from '#app/session.ts'
import { users } from '#db/schema/identity/people.ts'
import { liveSessionSql } from '#db/sql/people.ts'

/** How an address is being proved. */
export type Proving = {
  /** The session that the browser names in which the address is being proved; null where none counts. */
  claim: SessionClaim | null
  now: Date
}

/**
 * Whether nobody has proved the address of a user, and whoever does so now is not signed in as them: then whoever signs in by
 * what was set up before may be somebody else.
 */
export const isUnprovedByStranger = ({ claim, now }: Proving): SQL => {
  const isOwnSession = claim
    ? sql`(${users.id} = ${claim.userId} and ${liveSessionSql({ ...claim, now })})`
    : sql`false`
  return sql`(${users.emailVerifiedAt} is null and not ${isOwnSession})`
}

/** Finds the user's id where that is so. */
export const unprovedUser = ({ id, ...proving }: Proving & { id: string }): SQL =>
  sql`(select ${users.id} from ${users} where ${users.id} = ${id} and ${isUnprovedByStranger(proving)})`

import { eq, type SQL, sql } from 'drizzle-orm'
import { users } from '#db/schema/identity/people.ts'
import type { Db } from '../client.ts'
import { momentSql } from './moments.ts'

type Claim = { sessionId: string; userId: string; now: Date }

/** Whether a row of `sessions` beside its user's is the one that a cookie names, has not run out, and its user is not suspended. */
export const isLiveSql = ({ sessionId, userId, now }: Claim): SQL<boolean> => sql<boolean>`(
  sessions.id = ${sessionId} and sessions.user_id = ${userId} and sessions.expires_at > ${momentSql(now)}
    and users.suspended_at is null)`

/** Whether a session that a cookie names still lives: neither ended nor run out, and its user not suspended. */
export const liveSessionSql = (claim: Claim): SQL<boolean> => sql<boolean>`exists (
  select from sessions join users on users.id = sessions.user_id where ${isLiveSql(claim)})`

/** Stops the batch with `signed_out` where the session that a cookie names does not live. */
export const refuseSignedOut = (db: Db, claim: Claim) =>
  db.execute(sql`select refuse('signed_out') where not ${liveSessionSql(claim)}`)

/** Lets one write about a user go on at a time: first in every batch that needs it, a buyer's as a seller's. */
export const lockUser = (db: Db, id: string) =>
  db.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update')

/** Keeps an account from being deleted until the batch ends. Many may at once. */
export const holdAccount = (db: Db, id: string) =>
  db.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${id}, 0))`)

/** Waits for all who hold an account and keeps others from it until the batch ends: first in the batch that deletes it. */
export const holdAccountAlone = (db: Db, id: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`)

/** Stops the batch with `departed` when a user has deleted their account. */
export const refuseDeparted = (db: Db, id: string) =>
  db.execute(sql`select refuse('departed') from ${users} where ${users.id} = ${id} and ${users.deletedAt} is not null`)

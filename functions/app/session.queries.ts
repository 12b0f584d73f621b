import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { sessions, users } from '#db/schema/identity/people.ts'
import { isLiveSql } from '#db/sql/people.ts'
import { userColumns } from './actor.ts'
import type { SessionClaim } from './session.ts'

/** Reads the user of a session that lives; no row when it has ended, or its user is suspended. */
export const signedIn = (db: Db, claim: SessionClaim & { now: Date }) =>
  db
    .select({
      ...userColumns,
      sessionId: sessions.id,
      sessionBegunAt: sessions.createdAt,
      sessionUsedAt: sessions.lastUsedAt,
      sessionConfirmedAt: sessions.confirmedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(isLiveSql(claim))

type Renewal = { id: string; due: Date; now: Date; expiresAt: Date }

/** Lets a session that was last used before `due` live until `expiresAt`: of parallel requests one renews it. */
export const renewSession = (db: Db, { id, due, now, expiresAt }: Renewal) =>
  db
    .update(sessions)
    .set({ lastUsedAt: now, expiresAt })
    .where(and(eq(sessions.id, id), lt(sessions.lastUsedAt, due)))

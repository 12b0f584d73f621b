import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { SessionClaim } from '#app/session.ts'
import type { Db } from '#db/client.ts'
import { sessions, users } from '#db/schema/identity/people.ts'
import { momentSql } from '#db/sql/moments.ts'
import type { Told } from '#features/identity/audit/audit.writes.ts'

type NewSession = typeof sessions.$inferInsert

/** Begins a session. */
export const insertSession = (db: Db, row: NewSession) => db.insert(sessions).values(row)

/**
 * Begins a session only while the password that was checked is still the user's; no row comes back otherwise. The lock
 * makes a change of the password wait, so that it finds this session and ends it.
 */
export const insertSessionWhile = (db: Db, { session, passwordHash }: { session: NewSession; passwordHash: string }) =>
  db.execute<{ id: string }>(sql`
    insert into sessions (id, user_id, user_agent, created_at, last_used_at, expires_at)
    select ${session.id}::uuid, ${users.id}, ${session.userAgent}::text, ${momentSql(session.createdAt)},
      ${momentSql(session.lastUsedAt)}, ${momentSql(session.expiresAt)}
    from ${users} where ${users.id} = ${session.userId} and ${users.passwordHash} = ${passwordHash} for share
    returning id`)

type Page = { userId: string; now: Date; cursor: string | undefined; limit: number }

/** Reads the user's live sessions, the newest first: ids sort by the time they were made. */
export const listSessions = (db: Db, { userId, now, cursor, limit }: Page) =>
  db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now), cursor ? lt(sessions.id, cursor) : undefined))
    .orderBy(desc(sessions.id))
    .limit(limit)

/** Ends one of the user's own sessions; no row comes back when they have no such. */
export const deleteSession = (db: Db, { id, userId }: { id: string; userId: string }) =>
  db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })

/** Whether a session was begun in this batch, as a condition of what follows from it. */
export const sessionIsThere = (id: string) => sql`exists (select from sessions where id = ${id})`

/** Ends the session that another one takes the place of, once that one is there. */
export const deleteReplaced = (db: Db, { old, by }: { old: SessionClaim; by: string }) =>
  db.delete(sessions).where(and(eq(sessions.id, old.sessionId), eq(sessions.userId, old.userId), sessionIsThere(by)))

type Ending = {
  userId: string
  /** The session in which it is asked for. */
  ownId: string
  now: Date
  /** One by its id, all but that of `ownId`, or all. */
  only: 'others' | 'all' | (string & {})
  /** What is written of a user (a row of `id`) some of whose sessions elsewhere have ended, as a statement. */
  told: Told
}

/** Ends sessions of a user who asks for it, and answers their ids. */
export const endSessions = (db: Db, { userId, ownId, now, only, told }: Ending) => {
  const which = only === 'all' ? sql`true` : only === 'others' ? sql`id <> ${ownId}` : sql`id = ${only}`
  return db.execute<{ id: string }>(sql`
    with ended as (delete from ${sessions} where user_id = ${userId} and ${which} returning id, user_id, expires_at),
      told as (${told(sql`(
        select distinct user_id as id from ended where id <> ${ownId} and expires_at > ${momentSql(now)})`)})
    select id from ended`)
}

/** Notes that the user has shown once more who they are, in this session. */
export const confirmSession = (db: Db, { id, now }: { id: string; now: Date }) =>
  db.update(sessions).set({ confirmedAt: now }).where(eq(sessions.id, id))

/** Ends all of the user's sessions. */
export const deleteSessions = (db: Db, userId: string) => db.delete(sessions).where(eq(sessions.userId, userId))

/** Ends the user's sessions but `keptId`; all of them where that is null. */
export const deleteSessionsBut = (db: Db, { userId, keptId }: { userId: string; keptId: string | null }) =>
  db.delete(sessions).where(and(eq(sessions.userId, userId), keptId === null ? undefined : ne(sessions.id, keptId)))

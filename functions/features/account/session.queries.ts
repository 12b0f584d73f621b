import { and, desc, eq, gt, lt } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { sessions } from '../../../db/schema/index.ts'

export const insertSession = (db: Db, row: typeof sessions.$inferInsert) => db.insert(sessions).values(row)

type Page = { userId: string; now: Date; cursor: string | undefined; limit: number }

/** The user's live sessions, the newest first: ids sort by the time they were made. */
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

export const deleteSession = (db: Db, { id, userId }: { id: string; userId: string }) =>
  db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })

export const deleteSessions = (db: Db, userId: string) => db.delete(sessions).where(eq(sessions.userId, userId))

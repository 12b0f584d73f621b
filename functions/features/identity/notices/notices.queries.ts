import { and, eq, isNull, sql } from 'drizzle-orm'
import type { NoticeKind } from '#contract/identity/notices.constants.ts'
import type { Db } from '#db/client.ts'
import { notifications } from '#db/schema/identity/notices.ts'

const unreadOf = (viewerId: string) => and(eq(notifications.userId, viewerId), isNull(notifications.readAt))

/** A row if the notice is the viewer's. */
export const findNotice = (db: Db, { id, viewerId }: { id: string; viewerId: string }) =>
  db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.userId, viewerId)))

type Reading = {
  viewerId: string
  /** One of theirs with all that came before it, or all that tell of one thing. */
  seen: { upTo: string } | { kind: NoticeKind; subjectId: string }
  now: Date
}

/** Marks the viewer's own as read; what was read before keeps its time. */
export const markRead = (db: Db, { viewerId, seen, now }: Reading) => {
  const which =
    'upTo' in seen
      ? sql`(${notifications.at}, ${notifications.id}) <= (select m.at, m.id from notifications m
          where m.id = ${seen.upTo} and m.user_id = ${viewerId})`
      : and(eq(notifications.kind, seen.kind), eq(notifications.subjectId, seen.subjectId))
  return db
    .update(notifications)
    .set({ readAt: now })
    .where(and(unreadOf(viewerId), which))
}

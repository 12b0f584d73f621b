import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { noticeKinds } from '#contract/identity/notices.constants.ts'
import { choice, id, moment, newestFirst, oneOf } from '#db/schema/columns.ts'
import { users } from '#db/schema/identity/people.ts'

/** What a user's bell tells, written with what it tells of. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What it tells of; `subjectId` is an id of that kind. */
    kind: choice(noticeKinds).notNull(),
    subjectId: uuid().notNull(),
    /** What it says of its subject, as its kind defines it. */
    data: jsonb().notNull(),
    at: moment().notNull(),
    readAt: moment(),
  },
  (t) => [
    index('notifications_newest_idx').on(t.userId, newestFirst(t.at), newestFirst(t.id)),
    index('notifications_unread_idx').on(t.userId).where(sql`read_at is null`),
    index('notifications_subject_idx').on(t.subjectId),
    index('notifications_at_idx').on(t.at),
    check('notifications_kind_check', oneOf(t.kind, noticeKinds)),
  ],
)

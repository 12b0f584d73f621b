import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, moment, newestFirst } from '#db/schema/columns.ts'

/** A mail, written with what caused it; sent right after the commit, retried by the job, once. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    /** What it is about, unique: the same event mails once. */
    cause: text().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** Where one click ends mails like it (RFC 8058); null where a mail answers what its reader did. */
    unsubscribeUrl: text(),
    requestId: text().notNull(),
    createdAt: moment().notNull(),
    sentAt: moment(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment().notNull(),
    lastError: text(),
  },
  (t) => [
    unique('mails_cause_key').on(t.cause),
    index('mails_recipient_idx').on(t.recipient, newestFirst(t.createdAt)),
    index('mails_created_idx').on(newestFirst(t.createdAt), newestFirst(t.id)),
    index('mails_waiting_idx').on(t.nextAttemptAt).where(sql`sent_at is null`),
  ],
)

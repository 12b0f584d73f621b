import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { id, moment, newestFirst } from './columns.ts'

/** How often something was tried in a window; the key holds a keyed hash, never an address. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    hits: integer().notNull(),
    windowEndsAt: moment().notNull(),
  },
  (t) => [index('rate_limits_end_idx').on(t.windowEndsAt), check('rate_limits_hits_check', sql`${t.hits} > 0`)],
)

/** The answer to a write that may be sent twice; written in the same transaction as its effect, kept for a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    route: text().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    status: integer().notNull(),
    answer: jsonb().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.route, t.key] }), index('idempotency_keys_created_idx').on(t.createdAt)],
)

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

/**
 * What the assistant's model has cost on a UK day, in millionths of a penny: what is held for answers on their way, and what
 * those given have cost. A hold that nobody settles stays until the day is over.
 */
export const assistantSpend = pgTable(
  'assistant_spend',
  {
    day: date({ mode: 'string' }).primaryKey(),
    held: bigint({ mode: 'number' }).notNull(),
    spent: bigint({ mode: 'number' }).notNull(),
    answers: integer().notNull(),
  },
  (t) => [check('assistant_spend_check', sql`${t.held} >= 0 and ${t.spent} >= 0 and ${t.answers} >= 0`)],
)

import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#db/schema/columns.ts'
import { users } from '#db/schema/identity/people.ts'

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

import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { contactTopics, featureStatuses } from '#contract/talk/community.constants.ts'
import { choice, id, moment, newestFirst, oneOf } from '#db/schema/columns.ts'
import { users } from '#db/schema/identity/people.ts'

/** What users wish the site could do; everybody reads them. */
export const featureRequests = pgTable(
  'feature_requests',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    title: text().notNull(),
    description: text().notNull(),
    status: choice(featureStatuses).notNull().default('pending'),
    /** What an admin says to it, for all to read. */
    publicNote: text(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    check('feature_requests_status_check', oneOf(t.status, featureStatuses)),
    index('feature_requests_newest_idx').on(newestFirst(t.createdAt), newestFirst(t.id)),
    index('feature_requests_user_idx').on(t.userId, newestFirst(t.createdAt)),
  ],
)

/** One vote a user and request. */
export const featureVotes = pgTable(
  'feature_votes',
  {
    requestId: uuid()
      .notNull()
      .references(() => featureRequests.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.requestId, t.userId] }), index('feature_votes_user_idx').on(t.userId)],
)

const subscriberStatuses = ['pending', 'confirmed', 'unsubscribed'] as const

/** Who asked for the newsletter; only a confirmed address gets it. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: id(),
    email: text().notNull(),
    status: choice(subscriberStatuses).notNull().default('pending'),
    /** SHA-256 of the link's 256 random bits; each mail brings a new one. */
    confirmHash: text(),
    confirmExpiresAt: moment(),
    createdAt: moment().notNull(),
    confirmedAt: moment(),
    unsubscribedAt: moment(),
  },
  (t) => [
    check('newsletter_subscribers_status_check', oneOf(t.status, subscriberStatuses)),
    uniqueIndex('newsletter_subscribers_email_key').on(sql`lower(${t.email})`),
    uniqueIndex('newsletter_subscribers_confirm_key').on(t.confirmHash),
    index('newsletter_subscribers_waiting_idx').on(t.confirmExpiresAt).where(sql`status = 'pending'`),
  ],
)

/** What was written on the contact page; mailed to support in the same transaction. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    email: text().notNull(),
    topic: choice(contactTopics).notNull(),
    message: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    check('contact_messages_topic_check', oneOf(t.topic, contactTopics)),
    index('contact_messages_newest_idx').on(newestFirst(t.createdAt), newestFirst(t.id)),
    index('contact_messages_user_idx').on(t.userId),
  ],
)

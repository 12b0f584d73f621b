import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { articleKinds } from '#contract/help/help.constants.ts'
import type { Article } from '#contract/help/help.ts'
import { contactTopics, featureStatuses } from '#contract/talk/community.constants.ts'
import { users } from './accounts.ts'
import { images, listings } from './catalogue.ts'
import { choice, id, moment, newestFirst, oneOf, tsvector } from './columns.ts'
import { orders } from './orders.ts'

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

const passageKinds = ['policy', 'article', 'guide'] as const

/** A section of a page of ours, as the assistant and the help search find it; reference data, loaded with each deploy. */
export const passages = pgTable(
  'passages',
  {
    /** Path and anchor of the section, such as `/returns#eggs`. */
    url: text().primaryKey(),
    kind: choice(passageKinds).notNull(),
    /** The page's title. */
    page: text().notNull(),
    heading: text().notNull(),
    body: text().notNull(),
    position: integer().notNull(),
    search: tsvector()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`setweight(to_tsvector('english', heading), 'A') || setweight(to_tsvector('english', page), 'B') || setweight(to_tsvector('english', body), 'D')`,
      ),
  },
  (t) => [
    check('passages_kind_check', oneOf(t.kind, passageKinds)),
    index('passages_search_idx').using('gin', t.search),
  ],
)

/** An article or care guide of the help centre; reference data, loaded with each deploy. */
export const helpArticles = pgTable(
  'help_articles',
  {
    slug: text().primaryKey(),
    kind: choice(articleKinds).notNull(),
    topic: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    /** All of the article as it is answered. */
    article: jsonb().$type<Article>().notNull(),
    related: text().array().notNull(),
    updatedOn: date({ mode: 'string' }).notNull(),
    position: integer().notNull(),
  },
  (t) => [check('help_articles_kind_check', oneOf(t.kind, articleKinds))],
)

/** Whether an article was useful, once a reader; the mark is a keyed hash of who that is, until that is forgotten. */
export const helpVotes = pgTable(
  'help_votes',
  {
    article: text()
      .notNull()
      .references(() => helpArticles.slug, { onDelete: 'cascade' }),
    mark: text().notNull(),
    useful: boolean().notNull(),
    votedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.article, t.mark] }),
    index('help_votes_known_idx').on(t.votedAt).where(sql`mark not like 'forgotten:%'`),
  ],
)

/** Between two users, about a listing, an order or just a shop: one for each pair and thing. */
export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    /** The two, the smaller id first, so that either of them finds the same conversation. */
    firstUserId: uuid()
      .notNull()
      .references(() => users.id),
    secondUserId: uuid()
      .notNull()
      .references(() => users.id),
    listingId: uuid().references(() => listings.id),
    orderId: uuid().references(() => orders.id),
    createdAt: moment().notNull(),
    lastMessageAt: moment().notNull(),
  },
  (t) => [
    check('conversations_pair_check', sql`${t.firstUserId} < ${t.secondUserId}`),
    check('conversations_about_check', sql`${t.listingId} is null or ${t.orderId} is null`),
    unique('conversations_once').on(t.firstUserId, t.secondUserId, t.listingId, t.orderId).nullsNotDistinct(),
    index('conversations_first_idx').on(t.firstUserId, newestFirst(t.lastMessageAt)),
    index('conversations_second_idx').on(t.secondUserId, newestFirst(t.lastMessageAt)),
    index('conversations_listing_idx').on(t.listingId),
    index('conversations_order_idx').on(t.orderId),
  ],
)

export const messages = pgTable(
  'messages',
  {
    id: id(),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    fromUserId: uuid()
      .notNull()
      .references(() => users.id),
    toUserId: uuid()
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    sentAt: moment().notNull(),
    readAt: moment(),
    /** When the job saw that it lay unread, and mailed its reader or found that it need not. */
    toldAt: moment(),
  },
  (t) => [
    // Empty where photos say it all.
    check('messages_text_check', sql`char_length(${t.text}) <= 2000`),
    check('messages_sides_check', sql`${t.fromUserId} <> ${t.toUserId}`),
    index('messages_conversation_idx').on(t.conversationId, newestFirst(t.sentAt), newestFirst(t.id)),
    index('messages_unread_idx').on(t.toUserId, t.conversationId).where(sql`read_at is null`),
    // What the job has still to look at, the oldest first.
    index('messages_untold_idx').on(t.sentAt).where(sql`read_at is null and told_at is null`),
    index('messages_from_idx').on(t.fromUserId),
    index('messages_to_idx').on(t.toUserId),
  ],
)

/** A photo in a message: for the two who write to each other alone. */
export const messageImages = pgTable(
  'message_images',
  {
    messageId: uuid()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    imageKey: text()
      .notNull()
      .references(() => images.key),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.messageId, t.position] }),
    unique('message_images_key_once').on(t.imageKey),
    check('message_images_position_check', sql`${t.position} between 0 and 3`),
  ],
)

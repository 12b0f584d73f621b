import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, moment, newestFirst } from '#db/schema/columns.ts'
import { images } from '#db/schema/identity/images.ts'
import { users } from '#db/schema/identity/people.ts'
import { listings } from '#db/schema/selling/listings.ts'
import { orders } from '#db/schema/trade/orders.ts'

/** Who doesn't want to hear from whom. */
export const blocks = pgTable(
  'blocks',
  {
    blockerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blockedId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.blockerId, t.blockedId] }),
    index('blocks_blocked_idx').on(t.blockedId),
    check('blocks_other_check', sql`${t.blockerId} <> ${t.blockedId}`),
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

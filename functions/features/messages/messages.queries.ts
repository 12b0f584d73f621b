import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { conversations, listings, messages, orders, users } from '../../../db/schema/index.ts'
import type { TimePosition } from '../../app/time-cursor.ts'

export type ConversationRow = {
  id: string
  username: string
  shop_name: string
  listing_id: string | null
  listing_title: string | null
  image_key: string | null
  order_id: string | null
  order_number: string | null
  last_text: string
  last_at: string
  last_mine: boolean
  /** Where it stands in the list. */
  moved_at: string
  unread: number
}

const isoTime = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

const shownOfLast = 200

/** What is shown of the conversations `c` to one of the two. */
const summariesOf = (viewerId: string, source: SQL) => sql`
  select c.id, u.username, coalesce(s.name, u.username) as shop_name,
    l.id as listing_id, l.title as listing_title, picture.image_key, o.id as order_id, o.number as order_number,
    left(last.text, ${shownOfLast}) as last_text, ${isoTime('last.sent_at')} as last_at,
    last.from_user_id = ${viewerId} as last_mine, ${isoTime('c.last_message_at')} as moved_at,
    (select count(*) from messages n
      where n.to_user_id = ${viewerId} and n.conversation_id = c.id and n.read_at is null)::int as unread
  from (${source}) c
  join users u on u.id = case when c.first_user_id = ${viewerId} then c.second_user_id else c.first_user_id end
  left join shops s on s.seller_id = u.id
  left join listings l on l.id = c.listing_id
  left join orders o on o.id = c.order_id
  left join lateral (
    select i.image_key from listing_images i where i.listing_id = l.id order by i.position limit 1
  ) picture on true
  join lateral (
    select m.text, m.sent_at, m.from_user_id from messages m where m.conversation_id = c.id
    order by m.sent_at desc, m.id desc limit 1
  ) last on true`

const columns = sql`id, first_user_id, second_user_id, listing_id, order_id, last_message_at`

const before = (column: string, after: TimePosition | null): SQL =>
  after ? sql`and (${sql.raw(column)}, id) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)` : sql``

type Page = { viewerId: string; limit: number; after: TimePosition | null }

/** A page of the viewer's conversations, newest first, and one row more when there is a next page. */
export const listConversations = (db: Db, { viewerId, limit, after }: Page) => {
  // Each side has an index of its own that stands in this order.
  const ofSide = (side: string) => sql`(
    select ${columns} from conversations
    where ${sql.raw(side)} = ${viewerId} ${before('last_message_at', after)}
    order by last_message_at desc, id desc limit ${limit + 1})`
  const newest = sql`
    select * from (${ofSide('first_user_id')} union all ${ofSide('second_user_id')}) mine
    order by last_message_at desc, id desc limit ${limit + 1}`
  return db.execute<ConversationRow>(sql`${summariesOf(viewerId, newest)} order by c.last_message_at desc, c.id desc`)
}

type Asked = { id: string; viewerId: string }

const isParty = (viewerId: string) => sql`${viewerId} in (first_user_id, second_user_id)`

/** One conversation, if the viewer is one of the two. */
export const findConversation = (db: Db, { id, viewerId }: Asked) =>
  db.execute<ConversationRow>(
    summariesOf(viewerId, sql`select ${columns} from conversations where id = ${id} and ${isParty(viewerId)}`),
  )

export type MessageRow = { id: string; username: string; text: string; sent_at: string; read_at: string | null }

const selectMessages = sql`
  select m.id, u.username, m.text, ${isoTime('m.sent_at')} as sent_at, ${isoTime('m.read_at')} as read_at
  from messages m join users u on u.id = m.from_user_id`

/** A page of what the viewer wrote and got in a conversation, newest first, and one row more when there is a next page. */
export const listMessages = (db: Db, { id, viewerId, limit, after }: Asked & Page) =>
  db.execute<MessageRow>(sql`${selectMessages}
    where m.id in (
      select id from messages
      where conversation_id = ${id} and ${viewerId} in (from_user_id, to_user_id) ${before('sent_at', after)}
      order by sent_at desc, id desc limit ${limit + 1})
    order by m.sent_at desc, m.id desc`)

/** Whether a message that the viewer wrote was stored. */
export const findMessage = (db: Db, { id, viewerId }: Asked) =>
  db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.fromUserId, viewerId)))

/** The other one of a conversation of the viewer's, and whether he is still with us. */
export const findParties = (db: Db, { id, viewerId }: Asked) =>
  db.execute<{ other_id: string; gone: boolean }>(sql`
    select u.id as other_id, u.suspended_at is not null as gone
    from conversations c
    join users u on u.id = case when c.first_user_id = ${viewerId} then c.second_user_id else c.first_user_id end
    where c.id = ${id} and ${isParty(viewerId)}`)

/** Whom a username means. */
export const findRecipient = (db: Db, username: string) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(sql`lower(${users.username}) = lower(${username})`, isNull(users.suspendedAt)))

/** Whose a published listing is; no id, no row. */
export const findListing = (db: Db, id: string | undefined) =>
  db
    .select({ sellerId: listings.sellerId })
    .from(listings)
    .where(id ? and(eq(listings.id, id), sql`${listings.status} in ('active', 'paused')`) : sql`false`)

/** The two sides of an order; no id, no row. */
export const findSides = (db: Db, id: string | undefined) =>
  db
    .select({ buyerId: orders.buyerId, sellerId: orders.sellerId })
    .from(orders)
    .where(id ? eq(orders.id, id) : sql`false`)

export const countUnread = (db: Db, viewerId: string) =>
  db
    .select({ unreadCount: sql<number>`count(*)::int` })
    .from(messages)
    .where(and(eq(messages.toUserId, viewerId), isNull(messages.readAt)))

/** Marks what the viewer got as seen; what was seen before stays as it is. */
export const markRead = (db: Db, { id, viewerId, now }: Asked & { now: Date }) =>
  db
    .update(messages)
    .set({ readAt: now })
    .where(and(eq(messages.conversationId, id), eq(messages.toUserId, viewerId), isNull(messages.readAt)))

type NewConversation = typeof conversations.$inferInsert

/** Makes the conversation of a pair about a thing, or takes up the one that there is: it is locked until the commit. */
export const openConversation = (db: Db, row: NewConversation) =>
  db
    .insert(conversations)
    .values(row)
    .onConflictDoUpdate({
      target: [conversations.firstUserId, conversations.secondUserId, conversations.listingId, conversations.orderId],
      set: { lastMessageAt: sql`greatest(${conversations.lastMessageAt}, excluded.last_message_at)` },
    })
    .returning({ id: conversations.id })

type Pair = Pick<NewConversation, 'firstUserId' | 'secondUserId' | 'listingId' | 'orderId'>

const isOf = ({ firstUserId, secondUserId, listingId, orderId }: Pair) => sql`
  first_user_id = ${firstUserId} and second_user_id = ${secondUserId}
  and listing_id is not distinct from ${listingId}::uuid and order_id is not distinct from ${orderId}::uuid`

type NewMessage = { id: string; fromUserId: string; toUserId: string; text: string; now: Date }

const insertMessage = (message: NewMessage, where: SQL) => sql`
  insert into messages (id, conversation_id, from_user_id, to_user_id, text, sent_at)
  select ${message.id}, id, ${message.fromUserId}, ${message.toUserId}, ${message.text},
    ${message.now.toISOString()}::timestamptz
  from conversations where ${where}`

/** A message in the conversation of the pair about the thing. */
export const insertFirst = (db: Db, { pair, message }: { pair: Pair; message: NewMessage }) =>
  db.execute(insertMessage(message, isOf(pair)))

export const insertReply = (db: Db, { id, message }: { id: string; message: NewMessage }) =>
  db.execute(insertMessage(message, sql`id = ${id}`))

export const touchConversation = (db: Db, { id, now }: { id: string; now: Date }) =>
  db
    .update(conversations)
    .set({ lastMessageAt: sql`greatest(${conversations.lastMessageAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(conversations.id, id))

/** The conversation in which a message stands, as its writer sees it. */
export const conversationOfMessage = (db: Db, { id, viewerId }: Asked) =>
  db.execute<ConversationRow>(
    summariesOf(
      viewerId,
      sql`select ${columns} from conversations
        where id = (select conversation_id from messages where id = ${id} and from_user_id = ${viewerId})`,
    ),
  )

/** The newest messages of the conversation in which a message stands, and one row more when there are older ones. */
export const messagesBeside = (db: Db, { id, limit }: { id: string; limit: number }) =>
  db.execute<MessageRow>(sql`${selectMessages}
    where m.conversation_id = (select conversation_id from messages where id = ${id})
    order by m.sent_at desc, m.id desc limit ${limit + 1}`)

import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { TimePosition } from '#app/cursors/time-cursor.ts'
import type { ListingStatus } from '#contract/catalogue/catalogue.constants.ts'
import type { Way } from '#contract/catalogue/shipping.ts'
import { beyondCut } from '#contract/cut-text.ts'
import type { OrderStatus } from '#contract/trade/orders.constants.ts'
import type { Db } from '#db/client.ts'
import { messages } from '#db/schema/talk/messages.ts'
import { isoTimeSql } from '#db/sql/iso-time.ts'
import { momentSql } from '#db/sql/moments.ts'
import { shopNameSql } from '#db/sql/shops.ts'
import { inStock } from '#features/catalogue/listings/card.queries.ts'

type ListingColumns = {
  listing_id: string | null
  listing_title: string | null
  image_key: string | null
  price_pence: number | null
  from_price: boolean
  stored_status: Exclude<ListingStatus, 'sold_out'>
  in_stock: boolean
}

type OrderColumns = {
  order_id: string | null
  order_number: string | null
  order_status: OrderStatus
  order_way: Way
  order_pence: number
  order_image: string | null
  is_buyer: boolean
}

/** What belongs to a listing or an order means something only where there is its id. */
export type ConversationRow = ListingColumns &
  OrderColumns & {
    id: string
    user_id: string
    username: string
    shop_name: string
    blocked: boolean
    /** A little more than is shown. */
    last_text: string
    last_photos: number
    last_at: string
    last_mine: boolean
    /** Where it stands in the list. */
    moved_at: string
    unread: number
  }

/** How much of a conversation's last message is shown in the list of them. */
export const shownOfLast = 200

/** What is shown of the conversations `c` to one of the two. */
const summariesOf = (viewerId: string, source: SQL) => sql`
  select c.id, u.id as user_id, u.username, ${shopNameSql()} as shop_name,
    exists (select from blocks b where b.blocker_id = ${viewerId} and b.blocked_id = u.id) as blocked,
    l.id as listing_id, l.title as listing_title, picture.image_key, l.lowest_price_pence::int as price_pence,
    coalesce(l.lowest_price_pence < l.highest_price_pence, false) as from_price, l.status as stored_status,
    ${inStock} as in_stock,
    o.id as order_id, o.number as order_number, o.status as order_status, o.way as order_way,
    o.total_pence::int as order_pence, line.image_url as order_image, o.buyer_id = ${viewerId} as is_buyer,
    left(last.text, ${shownOfLast + beyondCut}) as last_text, ${isoTimeSql(sql`last.sent_at`)} as last_at,
    (select count(*) from message_images mi where mi.message_id = last.id)::int as last_photos,
    last.from_user_id = ${viewerId} as last_mine, ${isoTimeSql(sql`c.last_message_at`)} as moved_at,
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
  left join lateral (
    select ol.image_url from order_lines ol where ol.order_id = o.id order by ol.position limit 1
  ) line on true
  join lateral (
    select m.id, m.text, m.sent_at, m.from_user_id from messages m where m.conversation_id = c.id
    order by m.sent_at desc, m.id desc limit 1
  ) last on true`

const columns = sql`id, first_user_id, second_user_id, listing_id, order_id, last_message_at`

const before = (column: string, after: TimePosition | null): SQL =>
  after ? sql`and (${sql.raw(column)}, id) < (${momentSql(after.at)}, ${after.id}::uuid)` : sql``

type Page = { viewerId: string; limit: number; after: TimePosition | null }

/**
 * Lists a page of the viewer's conversations (about one order, if one is named), newest first, and one row more when there
 * is a next page.
 */
export const listConversations = (
  db: Db,
  { viewerId, limit, after, orderId }: Page & { orderId?: string | undefined },
) => {
  const aboutOrder = orderId ? sql`and order_id = ${orderId}` : sql``
  // Each side has an index of its own that stands in this order.
  const ofSide = (side: string) => sql`(
    select ${columns} from conversations
    where ${sql.raw(side)} = ${viewerId} ${aboutOrder} ${before('last_message_at', after)}
    order by last_message_at desc, id desc limit ${limit + 1})`
  const newest = sql`
    select * from (${ofSide('first_user_id')} union all ${ofSide('second_user_id')}) mine
    order by last_message_at desc, id desc limit ${limit + 1}`
  return db.execute<ConversationRow>(sql`${summariesOf(viewerId, newest)} order by c.last_message_at desc, c.id desc`)
}

type Asked = { id: string; viewerId: string }

const isParty = (viewerId: string) => sql`${viewerId} in (first_user_id, second_user_id)`

/** Finds one conversation, if the viewer is one of the two. */
export const findConversation = (db: Db, { id, viewerId }: Asked) =>
  db.execute<ConversationRow>(
    summariesOf(viewerId, sql`select ${columns} from conversations where id = ${id} and ${isParty(viewerId)}`),
  )

/** A message with the username of its writer. */
export type MessageRow = {
  id: string
  username: string
  text: string
  image_keys: string[]
  sent_at: string
  read_at: string | null
}

const selectMessages = sql`
  select m.id, u.username, m.text, ${isoTimeSql(sql`m.sent_at`)} as sent_at, ${isoTimeSql(sql`m.read_at`)} as read_at,
    (select coalesce(json_agg(i.image_key order by i.position), '[]') from message_images i
      where i.message_id = m.id) as image_keys
  from messages m join users u on u.id = m.from_user_id`

/** Lists a page of what the viewer wrote and got in a conversation, newest first, and one row more when there is another. */
export const listMessages = (db: Db, { id, viewerId, limit, after }: Asked & Page) =>
  db.execute<MessageRow>(sql`${selectMessages}
    where m.id in (
      select id from messages
      where conversation_id = ${id} and ${viewerId} in (from_user_id, to_user_id) ${before('sent_at', after)}
      order by sent_at desc, id desc limit ${limit + 1})
    order by m.sent_at desc, m.id desc`)

/** Finds a message that the viewer wrote, if it was stored. */
export const findMessage = (db: Db, { id, viewerId }: Asked) =>
  db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.fromUserId, viewerId)))

/** Finds the other one of a conversation of the viewer's, and whether they have left. */
export const findParties = (db: Db, { id, viewerId }: Asked) =>
  db.execute<{ other_id: string; gone: boolean }>(sql`
    select u.id as other_id, (u.suspended_at is not null or u.deleted_at is not null) as gone
    from conversations c
    join users u on u.id = case when c.first_user_id = ${viewerId} then c.second_user_id else c.first_user_id end
    where c.id = ${id} and ${isParty(viewerId)}`)

/** Counts the messages to the viewer that they have not seen. */
export const countUnread = (db: Db, viewerId: string) =>
  db
    .select({ unreadCount: sql<number>`count(*)::int` })
    .from(messages)
    .where(and(eq(messages.toUserId, viewerId), isNull(messages.readAt)))

/** Finds the conversation in which a message stands, as its writer sees it. */
export const conversationOfMessage = (db: Db, { id, viewerId }: Asked) =>
  db.execute<ConversationRow>(
    summariesOf(
      viewerId,
      sql`select ${columns} from conversations
        where id = (select conversation_id from messages where id = ${id} and from_user_id = ${viewerId})`,
    ),
  )

/** Lists the newest messages of the conversation in which a message stands, and one row more when there are older ones. */
export const messagesBeside = (db: Db, { id, limit }: { id: string; limit: number }) =>
  db.execute<MessageRow>(sql`${selectMessages}
    where m.conversation_id = (select conversation_id from messages where id = ${id})
    order by m.sent_at desc, m.id desc limit ${limit + 1}`)

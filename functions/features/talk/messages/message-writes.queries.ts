import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { conversations, messages } from '#db/schema/talk/messages.ts'
import { momentSql } from '#db/sql/moments.ts'

type Asked = { id: string; viewerId: string }

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

/** Whose conversation it is, and about what; the lower id of the two comes first. */
export type Pair = Pick<NewConversation, 'firstUserId' | 'secondUserId' | 'listingId' | 'orderId'>

const isOf = ({ firstUserId, secondUserId, listingId, orderId }: Pair) => sql`
  first_user_id = ${firstUserId} and second_user_id = ${secondUserId}
  and listing_id is not distinct from ${listingId}::uuid and order_id is not distinct from ${orderId}::uuid`

/** What is written, by whom and to whom; `imageKeys` in their order. */
export type NewMessage = {
  id: string
  fromUserId: string
  toUserId: string
  text: string
  imageKeys: string[]
  now: Date
}

const insertMessage = (message: NewMessage, where: SQL) => sql`
  insert into messages (id, conversation_id, from_user_id, to_user_id, text, sent_at)
  select ${message.id}, id, ${message.fromUserId}, ${message.toUserId}, ${message.text},
    ${momentSql(message.now)}
  from conversations where ${where}`

/** Adds a message to the conversation of the pair about the thing. */
export const insertFirst = (db: Db, { pair, message }: { pair: Pair; message: NewMessage }) =>
  db.execute(insertMessage(message, isOf(pair)))

/** Adds a message to a conversation that is known. */
export const insertReply = (db: Db, { id, message }: { id: string; message: NewMessage }) =>
  db.execute(insertMessage(message, sql`id = ${id}`))

/** Moves a conversation to the top of both lists. */
export const touchConversation = (db: Db, { id, now }: { id: string; now: Date }) =>
  db
    .update(conversations)
    .set({ lastMessageAt: sql`greatest(${conversations.lastMessageAt}, ${momentSql(now)})` })
    .where(eq(conversations.id, id))

/** Puts photos into a message; after `takeImagesForMessage`, which sees to it that they are its writer's and free to use. */
export const insertPhotos = (db: Db, { id, imageKeys }: NewMessage) =>
  db.execute(sql`
    insert into message_images (message_id, image_key, position)
    select ${id}::uuid, wanted.key, wanted.place - 1
    from unnest(${sql.param(imageKeys)}::text[]) with ordinality wanted (key, place)`)

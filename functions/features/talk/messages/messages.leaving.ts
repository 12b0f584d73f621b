import { sql } from 'drizzle-orm'
import type { Leaver, Leaving } from '#app/leaving.ts'
import { deletedText } from '#contract/identity/deleted-user.ts'
import type { Db } from '#db/client.ts'
import { momentSql } from '#db/sql/moments.ts'
import { shopNameSql } from '#db/sql/shops.ts'

/** Forgets whom a user blocked, and who blocked them. */
const forgetBlocks = (db: Db, userId: string) =>
  db.execute(sql`delete from blocks where ${userId}::uuid in (blocker_id, blocked_id)`)

const forgetPhotos = (db: Db, userId: string) =>
  db.execute(
    sql`delete from message_images i using messages m where m.id = i.message_id and m.from_user_id = ${userId}`,
  )

/** Forgets the words of a user's messages, but of those about an order: what was said about it belongs to it. */
const forgetWords = (db: Db, { id, now }: Leaver) =>
  db.execute(sql`
    update messages m set text = ${deletedText}, told_at = coalesce(m.told_at, ${momentSql(now)})
    from conversations c
    where c.id = m.conversation_id and m.from_user_id = ${id} and (c.order_id is null or m.text = '')`)

const said = (id: string) => sql`(
  select coalesce(json_agg(json_build_object('from', case when m.from_user_id = ${id} then 'me' else 'other' end,
    'text', m.text, 'sentAt', m.sent_at, 'readAt', m.read_at,
    'pictures', (select coalesce(json_agg('/api/images/' || i.image_key order by i.position), '[]')
      from message_images i where i.message_id = m.id)) order by m.sent_at, m.id), '[]')
  from messages m where m.conversation_id = c.id) as messages`

/** A user's conversations, whose rows stay since they are the other one's too, and whom they block. */
export const messagesLeaving: Leaving = {
  inFile: {
    conversations: {
      tables: ['conversations', 'messages', 'message_images'],
      of: (id) => sql`
        select ${shopNameSql()} as "with", l.title as listing, o.number as "order", c.created_at as "createdAt",
          ${said(id)}
        from conversations c
        join users u on u.id = case when c.first_user_id = ${id} then c.second_user_id else c.first_user_id end
        left join shops s on s.seller_id = u.id
        left join listings l on l.id = c.listing_id left join orders o on o.id = c.order_id
        where ${id}::uuid in (c.first_user_id, c.second_user_id) order by c.id`,
    },
    blocked: {
      tables: ['blocks'],
      of: (id) => sql`
        select u.username, b.created_at as "createdAt" from blocks b join users u on u.id = b.blocked_id
        where b.blocker_id = ${id} order by b.created_at, u.id`,
    },
  },
  columnsNotInFile: {
    'conversations.last_message_at': 'the moment of its last message, which is there',
    'messages.told_at': 'whether our scheduled work still has to mail the other of it',
  },
  forget: (db, leaver) => [forgetBlocks(db, leaver.id), forgetPhotos(db, leaver.id), forgetWords(db, leaver)],
  mailsAbout: (id) => sql`select m.id::text from messages m where m.from_user_id = ${id}`,
  stays: {
    conversations: 'the other one’s too; what they said in them is gone, but about orders',
    messages: 'as conversations',
  },
  wordsStay: { 'messages.text': 'What was said about an order belongs to the order: only there.' },
}

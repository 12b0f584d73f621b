import { inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { messages } from '#db/schema/talk/messages.ts'
import { momentSql } from '#db/sql/moments.ts'
import { shopNameSql } from '#db/sql/shops.ts'

/** What waits unread for somebody in one conversation. */
export type WaitingMessages = {
  /** What of a conversation lies unread and was not looked at yet, the oldest first. */
  ids: string[]
  conversation_id: string
  count: number
  from_name: string
  text: string
  listing_title: string | null
  order_number: string | null
  email: string
  full_name: string
  /** Whether its reader is to be told of it by mail. */
  mailed: boolean
}

type Asked = { since: Date; limit: number }

// Who was told of a conversation is not told again until they have read it. Nobody is told who wants no such mails, has not
// verified their address or is gone, and nobody of what a blocked or suspended user wrote.
const isMailed = sql`
  not exists (select from messages t where t.to_user_id = due.to_user_id and t.conversation_id = due.conversation_id
    and t.read_at is null and t.told_at is not null)
  and u.suspended_at is null and u.deleted_at is null and u.email_verified_at is not null
  and u.notifications->>'messages' is distinct from 'false' and f.suspended_at is null
  and not exists (select from blocks b where b.blocker_id = u.id and b.blocked_id = f.id)`

/** Lists the conversations of the oldest messages, `limit` at most, that lie unread since and that the job has not looked at. */
export const listWaiting = (db: Db, { since, limit }: Asked) =>
  db.execute<WaitingMessages>(sql`
    select due.ids, due.conversation_id, m.text, ${shopNameSql({ seller: 'f' })} as from_name,
      l.title as listing_title, o.number as order_number, u.email, u.full_name, ${isMailed} as mailed,
      (select count(*) from messages n where n.to_user_id = due.to_user_id
        and n.conversation_id = due.conversation_id and n.read_at is null)::int as count
    from (
      select json_agg(id order by sent_at, id) as ids, (array_agg(id order by sent_at, id))[1] as first_id,
        conversation_id, to_user_id
      from (
        select id, conversation_id, to_user_id, sent_at from messages
        where read_at is null and told_at is null and sent_at <= ${momentSql(since)}
        order by sent_at limit ${limit}
      ) oldest
      group by to_user_id, conversation_id
    ) due
    join users u on u.id = due.to_user_id
    join messages m on m.id = due.first_id
    join users f on f.id = m.from_user_id
    left join shops s on s.seller_id = f.id
    join conversations c on c.id = due.conversation_id
    left join listings l on l.id = c.listing_id
    left join orders o on o.id = c.order_id
    order by due.first_id`)

/** Notes that the job has looked at messages. Locked in order, since two runs may look at the same messages at once. */
export const markTold = (db: Db, { ids, now }: { ids: string[]; now: Date }) => {
  const inOrder = db.select({ id: messages.id }).from(messages).where(inArray(messages.id, ids)).orderBy(messages.id)
  return db
    .update(messages)
    .set({ toldAt: now })
    .where(inArray(messages.id, inOrder.for('update')))
}

import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'

export type WaitingMessages = {
  /** The oldest that was not read: as long as it is, there is one mail. */
  first_id: string
  conversation_id: string
  count: number
  from_name: string
  text: string
  listing_title: string | null
  order_number: string | null
  email: string
  full_name: string
}

const causePrefix = 'message-unread:'

export const causeOf = (firstId: string): string => `${causePrefix}${firstId}`

type Asked = { since: Date; limit: number }

/**
 * Conversations in which somebody has not read what was sent by `since`, and was not told of it yet. Who wants no such
 * mails, has not verified his address or was suspended is left out, and so is what a suspended user wrote.
 */
export const listWaiting = (db: Db, { since, limit }: Asked) =>
  db.execute<WaitingMessages>(sql`
    select waiting.first_id, waiting.conversation_id, waiting.count, coalesce(s.name, f.username) as from_name, m.text,
      l.title as listing_title, o.number as order_number, u.email, u.full_name
    from (
      select (array_agg(id order by sent_at, id))[1] as first_id, conversation_id, to_user_id, count(*)::int as count
      from messages where read_at is null
      group by to_user_id, conversation_id
      having min(sent_at) <= ${since.toISOString()}::timestamptz
    ) waiting
    join users u on u.id = waiting.to_user_id and u.suspended_at is null and u.email_verified_at is not null
      and u.notifications->>'messages' is distinct from 'false'
    join messages m on m.id = waiting.first_id
    join users f on f.id = m.from_user_id and f.suspended_at is null
    left join shops s on s.seller_id = f.id
    join conversations c on c.id = waiting.conversation_id
    left join listings l on l.id = c.listing_id
    left join orders o on o.id = c.order_id
    where not exists (select from mails where cause = ${causePrefix}::text || waiting.first_id)
    order by waiting.first_id
    limit ${limit}`)

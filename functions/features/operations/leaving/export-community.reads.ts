import { sql } from 'drizzle-orm'
import { shopNameSql } from '#db/sql/shops.ts'
import type { Section } from './export-section.reads.ts'

/** Whatever opens something to whoever has it. */
const withoutTokens = sql`regexp_replace(m.text, 'token=[^[:space:]]+', 'token=…', 'g')`

const said = (id: string) => sql`(
  select coalesce(json_agg(json_build_object('from', case when m.from_user_id = ${id} then 'me' else 'other' end,
    'text', m.text, 'sentAt', m.sent_at, 'readAt', m.read_at,
    'pictures', (select coalesce(json_agg('/api/images/' || i.image_key order by i.position), '[]')
      from message_images i where i.message_id = m.id)) order by m.sent_at, m.id), '[]')
  from messages m where m.conversation_id = c.id) as messages`

const mailAddress = (id: string) => sql`(select lower(email) from users where id = ${id})`

/** What they like, say and are told. */
export const communitySections = {
  cart: {
    tables: ['cart_lines'],
    of: (id) => sql`
      select l.title as listing, o.label as option, c.quantity, c.way, c.seen_price_pence as "seenPricePence",
        c.saved_at as "savedForLaterAt", c.created_at as "createdAt"
      from cart_lines c join listings l on l.id = c.listing_id join listing_options o on o.id = c.option_id
      where c.user_id = ${id} order by c.id`,
  },
  favourites: {
    tables: ['favourites'],
    of: (id) => sql`
      select l.title as listing, '/products/' || l.id as path, f.created_at as "createdAt"
      from favourites f join listings l on l.id = f.listing_id where f.user_id = ${id} order by f.created_at, l.id`,
  },
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
  notifications: {
    tables: ['notifications'],
    of: (id) => sql`
      select o.number as "order", n.kind, n.data->>'side' as side, n.data->>'status' as status, n.at, n.read_at as "readAt"
      from notifications n left join orders o on n.kind = 'order' and o.id = n.subject_id where n.user_id = ${id} order by n.at, n.id`,
  },
  featureRequests: {
    tables: ['feature_requests'],
    of: (id) => sql`
      select title, description, status, public_note as "publicNote", created_at as "createdAt", updated_at as "updatedAt"
      from feature_requests where user_id = ${id} order by id`,
  },
  featureVotes: {
    tables: ['feature_votes'],
    of: (id) => sql`
      select r.title as request, v.created_at as "createdAt"
      from feature_votes v join feature_requests r on r.id = v.request_id where v.user_id = ${id} order by v.created_at, r.id`,
  },
  lettersToSupport: {
    tables: ['contact_messages'],
    of: (id) => sql`
      select name, email, topic, message, created_at as "createdAt"
      from contact_messages where user_id = ${id} order by id`,
  },
  newsletter: {
    tables: ['newsletter_subscribers'],
    of: (id) => sql`
      select email, status, created_at as "createdAt", confirmed_at as "confirmedAt", unsubscribed_at as "unsubscribedAt"
      from newsletter_subscribers where lower(email) = ${mailAddress(id)}`,
  },
  mails: {
    tables: ['mails'],
    of: (id) => sql`
      select m.subject, ${withoutTokens} as text, m.created_at as "createdAt", m.sent_at as "sentAt"
      from mails m where m.recipient = ${mailAddress(id)} order by m.created_at, m.id`,
  },
} satisfies Record<string, Section>

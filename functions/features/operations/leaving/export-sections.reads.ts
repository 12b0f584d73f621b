import { sql } from 'drizzle-orm'
import { communitySections } from './export-community.reads.ts'
import type { Section } from './export-section.reads.ts'
import { tradeSections } from './export-trade.reads.ts'

const accountSections = {
  account: {
    tables: ['users'],
    of: (id) => sql`
      select id, username, email, full_name as "fullName", user_type as "userType", seller_tier as "sellerTier",
        email_verified_at as "emailVerifiedAt", preferred_currency as "preferredCurrency", bio,
        '/api/images/' || avatar_key as "avatarUrl", postcode, notifications as "mailChoices",
        terms_accepted_at as "termsAcceptedAt", created_at as "createdAt", updated_at as "updatedAt"
      from users where id = ${id}`,
  },
  sessions: {
    tables: ['sessions'],
    of: (id) => sql`
      select user_agent as "browser", created_at as "createdAt", last_used_at as "lastUsedAt", expires_at as "expiresAt"
      from sessions where user_id = ${id} order by id`,
  },
  links: {
    tables: ['mail_tokens'],
    of: (id) => sql`
      select kind, email, created_at as "createdAt", expires_at as "expiresAt", used_at as "usedAt"
      from mail_tokens where user_id = ${id} order by id`,
  },
  acts: {
    tables: ['audit'],
    // Theirs, and what jobs did with their goods; a deleted listing's stretches still name it.
    of: (id) => sql`
      select a.act, case when a.actor_id = ${id} then 'me' else 'the site' end as "by", a.subject_kind as "to", a.subject_id as "id", a.data, a.at
      from audit a where a.id in (
        select id from audit where actor_id = ${id}
        union select id from audit where subject_kind in ('user', 'shop') and subject_id = ${id}
        union select l.id from listing_stretches t join audit l on l.subject_kind = 'listing' and l.subject_id = t.listing_id
          where t.seller_id = ${id}
        union select p.id from subscriptions s join audit p on p.subject_kind = 'package' and p.subject_id = s.id
          where s.seller_id = ${id})
      order by a.at, a.id`,
  },
  addresses: {
    tables: ['addresses'],
    of: (id) => sql`
      select address, is_default as "isDefault", created_at as "createdAt", updated_at as "updatedAt"
      from addresses where user_id = ${id} order by id`,
  },
  pictures: {
    tables: ['images'],
    of: (id) => sql`
      select '/api/images/' || key as url, purpose, content_type as "contentType", bytes, width, height,
        created_at as "uploadedAt", used_at as "usedAt"
      from images where owner_id = ${id} order by created_at, key`,
  },
} satisfies Record<string, Section>

/** All that the house holds on a user, under plain names. A table that tells of users stands here or in `notExported`. */
export const exportSections = { ...accountSections, ...tradeSections, ...communitySections } satisfies Record<
  string,
  Section
>

/** Tables that name users and are not in the file, and why. */
export const notExported: Record<string, string> = {
  idempotency_keys: 'A copy of what a checkout answered, which the orders say as well; gone within a day.',
}

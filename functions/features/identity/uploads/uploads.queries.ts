import { eq, type SQL, sql } from 'drizzle-orm'
import type { SessionClaim } from '#app/session.ts'
import type { Db } from '#db/client.ts'
import { images } from '#db/schema/index.ts'

export const insertImage = (db: Db, row: typeof images.$inferInsert) => db.insert(images).values(row)

export const findImage = (db: Db, key: string) => db.select({ key: images.key }).from(images).where(eq(images.key, key))

// On a listing that was ever published, on a shop or on a person. Sold ones stay: orders show them.
const isShown = sql<boolean>`${images.purpose} <> 'private' and (
  exists (select from listing_images i join listings l on l.id = i.listing_id
    where i.image_key = ${images.key} and l.published_at is not null)
  or exists (select from shops s where s.banner_key = ${images.key})
  or exists (select from users u where u.avatar_key = ${images.key}))`

/** What his session, still good at `now`, lets somebody see; nothing without one. */
const inSession = ({ claim, now }: { claim: SessionClaim | null; now: Date }, sees: SQL): SQL<boolean> =>
  claim === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (
        select from sessions s join users u on u.id = s.user_id and u.suspended_at is null
        where s.id = ${claim.sessionId} and s.user_id = ${claim.userId}
          and s.expires_at > ${now.toISOString()}::timestamptz and ${sees})`

const isOwn = sql`s.user_id = ${images.ownerId} and ${images.purpose} <> 'private'`

// A photo in a message is for the two who write to each other.
const isPartys = sql`exists (
  select from message_images i join messages m on m.id = i.message_id
  where i.image_key = ${images.key} and s.user_id in (m.from_user_id, m.to_user_id))`

/** Whether everybody may see a picture, or at least who asks: its uploader, or one of the two whose message it is in. */
export const imageAccess = (db: Db, { key, claim, now }: { key: string; claim: SessionClaim | null; now: Date }) =>
  db
    .select({
      isShown: isShown.as('is_shown'),
      isTheirs: inSession({ claim, now }, sql`((${isOwn}) or ${isPartys})`).as('is_theirs'),
    })
    .from(images)
    .where(eq(images.key, key))

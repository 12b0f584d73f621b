import { eq, type SQL, sql } from 'drizzle-orm'
import type { SessionClaim } from '#app/session.ts'
import type { Db } from '#db/client.ts'
import { images } from '#db/schema/identity/images.ts'
import { liveSessionSql } from '#db/sql/people.ts'

/** Notes a picture that was stored, of use nowhere yet. */
export const insertImage = (db: Db, row: typeof images.$inferInsert) => db.insert(images).values(row)

/** Tells whether a picture was noted, after an answer was lost. */
export const findImage = (db: Db, key: string) => db.select({ key: images.key }).from(images).where(eq(images.key, key))

// On a listing that was ever published, on a shop or on a person. Sold ones stay: orders show them.
const isShown = sql<boolean>`${images.purpose} <> 'private' and (
  exists (select from listing_images i join listings l on l.id = i.listing_id
    where i.image_key = ${images.key} and l.published_at is not null)
  or exists (select from shops s where s.banner_key = ${images.key})
  or exists (select from users u where u.avatar_key = ${images.key}))`

const isOwn = (userId: string): SQL => sql`${images.ownerId} = ${userId} and ${images.purpose} <> 'private'`

// A photo in a message is for the two who write to each other.
const isPartys = (userId: string): SQL => sql`exists (
  select from message_images i join messages m on m.id = i.message_id
  where i.image_key = ${images.key} and ${userId} in (m.from_user_id, m.to_user_id))`

/** What their session, still good at `now`, lets somebody see; nothing without one. */
const isTheirs = ({ claim, now }: { claim: SessionClaim | null; now: Date }): SQL<boolean> =>
  claim === null
    ? sql<boolean>`false`
    : sql<boolean>`(${liveSessionSql({ ...claim, now })} and ((${isOwn(claim.userId)}) or ${isPartys(claim.userId)}))`

/** Tells whether everybody may see a picture, or at least who asks: its uploader, or one of the two whose message it is in. */
export const imageAccess = (db: Db, { key, claim, now }: { key: string; claim: SessionClaim | null; now: Date }) =>
  db
    .select({ isShown: isShown.as('is_shown'), isTheirs: isTheirs({ claim, now }).as('is_theirs') })
    .from(images)
    .where(eq(images.key, key))

import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { images } from '../../../db/schema/index.ts'
import type { SessionClaim } from '../../app/session.ts'

export const insertImage = (db: Db, row: typeof images.$inferInsert) => db.insert(images).values(row)

export const findImage = (db: Db, key: string) => db.select({ key: images.key }).from(images).where(eq(images.key, key))

// On a listing that was ever published, on a shop or on a person. Sold ones stay: orders show them.
const isShown = sql<boolean>`${images.purpose} <> 'private' and (
  exists (select from listing_images i join listings l on l.id = i.listing_id
    where i.image_key = ${images.key} and l.published_at is not null)
  or exists (select from shops s where s.banner_key = ${images.key})
  or exists (select from users u where u.avatar_key = ${images.key}))`

const isOwn = (claim: SessionClaim | null, now: Date): SQL<boolean> =>
  claim === null
    ? sql<boolean>`false`
    : sql<boolean>`${images.purpose} <> 'private' and exists (
        select from sessions s where s.id = ${claim.sessionId} and s.user_id = ${claim.userId}
          and s.user_id = ${images.ownerId} and s.expires_at > ${now.toISOString()}::timestamptz)`

/** Whether everybody may see a picture, or at least its uploader who asks. */
export const imageAccess = (db: Db, { key, claim, now }: { key: string; claim: SessionClaim | null; now: Date }) =>
  db
    .select({ isShown: isShown.as('is_shown'), isOwn: isOwn(claim, now).as('is_own') })
    .from(images)
    .where(eq(images.key, key))

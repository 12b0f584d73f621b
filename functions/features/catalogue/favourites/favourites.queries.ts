import { and, desc, eq, sql } from 'drizzle-orm'
import type { TimePosition } from '#app/cursors/time-cursor.ts'
import { favouriteLimit } from '#contract/catalogue/favourites.ts'
import type { Db } from '#db/client.ts'
import { favourites } from '#db/schema/catalogue/favourites.ts'
import { isoTimeSql } from '#db/sql/iso-time.ts'
import { isPublicSql, shownSellerJoin } from '#db/sql/listings.ts'
import { momentSql } from '#db/sql/moments.ts'
import { type CardRow, cardColumns, cardJoins } from '#features/catalogue/listings/card.queries.ts'

export type FavouriteRow = CardRow & { kept_at: string }

type Page = { viewerId: string; limit: number; after: TimePosition | null }

/** A page of what the viewer keeps and may be seen, newest first, and one row more when there is a next page. */
export const listFavourites = (db: Db, { viewerId, limit, after }: Page) => {
  const older = after ? sql`and (f.created_at, f.listing_id) < (${momentSql(after.at)}, ${after.id}::uuid)` : sql``
  return db.execute<FavouriteRow>(sql`
    with page as (
      select f.listing_id, f.created_at
      from favourites f
      join listings l on l.id = f.listing_id
      ${shownSellerJoin}
      where f.user_id = ${viewerId} and ${isPublicSql} ${older}
      order by f.created_at desc, f.listing_id desc
      limit ${limit + 1}
    )
    select ${cardColumns},
      ${isoTimeSql(sql`page.created_at`)} as kept_at
    from page join listings l on l.id = page.listing_id ${cardJoins}
    order by page.created_at desc, page.listing_id desc`)
}

/** The ids of all that the viewer keeps, the latest kept first. */
export const listFavouriteIds = (db: Db, viewerId: string) =>
  db
    .select({ id: favourites.listingId })
    .from(favourites)
    .where(eq(favourites.userId, viewerId))
    .orderBy(desc(favourites.createdAt), desc(favourites.listingId))
    .limit(favouriteLimit)

type Kept = { userId: string; listingId: string }

/** Stops a batch with `full` when the user keeps as many as they may, and not this one already. */
export const refuseFull = (db: Db, { userId, listingId }: Kept) =>
  db.execute(sql`
    select refuse('full')
    where (select count(*) from favourites where user_id = ${userId}) >= ${favouriteLimit}
      and not exists (select from favourites where user_id = ${userId} and listing_id = ${listingId})`)

/** Keeps a listing that is public, once; nothing when it is not. */
export const insertFavourite = (db: Db, { userId, listingId, at }: Kept & { at: Date }) =>
  db.execute(sql`
    insert into favourites (user_id, listing_id, created_at)
    select ${userId}::uuid, l.id, ${momentSql(at)}
    from listings l ${shownSellerJoin}
    where l.id = ${listingId} and ${isPublicSql}
    for key share of l
    on conflict do nothing`)

/** Lets go of a listing; nothing when it was not kept. */
export const deleteFavourite = (db: Db, { userId, listingId }: Kept) =>
  db.delete(favourites).where(and(eq(favourites.userId, userId), eq(favourites.listingId, listingId)))

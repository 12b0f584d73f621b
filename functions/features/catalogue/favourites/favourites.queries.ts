import { and, desc, eq, sql } from 'drizzle-orm'
import type { TimePosition } from '#app/time-cursor.ts'
import { favouriteLimit } from '#contract/catalogue/favourites.ts'
import type { Db } from '#db/client.ts'
import { favourites } from '#db/schema/index.ts'
import { type CardRow, cardColumns, cardJoins } from '#features/catalogue/listings/card.queries.ts'

export type FavouriteRow = CardRow & { kept_at: string }

type Page = { viewerId: string; limit: number; after: TimePosition | null }

/** Listings that anybody may look at, `l`; of a seller who is not suspended. */
const isPublic = sql`l.status in ('active', 'paused') and u.suspended_at is null`

/** A page of what the viewer keeps and may be seen, newest first, and one row more when there is a next page. */
export const listFavourites = (db: Db, { viewerId, limit, after }: Page) => {
  const older = after
    ? sql`and (f.created_at, f.listing_id) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`
    : sql``
  return db.execute<FavouriteRow>(sql`
    with page as (
      select f.listing_id, f.created_at
      from favourites f
      join listings l on l.id = f.listing_id
      join users u on u.id = l.seller_id
      where f.user_id = ${viewerId} and ${isPublic} ${older}
      order by f.created_at desc, f.listing_id desc
      limit ${limit + 1}
    )
    select ${cardColumns},
      to_char(page.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as kept_at
    from page join listings l on l.id = page.listing_id ${cardJoins}
    order by page.created_at desc, page.listing_id desc`)
}

export const listFavouriteIds = (db: Db, viewerId: string) =>
  db
    .select({ id: favourites.listingId })
    .from(favourites)
    .where(eq(favourites.userId, viewerId))
    .orderBy(desc(favourites.createdAt), desc(favourites.listingId))
    .limit(favouriteLimit)

type Kept = { userId: string; listingId: string }

/** Stops a batch with `full` when the user keeps as many as he may, and not this one already. */
export const refuseFull = (db: Db, { userId, listingId }: Kept) =>
  db.execute(sql`
    select refuse('full')
    where (select count(*) from favourites where user_id = ${userId}) >= ${favouriteLimit}
      and not exists (select from favourites where user_id = ${userId} and listing_id = ${listingId})`)

/** Keeps a listing that is public, once; nothing when it is not. */
export const insertFavourite = (db: Db, { userId, listingId, at }: Kept & { at: Date }) =>
  db.execute(sql`
    insert into favourites (user_id, listing_id, created_at)
    select ${userId}::uuid, l.id, ${at.toISOString()}::timestamptz
    from listings l join users u on u.id = l.seller_id
    where l.id = ${listingId} and ${isPublic}
    for key share of l
    on conflict do nothing`)

export const deleteFavourite = (db: Db, { userId, listingId }: Kept) =>
  db.delete(favourites).where(and(eq(favourites.userId, userId), eq(favourites.listingId, listingId)))

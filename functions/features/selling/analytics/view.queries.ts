import { sql } from 'drizzle-orm'
import { markedOnce } from '#app/rate-limit.queries.ts'
import type { Db } from '#db/client.ts'
import { isPublicSql, shownSellerJoin } from '#db/sql/listings.ts'

type Seen = {
  listingId: string
  /** Who is signed in: sellers' looks at their own listings don't count. */
  viewerId: string | null
  /** Whom and what it was, as a keyed hash. */
  mark: string
  day: string
  /** When the mark may be forgotten. */
  until: Date
}

/**
 * Counts a look at a listing that is there for everybody: once a mark, since the mark's row is made in the same statement
 * and a second one finds it there, also when both come at once.
 */
export const countView = (db: Db, { listingId, viewerId, mark, day, until }: Seen) => {
  const given = sql`
    from listings l ${shownSellerJoin}
    where l.id = ${listingId} and ${isPublicSql} and l.seller_id is distinct from ${viewerId}::uuid`
  return db.execute(sql`
    with marked as (${markedOnce({ key: mark, until, given })})
    insert into listing_views (listing_id, seller_id, day, views)
    select l.id, l.seller_id, ${day}::date, 1 from listings l, marked where l.id = ${listingId}
    on conflict (listing_id, day) do update set views = listing_views.views + 1`)
}

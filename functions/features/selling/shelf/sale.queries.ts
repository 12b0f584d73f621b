import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { listings } from '#db/schema/selling/listings.ts'
import { listingStretches } from '#db/schema/selling/packages.ts'
import { momentSql } from '#db/sql/moments.ts'
import type { Told } from '#features/identity/audit/audit.writes.ts'
import { type Own, updateListing } from './listing.queries.ts'
import { countedSql, type Month, openStretch } from './stretches.queries.ts'

/**
 * Refuses `allowance_used` when so many other listings were active in the billing month; for one that was too, when so
 * many others are for sale now.
 */
export const refuseOverAllowance = (
  db: Db,
  { listingId, limit, ...month }: Month & { listingId: string; limit: number },
) =>
  db.execute(sql`
    with counted as (${countedSql(month)})
    select refuse('allowance_used') where (
      select count(*) from counted where id <> ${listingId}
        and (is_for_sale or not exists (select from counted where id = ${listingId}))) >= ${limit}`)

type PutOnSale = Own & { stretchId: string; publishedAt: Date; now: Date }

/** Puts a listing up for sale under its lock, and begins a stretch. */
export const putOnSale = (db: Db, { id, sellerId, stretchId, publishedAt, now }: PutOnSale) => ({
  begun: openStretch(db, { id: stretchId, sellerId, listingId: id, activeFrom: now }),
  published: updateListing(db, { id, sellerId, columns: { status: 'active', publishedAt }, now }),
})

type Pausing = {
  /** Whose listings, and until when those count as for sale. */
  sellers: { id: string; until: Date }[]
  keep: number
  now: Date
  unless?: SQL
  told: Told
}

/**
 * Pauses what these sellers have for sale but each one's `keep` oldest, and ends their stretches; `unless` is a condition
 * on a listing `l` that keeps it for sale.
 */
export const pauseListings = (db: Db, { sellers, keep, now, unless = sql`false`, told }: Pausing) =>
  db.execute(sql`
    with sellers as (
      select * from json_to_recordset(${JSON.stringify(sellers)}::json) as s(id uuid, until timestamptz)
    ), ranked as (
      select l.id, row_number() over (partition by l.seller_id order by l.published_at, l.id) as place
      from ${listings} l where l.status = 'active' and l.seller_id in (select id from sellers) and not ${unless}
    ), paused as (
      update ${listings} set status = 'paused', version = version + 1, updated_at = ${momentSql(now)}
      where id in (select id from ranked where place > ${keep}) and status = 'active' returning id
    ), ended as (
      update ${listingStretches} t set active_until = s.until
      from sellers s where s.id = t.seller_id and t.active_until is null and t.listing_id in (select id from paused)
    )
    ${told(sql`paused`)}`)

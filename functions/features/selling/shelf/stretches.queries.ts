import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { listingStretches } from '#db/schema/selling/packages.ts'
import { momentSql, newIdSql } from '#db/sql/moments.ts'

/** Longer than any billing month: older stretches can't count any more. */
const recentDays = 32

/** Reads each listing that was for sale lately, with its last stretch. */
export const recentStretches = (db: Db, { sellerId, now }: { sellerId: string; now: Date }) =>
  db
    .select({
      listingId: listingStretches.listingId,
      from: sql<Date>`max(${listingStretches.activeFrom})`.mapWith(listingStretches.activeFrom),
      until: sql<Date | null>`case when bool_or(${listingStretches.activeUntil} is null) then null
        else max(${listingStretches.activeUntil}) end`.mapWith(listingStretches.activeUntil),
    })
    .from(listingStretches)
    .where(
      and(
        eq(listingStretches.sellerId, sellerId),
        sql`coalesce(${listingStretches.activeUntil}, 'infinity') > ${momentSql(now)} - make_interval(days => ${recentDays})`,
      ),
    )
    .groupBy(listingStretches.listingId)

/** A seller's billing month, by its beginning. */
export type Month = { sellerId: string; monthStart: Date }

/**
 * The seller's listings that count in the billing month, by `id`: for sale in it, deleted ones too; and whether each
 * `is_for_sale` now.
 */
export const countedSql = ({ sellerId, monthStart }: Month): SQL => sql`
  select listing_id as id, bool_or(active_until is null) as is_for_sale
  from listing_stretches, (select ${momentSql(monthStart)} as began) billing_month
  where seller_id = ${sellerId} and (coalesce(active_until, 'infinity') > began or active_from >= began)
  group by listing_id`

/** Begins a stretch of being for sale, unless one lasts. */
export const openStretch = (db: Db, row: typeof listingStretches.$inferInsert) =>
  db
    .insert(listingStretches)
    .values(row)
    .onConflictDoNothing({ target: listingStretches.listingId, where: sql`active_until is null` })

/** Ends a listing's stretch, if one lasts. */
export const closeStretch = (db: Db, { listingId, now }: { listingId: string; now: Date }) =>
  db
    .update(listingStretches)
    .set({ activeUntil: now })
    .where(and(eq(listingStretches.listingId, listingId), isNull(listingStretches.activeUntil)))

/** Some of a seller's listings, and when. */
export type Many = { sellerId: string; ids: string[]; now: Date }

const listingIds = (ids: string[]): SQL => sql`${sql.param(ids)}::uuid[]`

/** Begins a stretch for each of these listings that is for sale, unless one lasts; `stretchId` is one of the same moment. */
export const openStretches = (db: Db, { sellerId, ids, now, stretchId }: Many & { stretchId: string }) =>
  db.execute(sql`insert into listing_stretches (id, seller_id, listing_id, active_from)
    select ${newIdSql(stretchId)}, seller_id, listings.id, ${momentSql(now)} from listings
    where seller_id = ${sellerId} and listings.id = any(${listingIds(ids)}) and status = 'active'
    on conflict (listing_id) where active_until is null do nothing`)

/** Ends the stretches of those of these listings that are not for sale any more, or not there. */
export const closeStretches = (db: Db, { sellerId, ids, now }: Many) =>
  db.execute(sql`update listing_stretches s set active_until = ${momentSql(now)}
    where s.seller_id = ${sellerId} and s.listing_id = any(${listingIds(ids)}) and s.active_until is null
      and not exists (select from listings l where l.id = s.listing_id and l.status = 'active')`)

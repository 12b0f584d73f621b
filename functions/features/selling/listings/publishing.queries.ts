import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { listingStretches, listings, subscriptions } from '#db/schema/index.ts'

/** Makes the seller's publishing and featuring wait for each other until the batch ends. */
export const lockPackage = (db: Db, id: string) =>
  db.select({ id: subscriptions.id }).from(subscriptions).where(eq(subscriptions.id, id)).for('update')

/** Refuses `unpaid` when the package has ended since it was read. */
export const refuseUnpaid = (db: Db, { packageId, now }: { packageId: string; now: Date }) =>
  db.execute(sql`select refuse('unpaid') where not exists (
    select from ${subscriptions} where id = ${packageId} and status in ('active', 'cancelled')
      and renews_at > ${now.toISOString()}::timestamptz)`)

type Asked = { listingId: string; sellerId: string; monthStart: Date; limit: number }

/** Refuses `allowance_used` when so many other listings were active in the billing month, unless this one was too. */
export const refuseOverAllowance = (db: Db, { listingId, sellerId, monthStart, limit }: Asked) =>
  db.execute(sql`
    with counted as (
      select distinct listing_id
      from ${listingStretches}, (select ${monthStart.toISOString()}::timestamptz as began) billing_month
      where seller_id = ${sellerId} and (coalesce(active_until, 'infinity') > began or active_from >= began)
    )
    select refuse('allowance_used') where (select count(*) from counted) >= ${limit}
      and not exists (select from counted where listing_id = ${listingId})`)

/** Begins a stretch of being for sale, unless one lasts. */
export const openStretch = (db: Db, row: typeof listingStretches.$inferInsert) =>
  db
    .insert(listingStretches)
    .values(row)
    .onConflictDoNothing({ target: listingStretches.listingId, where: sql`active_until is null` })

export const closeStretch = (db: Db, { listingId, now }: { listingId: string; now: Date }) =>
  db
    .update(listingStretches)
    .set({ activeUntil: now })
    .where(and(eq(listingStretches.listingId, listingId), isNull(listingStretches.activeUntil)))

/** Refuses `featured_full` when the seller features so many others. */
export const refuseOverFeatured = (db: Db, { listingId, sellerId, limit }: Omit<Asked, 'monthStart'>) =>
  db.execute(sql`select refuse('featured_full') where (
    select count(*) from ${listings} where seller_id = ${sellerId} and is_featured and id <> ${listingId}) >= ${limit}`)

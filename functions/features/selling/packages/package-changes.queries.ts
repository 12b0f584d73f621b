import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { PackageStatus } from '#contract/selling/packages.constants.ts'
import type { Db } from '#db/client.ts'
import { payments } from '#db/schema/money/payments.ts'
import { listings } from '#db/schema/selling/listings.ts'
import { packages } from '#db/schema/selling/packages.ts'
import { momentSql } from '#db/sql/moments.ts'
import { isPayableSql } from '#features/money/payments/payments.queries.ts'
import type { PackageRow } from './packages.queries.ts'

/** Reads what was paid for the seller's live package, and for the one that it took the place of. */
export const packagePayments = (db: Db, sellerId: string) =>
  db
    .select({
      reference: payments.reference,
      provider: payments.provider,
      amountPence: payments.amountPence,
      paidAt: sql<Date>`${payments.settledAt}`.mapWith(payments.settledAt),
    })
    .from(payments)
    .where(
      and(
        eq(payments.payerId, sellerId),
        eq(payments.status, 'succeeded'),
        isNotNull(payments.settledAt),
        sql`${payments.packageId} in (
          select unnest(array[s.id, s.upgrades_id]) from subscriptions s
          where s.seller_id = ${sellerId} and s.status in ('active', 'past_due', 'cancelled'))`,
      ),
    )
    .orderBy(payments.createdAt)

/** Reads the seller's listings for sale but the `keep` oldest: what pauses with a smaller package, in the order of the list. */
export const listingsBeyond = (db: Db, { sellerId, keep }: { sellerId: string; keep: number }) =>
  db
    .select({ id: listings.id, title: listings.title })
    .from(listings)
    .where(and(eq(listings.sellerId, sellerId), eq(listings.status, 'active')))
    .orderBy(listings.publishedAt, listings.id)
    .offset(keep)

type Read = { sellerId: string; row: PackageRow }

/** Refuses `package_moved` when the package is not as it was read. */
export const refusePackageMoved = (db: Db, { sellerId, row }: Read) =>
  db.execute(sql`select refuse('package_moved') where not exists (
    select from ${packages} where id = ${row.id} and seller_id = ${sellerId} and status = ${row.status}
      and date_trunc('milliseconds', updated_at) = ${momentSql(row.updatedAt)})`)

type Changes = Partial<Pick<PackageRow, 'tier' | 'nextTier' | 'cancelsAt'>> & { status?: PackageStatus }

/** Changes columns of a package. */
export const updatePackage = (db: Db, { id, changes, now }: { id: string; changes: Changes; now: Date }) =>
  db
    .update(packages)
    .set({ ...changes, updatedAt: now })
    .where(eq(packages.id, id))

type Upgrade = { id: string; now: Date }

/**
 * Refuses `too_late` when the package that this one takes the place of is no longer the seller's smaller live one, or
 * another upgrade was asked for since.
 */
export const refuseLateUpgrade = (db: Db, { id, now }: Upgrade) =>
  db.execute(sql`select refuse('too_late') from ${packages} n where n.id = ${id} and not exists (
    select from ${packages} o where o.id = n.upgrades_id and o.status = 'active' and o.tier <> n.tier
      and o.renews_at > ${momentSql(now)}
      and exists (select from ${payments} p where p.subscription_id = n.id and ${isPayableSql}))`)

/** Ends the smaller package that an upgrade takes the place of. */
export const endUpgraded = (db: Db, { id, now }: Upgrade) =>
  db.execute(sql`update ${packages} o set status = 'ended', updated_at = ${momentSql(now)}
    from ${packages} n where n.id = ${id} and o.id = n.upgrades_id`)

/** Starts the larger package where the smaller one stood: the same day counts for its months, and for its end. */
export const startUpgrade = (db: Db, { id, now }: Upgrade) =>
  db.execute(sql`update ${packages} n
    set status = 'active', started_at = o.started_at, renews_at = o.renews_at, updated_at = ${momentSql(now)}
    from ${packages} o where n.id = ${id} and o.id = n.upgrades_id`)

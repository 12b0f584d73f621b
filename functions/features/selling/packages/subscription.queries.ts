import { and, desc, eq, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#db/client.ts'
import { payments, subscriptions, users } from '#db/schema/index.ts'
import { momentSql } from '#db/sql/moments.ts'

const live = ['active', 'past_due', 'cancelled'] as const

const packageColumns = {
  id: subscriptions.id,
  tier: subscriptions.tier,
  period: subscriptions.period,
  status: subscriptions.status,
  pricePence: subscriptions.pricePence,
  startedAt: subscriptions.startedAt,
  renewsAt: subscriptions.renewsAt,
  cancelsAt: subscriptions.cancelsAt,
  nextTier: subscriptions.nextTier,
  upgradesId: subscriptions.upgradesId,
  updatedAt: subscriptions.updatedAt,
}

/** Reads the seller's package: the live one, else the last that ended, else the newest that waits for its payment. */
export const currentPackage = (db: Db, sellerId: string) =>
  db
    .select(packageColumns)
    .from(subscriptions)
    .where(eq(subscriptions.sellerId, sellerId))
    .orderBy(
      sql`case ${subscriptions.status} when 'incomplete' then 2 when 'ended' then 1 else 0 end`,
      desc(subscriptions.createdAt),
    )
    .limit(1)

export type PackageRow = Awaited<ReturnType<typeof currentPackage>>[number]

/** Makes the seller's publishing and featuring wait for each other until the batch ends. */
export const lockPackage = (db: Db, id: string) =>
  db.select({ id: subscriptions.id }).from(subscriptions).where(eq(subscriptions.id, id)).for('update')

/** Refuses `unpaid` when the package has ended since it was read. */
export const refuseUnpaid = (db: Db, { packageId, now }: { packageId: string; now: Date }) =>
  db.execute(sql`select refuse('unpaid') where not exists (
    select from ${subscriptions} where id = ${packageId} and status in ('active', 'cancelled')
      and renews_at > ${momentSql(now)})`)

/** Refuses `live` while the seller has a package that is paid for. */
export const refuseWhileLive = (db: Db, { sellerId, now }: { sellerId: string; now: Date }) =>
  db.execute(sql`select refuse('live') from ${subscriptions}
    where seller_id = ${sellerId} and status in ('active', 'cancelled') and renews_at > ${momentSql(now)}`)

/** Adds a package that waits for its payment. */
export const insertPackage = (db: Db, row: typeof subscriptions.$inferInsert) => db.insert(subscriptions).values(row)

const upgraded = alias(subscriptions, 'upgraded')

/** Reads the package that a payment is for, with whom to tell. */
export const packagePaidBy = (db: Db, reference: string) =>
  db
    .select({
      ...packageColumns,
      sellerId: subscriptions.sellerId,
      fullName: users.fullName,
      email: users.email,
      /** Until when the package was paid whose place this one takes; null for what is no upgrade. */
      upgradedRenewsAt: upgraded.renewsAt,
    })
    .from(subscriptions)
    .leftJoin(upgraded, eq(upgraded.id, subscriptions.upgradesId))
    .innerJoin(payments, eq(payments.subscriptionId, subscriptions.id))
    .innerJoin(users, eq(users.id, subscriptions.sellerId))
    .where(eq(payments.reference, reference))

/** Ends what the seller had before: a package that ran out. */
export const endEarlierPackages = (db: Db, { id, sellerId, now }: { id: string; sellerId: string; now: Date }) =>
  db
    .update(subscriptions)
    .set({ status: 'ended', updatedAt: now })
    .where(
      and(
        eq(subscriptions.sellerId, sellerId),
        ne(subscriptions.id, id),
        inArray(subscriptions.status, [...live]),
        lte(subscriptions.renewsAt, now),
      ),
    )

/** Starts a package that waited for its payment. */
export const startPackage = (db: Db, { id, now, renewsAt }: { id: string; now: Date; renewsAt: Date }) =>
  db
    .update(subscriptions)
    .set({ status: 'active', startedAt: now, renewsAt, updatedAt: now })
    .where(and(eq(subscriptions.id, id), eq(subscriptions.status, 'incomplete')))

/** Whether the seller of the listing `l` has paid anew, after their package was read as run out. */
export const paidAnew = (now: Date): SQL => sql`exists (select from ${subscriptions} s where s.seller_id = l.seller_id
  and s.status in ('active', 'cancelled') and s.renews_at > ${momentSql(now)})`

/** Reads packages whose stored state the clock has overtaken, with whom to tell: at most a hundred. */
export const lapsedPackages = (db: Db, { now, graceBegan }: { now: Date; graceBegan: Date }) =>
  db
    .select({ ...packageColumns, sellerId: subscriptions.sellerId, fullName: users.fullName, email: users.email })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.sellerId))
    .where(
      or(
        and(eq(subscriptions.status, 'active'), lte(subscriptions.renewsAt, now)),
        and(eq(subscriptions.status, 'past_due'), lte(subscriptions.renewsAt, graceBegan)),
        and(
          eq(subscriptions.status, 'cancelled'),
          sql`coalesce(${subscriptions.cancelsAt}, ${subscriptions.renewsAt}) <= ${momentSql(now)}`,
        ),
      ),
    )
    .limit(100)

/** A package that the clock has overtaken, with its seller. */
export type LapsedPackage = Awaited<ReturnType<typeof lapsedPackages>>[number]

type Lapse = { ids: string[]; status: 'past_due' | 'ended'; now: Date }

/**
 * Moves live packages on, to the smaller one that was to come; one that was paid for anew meanwhile is no longer live and
 * stays.
 */
export const lapse = (db: Db, { ids, status, now }: Lapse) =>
  db
    .update(subscriptions)
    .set({
      status,
      tier: sql`coalesce(${subscriptions.nextTier}, ${subscriptions.tier})`,
      nextTier: null,
      updatedAt: now,
    })
    .where(and(inArray(subscriptions.id, ids), inArray(subscriptions.status, [...live])))

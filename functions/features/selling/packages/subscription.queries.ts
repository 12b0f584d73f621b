import { and, desc, eq, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { SellerTier } from '#contract/plans.ts'
import type { Db } from '#db/client.ts'
import { listingStretches, listings, payments, subscriptions, users } from '#db/schema/index.ts'

const live = ['active', 'past_due', 'cancelled'] as const

/** Longer than any billing month: older stretches can't count any more. */
const recentDays = 32

const moment = (date: Date): SQL => sql`${date.toISOString()}::timestamptz`

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

/** The seller's package: the live one, else the last that ended, else the newest that waits for its payment. */
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

/** Each listing that was for sale lately, with its last stretch. */
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
        sql`coalesce(${listingStretches.activeUntil}, 'infinity') > ${moment(now)} - make_interval(days => ${recentDays})`,
      ),
    )
    .groupBy(listingStretches.listingId)

/** Makes the seller's packages wait for each other until the batch ends; orders and listings may go on naming him. */
export const lockSeller = (db: Db, sellerId: string) =>
  db.select({ id: users.id }).from(users).where(eq(users.id, sellerId)).for('no key update')

/** Refuses `live` while the seller has a package that is paid for. */
export const refuseWhileLive = (db: Db, { sellerId, now }: { sellerId: string; now: Date }) =>
  db.execute(sql`select refuse('live') from ${subscriptions}
    where seller_id = ${sellerId} and status in ('active', 'cancelled') and renews_at > ${moment(now)}`)

/** Payments for packages that the seller opened before and did not make. */
export const abandonOpenPayments = (db: Db, { sellerId, now }: { sellerId: string; now: Date }) =>
  db
    .update(payments)
    .set({ status: 'abandoned', settledAt: now })
    .where(
      and(eq(payments.payerId, sellerId), eq(payments.status, 'open'), sql`${payments.subscriptionId} is not null`),
    )

export const insertPackage = (db: Db, row: typeof subscriptions.$inferInsert) => db.insert(subscriptions).values(row)
export const insertPayment = (db: Db, row: typeof payments.$inferInsert) => db.insert(payments).values(row)

const upgraded = alias(subscriptions, 'upgraded')

/** The package that a payment is for, with whom to tell. */
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

export const startPackage = (db: Db, { id, now, renewsAt }: { id: string; now: Date; renewsAt: Date }) =>
  db
    .update(subscriptions)
    .set({ status: 'active', startedAt: now, renewsAt, updatedAt: now })
    .where(and(eq(subscriptions.id, id), eq(subscriptions.status, 'incomplete')))

export const setTier = (db: Db, { sellerId, tier, now }: { sellerId: string; tier: SellerTier; now: Date }) =>
  db.update(users).set({ sellerTier: tier, updatedAt: now }).where(eq(users.id, sellerId))

/** Whether the seller of the listing `l` has paid anew, after his package was read as run out. */
export const paidAnew = (now: Date): SQL => sql`exists (select from ${subscriptions} s where s.seller_id = l.seller_id
  and s.status in ('active', 'cancelled') and s.renews_at > ${moment(now)})`

type Pausing = { sellers: string[]; keep: number; now: Date; unless?: SQL }

/** Pauses the active listings `l` of these sellers, but each one's `keep` oldest, and closes their stretches. */
export const pauseListings = (db: Db, { sellers, keep, now, unless = sql`false` }: Pausing) =>
  db.execute(sql`
    with ranked as (
      select id, row_number() over (partition by seller_id order by published_at, id) as place
      from ${listings} l where status = 'active' and seller_id = any(${sql.param(sellers)}::uuid[]) and not ${unless}
    ), paused as (
      update ${listings} set status = 'paused', version = version + 1, updated_at = ${moment(now)}
      where id in (select id from ranked where place > ${keep}) and status = 'active' returning id
    )
    update ${listingStretches} set active_until = ${moment(now)}
    where active_until is null and listing_id in (select id from paused)`)

/** Packages whose stored state the clock has overtaken, with whom to tell. */
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
          sql`coalesce(${subscriptions.cancelsAt}, ${subscriptions.renewsAt}) <= ${moment(now)}`,
        ),
      ),
    )
    .limit(100)

export type LapsedPackage = Awaited<ReturnType<typeof lapsedPackages>>[number]

type Lapse = { ids: string[]; status: 'past_due' | 'ended'; now: Date }

/** Moves live packages on, to the smaller one that was to come; one that was paid for anew meanwhile is no longer live and stays. */
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

/** Tells the users which package they have, of packages that have just run out. */
export const setLapsedTiers = (db: Db, { ids, now }: { ids: string[]; now: Date }) =>
  db.execute(sql`update ${users} u set seller_tier = s.tier, updated_at = ${moment(now)}
    from ${subscriptions} s where s.id = any(${sql.param(ids)}::uuid[]) and s.status = 'past_due' and u.id = s.seller_id
      and u.seller_tier is distinct from s.tier`)

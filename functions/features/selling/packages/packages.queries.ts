import { and, desc, eq, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/identity/people.ts'
import { payments } from '#db/schema/money/payments.ts'
import { packages } from '#db/schema/selling/packages.ts'
import { momentSql } from '#db/sql/moments.ts'
import type { Told } from '#features/identity/audit/audit.writes.ts'

const live = ['active', 'past_due', 'cancelled'] as const

const packageColumns = {
  id: packages.id,
  tier: packages.tier,
  period: packages.period,
  status: packages.status,
  pricePence: packages.pricePence,
  startedAt: packages.startedAt,
  renewsAt: packages.renewsAt,
  cancelsAt: packages.cancelsAt,
  nextTier: packages.nextTier,
  upgradesId: packages.upgradesId,
  updatedAt: packages.updatedAt,
}

/** Reads the seller's package: the live one, else the last that ended, else the newest that waits for its payment. */
export const currentPackage = (db: Db, sellerId: string) =>
  db
    .select({
      ...packageColumns,
      /** When the first of all the seller's packages started, from which their billing months are counted. */
      firstStartedAt: sql<Date | null>`(
        select min(f.started_at) from ${packages} f where f.seller_id = ${sellerId})`.mapWith(packages.startedAt),
    })
    .from(packages)
    .where(eq(packages.sellerId, sellerId))
    .orderBy(
      sql`case ${packages.status} when 'incomplete' then 2 when 'ended' then 1 else 0 end`,
      desc(packages.createdAt),
    )
    .limit(1)

export type PackageRow = Awaited<ReturnType<typeof currentPackage>>[number]

/** Makes the seller's publishing and featuring wait for each other until the batch ends. */
export const lockPackage = (db: Db, id: string) =>
  db.select({ id: packages.id }).from(packages).where(eq(packages.id, id)).for('update')

/** Refuses `unpaid` when the package has ended since it was read. */
export const refuseUnpaid = (db: Db, { packageId, now }: { packageId: string; now: Date }) =>
  db.execute(sql`select refuse('unpaid') where not exists (
    select from ${packages} where id = ${packageId} and status in ('active', 'cancelled')
      and renews_at > ${momentSql(now)})`)

/** Refuses `live` while the seller has a package that is paid for. */
export const refuseWhileLive = (db: Db, { sellerId, now }: { sellerId: string; now: Date }) =>
  db.execute(sql`select refuse('live') from ${packages}
    where seller_id = ${sellerId} and status in ('active', 'cancelled') and renews_at > ${momentSql(now)}`)

/** Adds a package that waits for its payment. */
export const insertPackage = (db: Db, row: typeof packages.$inferInsert) => db.insert(packages).values(row)

const upgraded = alias(packages, 'upgraded')

/** Reads the package that a payment is for, with whom to tell. */
export const packagePaidBy = (db: Db, reference: string) =>
  db
    .select({
      ...packageColumns,
      sellerId: packages.sellerId,
      email: users.email,
      /** Until when the seller's package before this one is or was paid, where it was neither cancelled nor has ended. */
      paidUntil: sql<Date | null>`(
        select max(b.renews_at) from ${packages} b
        where b.seller_id = ${packages.sellerId} and b.id <> ${packages.id} and b.status in ('active', 'past_due'))`.mapWith(
        packages.renewsAt,
      ),
      /** Until when the package was paid whose place this one takes; null for what is no upgrade. */
      upgradedRenewsAt: upgraded.renewsAt,
    })
    .from(packages)
    .leftJoin(upgraded, eq(upgraded.id, packages.upgradesId))
    .innerJoin(payments, eq(payments.packageId, packages.id))
    .innerJoin(users, eq(users.id, packages.sellerId))
    .where(eq(payments.reference, reference))

/** Ends what the seller had before: a package that ran out. */
export const endEarlierPackages = (db: Db, { id, sellerId, now }: { id: string; sellerId: string; now: Date }) =>
  db
    .update(packages)
    .set({ status: 'ended', updatedAt: now })
    .where(
      and(
        eq(packages.sellerId, sellerId),
        ne(packages.id, id),
        inArray(packages.status, [...live]),
        lte(packages.renewsAt, now),
      ),
    )

type Start = { id: string; startedAt: Date; renewsAt: Date; now: Date }

/** Starts a package that waited for its payment. */
export const startPackage = (db: Db, { id, startedAt, renewsAt, now }: Start) =>
  db
    .update(packages)
    .set({ status: 'active', startedAt, renewsAt, updatedAt: now })
    .where(and(eq(packages.id, id), eq(packages.status, 'incomplete')))

/** Whether the seller of the listing `l` has paid anew, after their package was read as run out. */
export const paidAnew = (now: Date): SQL => sql`exists (select from ${packages} s where s.seller_id = l.seller_id
  and s.status in ('active', 'cancelled') and s.renews_at > ${momentSql(now)})`

/** Reads packages whose stored state the clock has overtaken, with whom to tell: at most a hundred. */
export const lapsedPackages = (db: Db, { now, graceBegan }: { now: Date; graceBegan: Date }) =>
  db
    .select({ ...packageColumns, sellerId: packages.sellerId, email: users.email })
    .from(packages)
    .innerJoin(users, eq(users.id, packages.sellerId))
    .where(
      or(
        and(eq(packages.status, 'active'), lte(packages.renewsAt, now)),
        and(eq(packages.status, 'past_due'), lte(packages.renewsAt, graceBegan)),
        and(
          eq(packages.status, 'cancelled'),
          sql`coalesce(${packages.cancelsAt}, ${packages.renewsAt}) <= ${momentSql(now)}`,
        ),
      ),
    )
    .limit(100)

/** A package that the clock has overtaken, with its seller. */
export type LapsedPackage = Awaited<ReturnType<typeof lapsedPackages>>[number]

type Lapse = { ids: string[]; status: 'past_due' | 'ended'; now: Date; told: Told }

/**
 * Moves live packages on, to the smaller one that was to come; one that was paid for anew meanwhile is no longer live and
 * stays.
 */
export const lapse = (db: Db, { ids, status, now, told }: Lapse) =>
  db.execute(sql`
    with moved as (
      update ${packages} set status = ${status}, tier = coalesce(next_tier, tier), next_tier = null,
        updated_at = ${momentSql(now)}
      where id = any(${sql.param(ids)}::uuid[]) and status = any(${sql.param([...live])}::text[]) and status <> ${status}
      returning id)
    ${told(sql`moved`)}`)

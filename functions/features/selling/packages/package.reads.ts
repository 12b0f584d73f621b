import type { Deps } from '#app/deps.ts'
import type { SellerPackage } from '#contract/selling/packages.answers.ts'
import { packagePrice } from '#contract/selling/packages.constants.ts'
import { type SellerTier, tiers } from '#contract/tiers.ts'
import type { Answers } from '#db/batch.ts'
import { lastPackageRefund } from '#features/money/refunds/refunds.queries.ts'
import { recentStretches } from '#features/selling/shelf/stretches.queries.ts'
import { allowanceNow, billingMonthEnd, packageAt, packageState } from './billing.rules.ts'
import { listingsBeyond, packagePayments } from './package-changes.queries.ts'
import {
  type Cancellation,
  endsAtOnce,
  nextRefundAt,
  type Refunded,
  refundAfter,
  unusedPence,
  upgradePence,
} from './package-pence.rules.ts'
import { currentPackage, type PackageRow } from './packages.queries.ts'

/** A package that has started: its dates are there. */
export type StartedRow = PackageRow & { startedAt: Date; renewsAt: Date }

/** Reads a seller's package: statements whose answers `toSellerPackage` takes. */
export const packageReads = ({ db, now }: Pick<Deps, 'db' | 'now'>, sellerId: string) => ({
  packages: currentPackage(db, sellerId),
  stretches: recentStretches(db, { sellerId, now }),
  paid: packagePayments(db, sellerId),
  refunded: lastPackageRefund(db, sellerId),
  beyond: listingsBeyond(db, { sellerId, keep: tiers.basic.listings }),
})

/** What `packageReads` brings; `beyond` are the listings that a basic package would pause. */
export type PackageRead = Answers<ReturnType<typeof packageReads>>

const iso = (date: Date | null): string | null => date?.toISOString() ?? null

/** The package when it is paid for and goes on: what may be changed or cancelled; else null. */
export const activeRow = (row: PackageRow | undefined, now: Date): StartedRow | null =>
  row?.startedAt && row.renewsAt && packageState(row, now) === 'active'
    ? { ...row, startedAt: row.startedAt, renewsAt: row.renewsAt }
    : null

type Paid = Pick<PackageRead, 'paid' | 'refunded'> & { now: Date }

const lastRefundOf = ({ refunded, now }: Pick<Paid, 'refunded' | 'now'>): Refunded => ({
  refundedAt: refunded[0]?.at ?? null,
  now,
})

/** What of each payment comes back when the package is cancelled at `now`. */
export const refundsOf = (row: StartedRow, { paid, refunded, now }: Paid) => {
  if (!endsAtOnce(row, lastRefundOf({ refunded, now }))) return []
  const first = Math.min(...paid.map(({ paidAt }) => paidAt.getTime()))
  return paid
    .map((payment) => {
      const { amountPence, paidAt } = payment
      // What was paid in the grace of the package before is for the days from its end on.
      const from = paidAt.getTime() === first ? row.startedAt : paidAt
      return { ...payment, amountPence: unusedPence({ amountPence, from, until: row.renewsAt }, now) }
    })
    .filter(({ amountPence }) => amountPence > 0)
}

const sumOf = (amounts: { amountPence: number }[]): number =>
  amounts.reduce((sum, { amountPence }) => sum + amountPence, 0)

/** What cancelling the package does at `now`; it ends at once when some of what was paid comes back. */
export const cancellationOf = (row: StartedRow, { paid, refunded, now }: Paid): Cancellation => {
  const refundPence = sumOf(refundsOf(row, { paid, refunded, now }))
  const isNow = refundPence > 0
  return {
    endsAt: isNow ? now : row.renewsAt,
    refundPence,
    keptPence: sumOf(paid) - refundPence,
    nextRefundAt: isNow ? refundAfter(now) : nextRefundAt(lastRefundOf({ refunded, now })),
  }
}

type Choices = Pick<SellerPackage, 'upgrade' | 'downgrade' | 'cancellation'>

const choicesOf = ({ packages, paid, refunded, beyond }: PackageRead, now: Date): Choices => {
  const row = activeRow(packages[0], now)
  if (!row) return { upgrade: null, downgrade: null, cancellation: null }
  const basic = row.tier === 'basic'
  const cancellation = cancellationOf(row, { paid, refunded, now })
  return {
    upgrade: basic ? { tier: 'premium', pricePence: upgradePence(row, { to: 'premium', now }) } : null,
    downgrade: basic ? null : { tier: 'basic', pauses: beyond },
    cancellation: {
      ...cancellation,
      endsAt: cancellation.endsAt.toISOString(),
      nextRefundAt: iso(cancellation.nextRefundAt),
    },
  }
}

/** The package as its seller sees it; without one, what they chose at registration, not yet paid for. */
export const toSellerPackage = (
  read: PackageRead,
  { now, chosen }: { now: Date; chosen: SellerTier },
): SellerPackage => {
  const [stored] = read.packages
  const row = stored && packageAt(stored, now)
  return {
    tier: row?.tier ?? chosen,
    status: row ? packageState(row, now) : 'incomplete',
    period: row?.period ?? null,
    pricePence: row ? packagePrice(row.tier, row.period) : null,
    startedAt: iso(row?.startedAt ?? null),
    renewsAt: iso(row?.renewsAt ?? null),
    cancelsAt: iso(row?.cancelsAt ?? null),
    allowance: row ? allowanceNow(row, { ...read, now }) : { used: 0, limit: tiers[chosen].listings },
    monthEndsAt: row?.firstStartedAt ? billingMonthEnd(row.firstStartedAt, now).toISOString() : null,
    nextTier: row?.nextTier ?? null,
    nextRefundAt: iso(nextRefundAt(lastRefundOf({ ...read, now }))),
    ...choicesOf(read, now),
  }
}

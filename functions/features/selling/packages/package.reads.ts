import type { Deps } from '#app/deps.ts'
import type { SellerPackage } from '#contract/selling/packages.answers.ts'
import { packagePrice } from '#contract/selling/packages.constants.ts'
import { type SellerTier, tiers } from '#contract/tiers.ts'
import type { Answers } from '#db/batch.ts'
import { recentStretches } from '#features/selling/shelf/stretches.queries.ts'
import {
  allowanceNow,
  billingMonthEnd,
  endsAtOnce,
  packageAt,
  packageState,
  unusedPence,
  upgradePence,
} from './billing.rules.ts'
import { listingsBeyond, type PackagePaymentRow, packagePayments } from './package-changes.queries.ts'
import { currentPackage, type PackageRow } from './packages.queries.ts'

/** A package that has started: its dates are there. */
export type StartedRow = PackageRow & { startedAt: Date; renewsAt: Date }

/** Reads a seller's package: statements whose answers `toSellerPackage` takes. */
export const packageReads = ({ db, now }: Pick<Deps, 'db' | 'now'>, sellerId: string) => ({
  packages: currentPackage(db, sellerId),
  stretches: recentStretches(db, { sellerId, now }),
  paid: packagePayments(db, sellerId),
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

type Paid = { paid: PackagePaymentRow[]; now: Date }

/** What of each payment comes back when the package ends at `now`. */
export const refundsOf = (row: StartedRow, { paid, now }: Paid) => {
  if (!endsAtOnce(row, now)) return []
  return paid
    .map((payment) => {
      const { amountPence, paidAt: from } = payment
      return { ...payment, amountPence: unusedPence({ amountPence, from, until: row.renewsAt }, now) }
    })
    .filter(({ amountPence }) => amountPence > 0)
}

/** The sum of refunds, in pence. */
export const refundPenceOf = (refunds: { amountPence: number }[]): number =>
  refunds.reduce((sum, { amountPence }) => sum + amountPence, 0)

type Choices = Pick<SellerPackage, 'upgrade' | 'downgrade' | 'cancellation'>

const choicesOf = ({ packages, paid, beyond }: PackageRead, now: Date): Choices => {
  const row = activeRow(packages[0], now)
  if (!row) return { upgrade: null, downgrade: null, cancellation: null }
  const basic = row.tier === 'basic'
  return {
    upgrade: basic ? { tier: 'premium', pricePence: upgradePence(row, { to: 'premium', now }) } : null,
    downgrade: basic ? null : { tier: 'basic', pauses: beyond },
    cancellation: {
      endsAt: (endsAtOnce(row, now) ? now : row.renewsAt).toISOString(),
      refundPence: refundPenceOf(refundsOf(row, { paid, now })),
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
    monthEndsAt: row?.startedAt ? billingMonthEnd(row.startedAt, now).toISOString() : null,
    nextTier: row?.nextTier ?? null,
    ...choicesOf(read, now),
  }
}

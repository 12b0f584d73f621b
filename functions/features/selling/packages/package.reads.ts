import type { Deps } from '#app/deps.ts'
import { planPrice, plans, type SellerTier } from '#contract/plans.ts'
import type { Subscription } from '#contract/selling/subscription.answers.ts'
import {
  billingMonthEnd,
  endsAtOnce,
  packageAt,
  packageState,
  type Stretch,
  unusedPence,
  upgradePence,
} from './billing.rules.ts'
import { listingsBeyond, type PackagePaymentRow, packagePayments } from './package-changes.queries.ts'
import { currentPackage, type PackageRow, recentStretches } from './subscription.queries.ts'
import { allowanceNow } from './subscription.service.ts'

/** A package that has started: its dates are there. */
export type StartedRow = PackageRow & { startedAt: Date; renewsAt: Date }

/** The statements of a seller's package: for a batch, whose results `toSubscription` reads. */
export const packageReads = ({ db, now }: Pick<Deps, 'db' | 'now'>, sellerId: string) =>
  [
    currentPackage(db, sellerId),
    recentStretches(db, { sellerId, now }),
    packagePayments(db, sellerId),
    listingsBeyond(db, { sellerId, keep: plans.basic.listings }),
  ] as const

export type PackageRead = readonly [PackageRow[], Stretch[], PackagePaymentRow[], { id: string; title: string }[]]

const iso = (date: Date | null): string | null => date?.toISOString() ?? null

/** The package when it is paid for and goes on: what may be changed or cancelled; else null. */
export const activeRow = (row: PackageRow | undefined, now: Date): StartedRow | null =>
  row?.startedAt && row.renewsAt && packageState(row, now) === 'active'
    ? { ...row, startedAt: row.startedAt, renewsAt: row.renewsAt }
    : null

/** What of each payment comes back when the package ends at `now`. */
export const refundsOf = (row: StartedRow, paid: PackagePaymentRow[], now: Date) =>
  endsAtOnce(row, now)
    ? paid
        .map((payment) => ({
          ...payment,
          amountPence: unusedPence(
            { amountPence: payment.amountPence, from: payment.paidAt, until: row.renewsAt },
            now,
          ),
        }))
        .filter(({ amountPence }) => amountPence > 0)
    : []

export const refundPenceOf = (refunds: { amountPence: number }[]): number =>
  refunds.reduce((sum, { amountPence }) => sum + amountPence, 0)

type Choices = Pick<Subscription, 'upgrade' | 'downgrade' | 'cancellation'>

const choicesOf = ([rows, , paid, beyond]: PackageRead, now: Date): Choices => {
  const row = activeRow(rows[0], now)
  if (!row) return { upgrade: null, downgrade: null, cancellation: null }
  const basic = row.tier === 'basic'
  return {
    upgrade: basic ? { tier: 'premium', pricePence: upgradePence(row, 'premium', now) } : null,
    downgrade: basic ? null : { tier: 'basic', pauses: beyond },
    cancellation: {
      endsAt: (endsAtOnce(row, now) ? now : row.renewsAt).toISOString(),
      refundPence: refundPenceOf(refundsOf(row, paid, now)),
    },
  }
}

/** The package as its seller sees it; without one, what he chose at registration, not yet paid for. */
export const toSubscription = (read: PackageRead, { now, chosen }: { now: Date; chosen: SellerTier }): Subscription => {
  const [[stored], stretches] = read
  const row = stored && packageAt(stored, now)
  return {
    tier: row?.tier ?? chosen,
    status: row ? packageState(row, now) : 'incomplete',
    period: row?.period ?? null,
    pricePence: row ? planPrice(row.tier, row.period) : null,
    startedAt: iso(row?.startedAt ?? null),
    renewsAt: iso(row?.renewsAt ?? null),
    cancelsAt: iso(row?.cancelsAt ?? null),
    allowance: row ? allowanceNow(row, stretches, now) : { used: 0, limit: plans[chosen].listings },
    monthEndsAt: row?.startedAt ? billingMonthEnd(row.startedAt, now).toISOString() : null,
    nextTier: row?.nextTier ?? null,
    ...choicesOf(read, now),
  }
}

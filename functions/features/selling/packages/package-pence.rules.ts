import { leastPaymentPence } from '#contract/money.ts'
import { type BillingPeriod, packagePrice } from '#contract/selling/packages.constants.ts'
import type { SellerTier } from '#contract/tiers.ts'

const day = 24 * 60 * 60 * 1000

/** Days after its start in which an annual package is paid back for the days that are not used. */
export const annualRefundDays = 30

/** Days after a refund in which its user gets no other one. */
export const refundEveryDays = 365

const leastPencePerDay = 1

// A day that has begun counts whole.
const daysUntil = (end: Date, from: Date): number => Math.max(0, Math.ceil((end.getTime() - from.getTime()) / day))

/** What was paid at a moment for the time until another. */
export type Paid = { amountPence: number; from: Date; until: Date }

/** What of a payment is not used at `now`, in pence: its share of the days that have not begun yet, rounded down. */
export const unusedPence = ({ amountPence, from, until }: Paid, now: Date): number => {
  const days = Math.max(1, daysUntil(until, from))
  const notBegun = Math.min(days, daysUntil(until, now)) - 1
  return Math.floor((amountPence * Math.max(0, notBegun)) / days)
}

type Started = { tier: SellerTier; period: BillingPeriod; pricePence: number; startedAt: Date; renewsAt: Date }

/**
 * What it costs, in pence, to have a larger package at once until the period's end: its price for the days that are left,
 * today among them, less what was paid for them already, rounded up. Never less than a penny a day, nor than can be paid.
 */
export const upgradePence = (
  { period, pricePence, startedAt, renewsAt }: Started,
  { to, now }: { to: SellerTier; now: Date },
): number => {
  const left = daysUntil(renewsAt, now)
  const days = Math.max(1, daysUntil(renewsAt, startedAt))
  const difference = Math.ceil(((packagePrice(to, period) - pricePence) * left) / days)
  return Math.max(difference, left * leastPencePerDay, leastPaymentPence)
}

/** When a refund is possible again after the one at a moment. */
export const refundAfter = (refundedAt: Date): Date => new Date(refundedAt.getTime() + refundEveryDays * day)

/** What was last paid back to a user of a package, and the clock. */
export type Refunded = { refundedAt: Date | null; now: Date }

/** When a refund is possible again; null when it is already. */
export const nextRefundAt = ({ refundedAt, now }: Refunded): Date | null => {
  const next = refundedAt && refundAfter(refundedAt)
  return next && next > now ? next : null
}

/**
 * Whether cancelling ends a package at once and pays back what is not used, as `refundWords` tells who pays: an annual one
 * within its first thirty days, once a user and year. Every other runs to its period's end, and nothing comes back.
 */
export const endsAtOnce = (
  { period, startedAt }: Pick<Started, 'period' | 'startedAt'>,
  { refundedAt, now }: Refunded,
): boolean =>
  period === 'year' &&
  now.getTime() < startedAt.getTime() + annualRefundDays * day &&
  nextRefundAt({ refundedAt, now }) === null

/** What cancelling a package does: when it ends, what of its payments comes back and stays, and when a refund is possible next. */
export type Cancellation = { endsAt: Date; refundPence: number; keptPence: number; nextRefundAt: Date | null }

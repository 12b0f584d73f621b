import { plans, type SellerTier, type SubscriptionStatus } from '../../contract/plans.ts'
import type { Allowance } from '../../contract/subscription.ts'

const day = 24 * 60 * 60 * 1000

/** Days after the period's end in which a package may still be paid for before its listings pause. */
export const graceDays = 7

/** So many months later, on the same day or the month's last, at the same time of day (UTC). */
export const addMonths = (from: Date, months: number): Date => {
  const moved = new Date(from)
  moved.setUTCDate(1)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return moved
}

/** When the billing month that `now` lies in began: counted from the day on which the package started. */
export const billingMonthStart = (startedAt: Date, now: Date): Date => {
  const years = now.getUTCFullYear() - startedAt.getUTCFullYear()
  const months = years * 12 + now.getUTCMonth() - startedAt.getUTCMonth()
  const candidate = addMonths(startedAt, months)
  return candidate <= now ? candidate : addMonths(startedAt, months - 1)
}

type Package = { status: SubscriptionStatus; renewsAt: Date | null; cancelsAt: Date | null }

/** When a package that is not paid for again comes to its end. */
const graceEnd = (renewsAt: Date): Date => new Date(renewsAt.getTime() + graceDays * day)

/** The state by the clock: nothing renews by itself, so what was active is past due after its period, then ended. */
export const packageState = ({ status, renewsAt, cancelsAt }: Package, now: Date): SubscriptionStatus => {
  if (status === 'incomplete' || status === 'ended' || !renewsAt) return status
  if (status === 'cancelled') return (cancelsAt ?? renewsAt) > now ? 'cancelled' : 'ended'
  if (renewsAt > now) return status
  return graceEnd(renewsAt) > now ? 'past_due' : 'ended'
}

/** Whether listings may be published in this state. */
export const maySell = (state: SubscriptionStatus): boolean => state === 'active' || state === 'cancelled'

/** When a listing was last put up for sale, and till when; `until` is null while it lasts. */
export type Stretch = { listingId: string; from: Date; until: Date | null }

/** How much of the billing month's allowance is used: different listings, deleted ones too. */
export const allowanceOf = (tier: SellerTier, stretches: Stretch[], monthStart: Date): Allowance => ({
  // One that began in this month counts even if it was over in the same moment.
  used: stretches.filter(({ from, until }) => until === null || until > monthStart || from >= monthStart).length,
  limit: plans[tier].listings,
})

import type { Allowance } from '#contract/selling/packages.answers.ts'
import type { PackageStatus } from '#contract/selling/packages.constants.ts'
import { type SellerTier, tiers } from '#contract/tiers.ts'

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

// Whole months from the start to the beginning of the billing month that `now` lies in.
const monthsBefore = (startedAt: Date, now: Date): number => {
  const years = now.getUTCFullYear() - startedAt.getUTCFullYear()
  const months = years * 12 + now.getUTCMonth() - startedAt.getUTCMonth()
  return addMonths(startedAt, months) <= now ? months : months - 1
}

/** When the billing month that `now` lies in began: counted from the day on which the seller's first package started. */
export const billingMonthStart = (startedAt: Date, now: Date): Date =>
  addMonths(startedAt, monthsBefore(startedAt, now))

/** When the billing month ends that `now` lies in, and the next one begins. */
export const billingMonthEnd = (startedAt: Date, now: Date): Date =>
  addMonths(startedAt, monthsBefore(startedAt, now) + 1)

type Package = { status: PackageStatus; renewsAt: Date | null; cancelsAt: Date | null }

const graceEnd = (renewsAt: Date): Date => new Date(renewsAt.getTime() + graceDays * day)

/** The state by the clock: nothing renews by itself, so what was active is past due after its period, then ended. */
export const packageState = ({ status, renewsAt, cancelsAt }: Package, now: Date): PackageStatus => {
  if (status === 'incomplete' || status === 'ended' || !renewsAt) return status
  if (status === 'cancelled') return (cancelsAt ?? renewsAt) > now ? 'cancelled' : 'ended'
  if (renewsAt > now) return status
  return graceEnd(renewsAt) > now ? 'past_due' : 'ended'
}

/** When a package that the clock has overtaken at `now` came into its state. */
export const lapsedAt = (row: Package, now: Date): Date => {
  const { status, renewsAt, cancelsAt } = row
  if (!renewsAt) return now
  if (status === 'cancelled') return cancelsAt ?? renewsAt
  return packageState(row, now) === 'ended' ? graceEnd(renewsAt) : renewsAt
}

/**
 * When a package starts that is paid for now: where the one before it, which was `paidUntil` then, ended, as long as that may
 * still be paid for, so that the days between are paid as well; else now.
 */
export const startOf = (paidUntil: Date | null, now: Date): Date =>
  paidUntil && paidUntil <= now && graceEnd(paidUntil) > now ? paidUntil : now

/** Whether listings may be published in this state. */
export const maySell = (state: PackageStatus): boolean => state === 'active' || state === 'cancelled'

/** When a listing was last put up for sale, and till when; `until` is null while it lasts. */
export type Stretch = { listingId: string; from: Date; until: Date | null }

type Month = { stretches: Stretch[]; monthStart: Date }

/** How much of the billing month's allowance is used: different listings, deleted ones too. */
export const allowanceOf = (tier: SellerTier, { stretches, monthStart }: Month): Allowance => ({
  // One that began in this month counts even if it was over in the same moment.
  used: stretches.filter(({ from, until }) => until === null || until > monthStart || from >= monthStart).length,
  limit: tiers[tier].listings,
})

type Changing = { tier: SellerTier; nextTier: SellerTier | null; renewsAt: Date | null }

/** The package as the clock has it: one that was to become smaller is so from its period's end on. */
export const packageAt = <T extends Changing>(row: T, now: Date): T =>
  row.nextTier && row.renewsAt && row.renewsAt <= now ? { ...row, tier: row.nextTier, nextTier: null } : row

type Used = { stretches: Stretch[]; now: Date }

/**
 * The allowance of a package in its seller's billing month, whatever package they used it with; nothing is used before
 * their first one started.
 */
export const allowanceNow = (row: Changing & { firstStartedAt: Date | null }, { stretches, now }: Used): Allowance => {
  const { tier, firstStartedAt } = packageAt(row, now)
  return firstStartedAt
    ? allowanceOf(tier, { stretches, monthStart: billingMonthStart(firstStartedAt, now) })
    : { used: 0, limit: tiers[tier].listings }
}

import { poundsWords } from '#contract/money.ts'
import type { SellerPackage } from '#contract/selling/packages.answers.ts'
import type { PackageStatus } from '#contract/selling/packages.constants.ts'
import { tiers } from '#contract/tiers.ts'
import type { BadgeTone } from '#web/components/ui/badge.tsx'
import { formatDay } from '#web/lib/format.ts'

/** Badges of a package's states. */
export const stateBadges: Record<PackageStatus, { label: string; tone: BadgeTone }> = {
  incomplete: { label: 'Not paid yet', tone: 'yolk' },
  active: { label: 'Active', tone: 'hedge' },
  past_due: { label: 'Run out', tone: 'comb' },
  cancelled: { label: 'Cancelled', tone: 'yolk' },
  ended: { label: 'Ended', tone: 'comb' },
}

const day = (value: string | null): string => (value ? formatDay(value) : '')

/** What the state of a package means for its seller, in a sentence. */
export const stateSentence = ({ status, renewsAt, cancelsAt, nextTier }: SellerPackage): string => {
  switch (status) {
    case 'incomplete':
      return 'You can draft listings. Pay for the package to publish them.'
    case 'active':
      return nextTier
        ? `Paid until ${day(renewsAt)}. Then it changes to ${tiers[nextTier].name}.`
        : `Paid until ${day(renewsAt)}.`
    case 'past_due':
      return `Your package ran out on ${day(renewsAt)}. You can’t publish anything new, and your listings pause a week after that day. If you pay for a new one before then, it counts from that day.`
    case 'cancelled':
      return `Runs until ${day(cancelsAt ?? renewsAt)}, then your listings pause.`
    case 'ended':
      return 'Your listings are paused. Pay for a package to sell again.'
  }
}

/** Whether the seller may, and must, pay for a package now. */
export const mayPay = (status: PackageStatus): boolean =>
  status === 'incomplete' || status === 'past_due' || status === 'ended'

/** Whether a package in this state lets its seller publish. */
export const mayPublish = (status: PackageStatus): boolean => status === 'active' || status === 'cancelled'

/** "£9 a month", "£108 a year". */
export const priceWords = ({ pricePence, period, tier }: SellerPackage): string => {
  return `${poundsWords(pricePence ?? tiers[tier].pricePence)} a ${period ?? 'month'}`
}

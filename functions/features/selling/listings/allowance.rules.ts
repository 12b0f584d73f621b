import type { Deps } from '#app/deps.ts'
import { AppError } from '#app/errors.ts'
import { type SellerTier, tiers } from '#contract/tiers.ts'
import { maySell, packageState } from '#features/selling/packages/billing.rules.ts'
import type { PackageRow } from '#features/selling/packages/packages.queries.ts'

/** A package that has started, with the start of its seller's first one. */
export type StartedPackage = PackageRow & { firstStartedAt: Date }

/** What a larger package would offer; null on the largest. */
export const upgradeFrom = (tier: SellerTier) => {
  if (tier === 'premium') return null
  const { name, pricePence, listings } = tiers.premium
  return { tier: 'premium' as const, name, pricePence, limit: listings }
}

/** The package that is paid for now. Throws `subscription_required` when there is none, or it is past due. */
export const assertPackage = ({ now }: Deps, row: PackageRow | undefined): StartedPackage => {
  const state = row ? packageState(row, now) : 'incomplete'
  if (row?.firstStartedAt && maySell(state)) return { ...row, firstStartedAt: row.firstStartedAt }
  const sentence =
    state === 'past_due'
      ? 'Your package has run out. Pay for it again to publish.'
      : 'Choose a package and pay for it to publish your listings.'
  throw new AppError('subscription_required', sentence, { members: { state } })
}

/** The error `allowance_used` of a package, with its limit and what a larger one would offer. */
export const allowanceUsed = ({ tier }: PackageRow): AppError => {
  const { name, listings: limit } = tiers[tier]
  const sentence = `Your ${name} package gives you ${limit} different listings in a billing month, and you’ve used all ${limit}.`
  return new AppError('allowance_used', sentence, { members: { limit, used: limit, upgrade: upgradeFrom(tier) } })
}

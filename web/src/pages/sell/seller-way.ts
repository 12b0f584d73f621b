import type { User } from '#contract/identity/account.answers.ts'
import type { SellerTier } from '#contract/tiers.ts'
import { paths } from '#web/lib/paths.ts'

type Way = { label: string; to: string }

export type SellerWay = {
  start: Way
  /** What choosing a package leads to; null for who can't have one. */
  choose: ((tier: SellerTier) => string) | null
}

/** How one comes to sell: visitors register, buyers open a shop with what they have, sellers have one already. */
export const sellerWay = (userType: User['userType'] | undefined): SellerWay => {
  if (userType === 'seller') {
    return { start: { label: 'Go to your dashboard', to: paths.dashboard }, choose: () => paths.dashboardPackage }
  }
  if (userType === 'admin') return { start: { label: 'Browse Products', to: paths.products }, choose: null }
  return { start: { label: 'Open a shop', to: paths.register('seller') }, choose: paths.registerSeller }
}

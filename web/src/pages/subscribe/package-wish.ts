import { type BillingPeriod, billingPeriods } from '#contract/selling/packages.constants.ts'
import { type SellerTier, sellerTiers } from '#contract/tiers.ts'
import { useSearchParams } from '#web/lib/router/use-search-params.ts'

/** What somebody came to pay for; it stands in the address, where a reload and the link of a mail find it again. */
type PackageWish = { tier: SellerTier | null; period: BillingPeriod }

/** What the address of the page asks for. */
export const wishOf = (query: URLSearchParams): PackageWish => ({
  tier: sellerTiers.find((tier) => tier === query.get('tier')) ?? null,
  period: billingPeriods.find((period) => period === query.get('period')) ?? 'month',
})

/** What the address asks for, and how it is changed. */
export const usePackageWish = () => {
  const [query, setQuery] = useSearchParams()
  const keep = ({ tier, period }: { tier: SellerTier; period: BillingPeriod }): void =>
    setQuery({ tier, period }, { replace: true, state: { sameScreen: true } })
  return { ...wishOf(query), keep }
}

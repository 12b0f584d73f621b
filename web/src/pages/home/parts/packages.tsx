import { tiers } from '#contract/tiers.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { HomeSection } from '#web/components/ui/section.tsx'
import { TierCards } from '#web/features/identity/account/tier-cards.tsx'
import { paths } from '#web/lib/paths.ts'

/** What selling costs, side by side. */
export const Packages = () => (
  <HomeSection id="packages" title="Seller packages">
    <TierCards
      action={(tier) => (
        <ButtonLink to={paths.registerSeller(tier)} variant={tiers[tier].popular ? 'primary' : 'secondary'}>
          Choose {tiers[tier].name}
        </ButtonLink>
      )}
    />
  </HomeSection>
)

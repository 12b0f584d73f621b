import { plans } from '#contract/plans.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { HomeSection } from '#web/components/ui/section.tsx'
import { PlanCards } from '#web/features/identity/account/plan-cards.tsx'
import { paths } from '#web/lib/paths.ts'

/** What selling costs, side by side. */
export const Packages = () => (
  <HomeSection id="packages" title="Seller packages">
    <PlanCards
      action={(tier) => (
        <ButtonLink to={paths.registerSeller(tier)} variant={plans[tier].popular ? 'primary' : 'secondary'}>
          Choose {plans[tier].name}
        </ButtonLink>
      )}
    />
  </HomeSection>
)

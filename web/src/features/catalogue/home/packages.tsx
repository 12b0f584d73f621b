import { plans } from '../../../../../functions/contract/plans.ts'
import { paths } from '../../../app/paths.ts'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { PlanCards } from '../../account/plan-cards.tsx'
import { HomeSection } from './section.tsx'

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

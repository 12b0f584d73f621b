import { Check, Minus } from 'lucide-react'
import { plans, type SellerTier, sellerTiers } from '../../../../../functions/contract/plans.ts'
import { paths } from '../../../app/paths.ts'
import { Badge } from '../../../components/ui/badge.tsx'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { formatPence } from '../../../lib/format.ts'
import { HomeSection } from './section.tsx'

/** What selling costs, side by side. */
export const Packages = () => (
  <HomeSection id="packages" title="Seller packages">
    <div className="grid gap-4 md:grid-cols-2 md:gap-6">
      {sellerTiers.map((tier) => (
        <Package key={tier} tier={tier} />
      ))}
    </div>
  </HomeSection>
)

const Package = ({ tier }: { tier: SellerTier }) => {
  const { name, description, pricePence, popular, features } = plans[tier]
  return (
    <Card className="flex flex-col">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-xl">{name}</h3>
        {popular && <Badge tone="yolk">Most Popular</Badge>}
      </div>
      <p className="mt-1 text-ink-soft">{description}</p>
      <p className="mt-4">
        <span className="numbers font-bold text-3xl">{formatPence(pricePence)}</span>
        <span className="text-ink-soft"> a month</span>
      </p>
      <ul className="mt-4 mb-6 flex flex-col gap-2">
        {features.map(({ included, text }) => (
          <li key={text} className={`flex items-start gap-2 ${included ? '' : 'text-ink-soft'}`}>
            {included ? (
              <Check aria-label="Included:" size={18} className="mt-0.5 shrink-0 text-hedge" />
            ) : (
              <Minus aria-label="Not included:" size={18} className="mt-0.5 shrink-0" />
            )}
            {text}
          </li>
        ))}
      </ul>
      <ButtonLink to={paths.registerSeller(tier)} variant={popular ? 'primary' : 'secondary'} className="mt-auto">
        Choose {name}
      </ButtonLink>
    </Card>
  )
}

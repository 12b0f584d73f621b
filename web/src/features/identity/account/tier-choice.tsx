import type { ComponentProps } from 'react'
import { poundsWords } from '#contract/money.ts'
import { sellerTiers, tiers } from '#contract/tiers.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { RadioCards } from '#web/components/ui/forms/radio-cards.tsx'

const cards = sellerTiers.map((tier) => {
  const { name, pricePence, listings, popular } = tiers[tier]
  return {
    value: tier,
    label: (
      <span className="flex flex-wrap items-center gap-x-2">
        {name}
        {popular && <Badge tone="yolk">Most Popular</Badge>}
      </span>
    ),
    detail: `${poundsWords(pricePence)} a month, ${listings} active listings`,
  }
})

type TierChoiceProps = Omit<ComponentProps<typeof RadioCards>, 'legend' | 'cards' | 'columns'>

/** Basic or Premium; paid for on the next page. */
export const TierChoice = (props: TierChoiceProps) => (
  <RadioCards {...props} legend="Package" cards={cards} columns="sm:grid-cols-2" />
)

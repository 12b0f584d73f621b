import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { poundsWords } from '#contract/money.ts'
import { type SellerTier, sellerTiers, tiers } from '#contract/tiers.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { cx } from '#web/lib/class-names.ts'

/** Basic and Premium side by side; `action` is the button below each. */
export const TierCards = ({ action }: { action: (tier: SellerTier) => ReactNode }) => (
  <ul className="grid gap-5 md:grid-cols-2">
    {sellerTiers.map((tier) => (
      <TierCard key={tier} tier={tier} action={action(tier)} />
    ))}
  </ul>
)

const TierCard = ({ tier, action }: { tier: SellerTier; action: ReactNode }) => {
  const { name, pricePence, description, features, popular } = tiers[tier]
  return (
    <li
      className={cx(
        'flex flex-col gap-5 rounded-lg border bg-surface p-6 md:p-8',
        popular ? 'border-2 border-hedge' : 'border-straw',
      )}
    >
      <div>
        <h3 className="flex flex-wrap items-center gap-3 text-2xl">
          {name}
          {popular && <Badge tone="yolk">Most Popular</Badge>}
        </h3>
        <p className="mt-2 text-ink-soft">{description}</p>
      </div>
      <p>
        <span className="numbers font-bold text-4xl">{poundsWords(pricePence)}</span>
        <span className="text-ink-soft"> per month</span>
      </p>
      <ul className="flex flex-1 flex-col gap-2.5">
        {features.map(({ included, text }) => (
          <li key={text} className={cx('flex gap-2.5', !included && 'text-ink-soft')}>
            {included ? (
              <Check aria-hidden size={20} className="mt-0.5 shrink-0 text-hedge" />
            ) : (
              <X aria-hidden size={20} className="mt-0.5 shrink-0" />
            )}
            <span>
              {!included && <span className="sr-only">Not included: </span>}
              {text}
            </span>
          </li>
        ))}
      </ul>
      {action}
    </li>
  )
}

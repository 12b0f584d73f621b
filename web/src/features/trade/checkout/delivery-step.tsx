import type { CartGroup } from '#contract/trade/cart.answers.ts'
import type { Quote, QuoteProblem } from '#contract/trade/checkout.answers.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { deliveryOf, useDeliveryChoices } from '#web/features/trade/cart/delivery-choices.ts'
import { DeliveryPicker } from '#web/features/trade/cart/delivery-picker.tsx'
import { lineName } from '#web/features/trade/cart/line-name.ts'

/** What stands against buying the goods of this group. */
const problemsOf = (group: CartGroup, problems: QuoteProblem[]): QuoteProblem[] =>
  problems.filter(({ lineId }) => group.lines.some(({ id }) => id === lineId))

const Seller = ({ group, problems }: { group: CartGroup; problems: QuoteProblem[] }) => (
  <div className="flex flex-col gap-4 border-straw border-b pb-6 last:border-0 last:pb-0">
    <div>
      <h3 className="text-lg">{group.seller.shopName}</h3>
      <ul className="text-ink-soft text-sm">
        {group.lines.map((line) => (
          <li key={line.id}>
            {line.quantity} × {lineName(line)}
          </li>
        ))}
      </ul>
    </div>
    {problems.map(({ lineId, code, detail }) => (
      <FormError key={`${lineId} ${code}`}>{detail}</FormError>
    ))}
    {group.way === 'post' ? (
      <DeliveryPicker seller={group.seller.username} methods={group.methods} />
    ) : (
      <p className="rounded-md bg-duck-egg px-4 py-3 text-duck-egg-ink">
        You collect this, free of charge. The address and a code come once the seller has it ready.
      </p>
    )}
  </div>
)

type DeliveryStepProps = { groups: CartGroup[]; quote: Quote | undefined; onDone: () => void }

/** How each seller's goods come, with what is wrong beside them. */
export const DeliveryStep = ({ groups, quote, onDone }: DeliveryStepProps) => (
  <div className="flex flex-col gap-6">
    {groups.map((group) => (
      <Seller
        key={`${group.seller.username} ${group.way}`}
        group={group}
        problems={problemsOf(group, quote?.problems ?? [])}
      />
    ))}
    <Button size="lg" onClick={onDone} className="sm:self-start">
      Continue
    </Button>
  </div>
)

type DeliverySummaryProps = { groups: CartGroup[]; problems: QuoteProblem[] }

export const DeliverySummary = ({ groups, problems }: DeliverySummaryProps) => {
  const choices = useDeliveryChoices()
  return (
    <ul>
      {groups.map((group) => (
        <li key={`${group.seller.username} ${group.way}`}>
          {problemsOf(group, problems).map(({ lineId, code, detail }) => (
            <p key={`${lineId} ${code}`} className="text-comb-ink">
              {detail}
            </p>
          ))}
          {group.seller.shopName}:{' '}
          {deliveryOf(group, choices)
            .map(({ label }) => label)
            .join(', ')}
        </li>
      ))}
    </ul>
  )
}

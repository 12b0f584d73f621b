import { PackageCheck } from 'lucide-react'
import { freePostage } from '#contract/catalogue/shipping.ts'
import type { DeliveryOffer } from '#contract/trade/cart.answers.ts'
import { ProgressBar } from '#web/components/ui/progress-bar.tsx'
import { formatPence } from '#web/lib/format.ts'

const kindWords: Partial<Record<DeliveryOffer['class'], string>> = { eggs: 'for the eggs', goods: 'for the rest' }

/** What becomes free of these methods, such as "Standard", each with its goods when there are two kinds. */
const freeOnes = (methods: DeliveryOffer[]): string => {
  const free = methods.filter(({ code }) => freePostage.methods.includes(code))
  return free
    .map(({ label, class: kind }) => (free.length > 1 ? `${label} ${kindWords[kind] ?? ''}`.trim() : label))
    .join(' and ')
}

type FreePostageBarProps = { goodsPence: number; methods: DeliveryOffer[]; shopName: string }

/** How far a seller's posted goods are from free delivery, and which delivery that is. */
export const FreePostageBar = ({ goodsPence, methods, shopName }: FreePostageBarProps) => {
  const missing = freePostage.fromPence - goodsPence
  const free = freeOnes(methods)
  if (missing <= 0) {
    return (
      <p className="flex items-start gap-2 rounded-md bg-hedge-soft px-3 py-2 text-hedge-ink text-sm">
        <PackageCheck aria-hidden size={18} className="mt-0.5 shrink-0" />
        You’ve reached {formatPence(freePostage.fromPence)}, so delivery is free: {free}
      </p>
    )
  }
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm">
        Spend <span className="numbers font-semibold">{formatPence(missing)}</span> more with {shopName} for free
        delivery: {free}
      </p>
      <ProgressBar
        label={`${formatPence(goodsPence)} of ${formatPence(freePostage.fromPence)} towards free delivery`}
        value={goodsPence}
        max={freePostage.fromPence}
      />
    </div>
  )
}

import type { PriceBasis } from '#contract/catalogue/catalogue.constants.ts'
import { Price } from '#web/features/identity/currency/price.tsx'

type ServicePriceProps = { pence: number; from?: boolean; basis: PriceBasis | null; className?: string }

const unitWords: Record<PriceBasis, string | null> = { fixed: null, from: null, hour: 'an hour', visit: 'a visit' }

/** "from £25.00", "£40.00 an hour", "£30.00 a visit". */
export const ServicePrice = ({ pence, from = false, basis, className = '' }: ServicePriceProps) => {
  const unit = basis && unitWords[basis]
  return (
    <div className={`flex flex-wrap items-baseline gap-x-1.5 ${className}`}>
      <Price pence={pence} from={from || basis === 'from'} />
      {unit && <span className="text-ink-soft text-sm">{unit}</span>}
    </div>
  )
}

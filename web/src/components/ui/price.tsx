import { formatPence, formatPerEgg } from '../../lib/format.ts'

type PriceProps = { pence: number; from?: boolean; packCount?: number | null; className?: string }

/** "from £12.50" with "£3.20 an egg" below where a pack has a count. */
export const Price = ({ pence, from = false, packCount = null, className }: PriceProps) => (
  <p className={className}>
    {from && <span className="font-normal text-ink-soft text-sm">from </span>}
    <span className="numbers font-bold">{formatPence(pence)}</span>
    {packCount !== null && packCount > 1 && (
      <span className="numbers block text-ink-soft text-sm">{formatPerEgg(pence, packCount)}</span>
    )}
  </p>
)

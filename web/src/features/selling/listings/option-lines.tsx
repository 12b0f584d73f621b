import { ChevronDown, ChevronUp } from 'lucide-react'
import type { SellerListingRow } from '#contract/selling/listings.answers.ts'
import { formatCount } from '#web/lib/format.ts'
import { PriceEdit, StockEdit } from './option-edits.tsx'

type LinesProps = { listing: SellerListingRow }
type ToggleProps = LinesProps & { open: boolean; onToggle: () => void }

const linesId = (id: string): string => `options-of-${id}`

export const OptionsToggle = ({ listing: { id, title, optionCount }, open, onToggle }: ToggleProps) => {
  const Icon = open ? ChevronUp : ChevronDown
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={open ? linesId(id) : undefined}
      onClick={onToggle}
      className="inline-flex min-h-9 items-center gap-1 self-start font-medium text-hedge-ink text-sm hover:underline"
    >
      {optionCount === 1 ? 'Price and stock' : formatCount(optionCount, ['option', 'options'])}
      <span className="sr-only"> of {title}</span>
      <Icon aria-hidden size={16} />
    </button>
  )
}

/** Each option with its price and stock, changed where they stand. */
export const OptionLines = ({ listing: { id, title, options } }: LinesProps) => (
  <ul id={linesId(id)} className="divide-y divide-straw rounded-md border border-straw px-3">
    {options.map((option) => (
      <li key={option.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-1.5">
        <span className="min-w-24 flex-1">
          {option.label}
          {option.sku && <span className="block text-ink-soft text-sm">{option.sku}</span>}
        </span>
        <span className="flex flex-wrap items-center gap-2">
          <PriceEdit option={option} of={`${title}, ${option.label}`} />
          <span className="flex items-center text-ink-soft text-sm">
            <StockEdit option={option} of={`${title}, ${option.label}`} /> in stock
          </span>
        </span>
      </li>
    ))}
  </ul>
)

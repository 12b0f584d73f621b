import { SlidersHorizontal, X } from 'lucide-react'
import type { ProductSort } from '#contract/catalogue/catalogue.constants.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Select } from '#web/components/ui/select.tsx'
import { formatCount } from '#web/lib/format.ts'
import type { Chip } from './filter-chips.ts'
import type { Filters } from './use-filters.ts'

const sortWords: Record<ProductSort, string> = {
  relevance: 'Best match',
  newest: 'Newest',
  price_asc: 'Price, low to high',
  price_desc: 'Price, high to low',
  nearest: 'Nearest',
  rating: 'Best rated',
}

// The best rated come first only where something has been rated; whoever asked for that order still sees it named.
const sortsFor = (filters: Filters, rated: boolean): ProductSort[] => [
  ...(filters.get('q') ? (['relevance'] as const) : []),
  'newest',
  'price_asc',
  'price_desc',
  ...(filters.get('near') ? (['nearest'] as const) : []),
  ...(rated || filters.get('sort') === 'rating' ? (['rating'] as const) : []),
]

type BarProps = {
  filters: Filters
  total: number | undefined
  /** Whether any of them has been rated. */
  rated: boolean
  active: number
  onOpenFilters: () => void
}

/** How many there are, the order, and on phones the button of the filters. */
export const ResultsBar = ({ filters, total, rated, active, onOpenFilters }: BarProps) => {
  const sorts = sortsFor(filters, rated)
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-3 sm:gap-x-4">
      <p aria-live="polite" className="numbers mr-auto min-h-6 text-ink-soft">
        {total !== undefined && formatCount(total, ['listing', 'listings'])}
      </p>
      <Button
        variant="secondary"
        size="sm"
        className="min-h-11 md:hidden"
        onClick={onOpenFilters}
        aria-haspopup="dialog"
      >
        <SlidersHorizontal aria-hidden size={16} />
        Filters{active > 0 && ` (${active})`}
      </Button>
      <Select
        aria-label="Sort by"
        value={sorts.find((sort) => sort === filters.get('sort')) ?? sorts[0]}
        onChange={({ target }) => filters.set({ sort: target.value === sorts[0] ? [] : [target.value] })}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {sortWords[sort]}
          </option>
        ))}
      </Select>
    </div>
  )
}

/** Every active filter, each to be taken away, and all of them. */
export const ChipRow = ({ chips, onClear }: { chips: Chip[]; onClear: () => void }) =>
  chips.length === 0 ? null : (
    <ul aria-label="Active filters" className="flex flex-wrap items-center gap-2">
      {chips.map(({ key, label, remove }) => (
        <li key={key}>
          <button
            type="button"
            onClick={remove}
            className="flex min-h-9 items-center [overflow-wrap:anywhere] gap-1.5 rounded-full border border-straw bg-hedge-soft pr-2.5 pl-3.5 text-hedge-ink text-sm transition-colors hover:border-hedge"
          >
            <span className="sr-only">Remove filter: </span>
            {label}
            <X aria-hidden size={14} />
          </button>
        </li>
      ))}
      <li>
        <Button variant="quiet" size="sm" onClick={onClear}>
          Clear all
        </Button>
      </li>
    </ul>
  )

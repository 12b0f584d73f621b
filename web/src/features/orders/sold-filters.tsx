import { Link } from 'react-router-dom'
import type { OrderStatus } from '../../../../functions/contract/orders.constants.ts'
import type { SellerOrderPage } from '../../../../functions/contract/orders.ts'
import { cx } from '../../lib/class-names.ts'

/** What a seller works through, by what is to be done; `all` has no states of its own. */
export const soldFilters = {
  all: { label: 'All', statuses: undefined },
  accept: { label: 'To accept', statuses: ['paid'] },
  send: { label: 'To dispatch or get ready', statuses: ['accepted'] },
  ready: { label: 'Ready to collect', statuses: ['ready'] },
  sent: { label: 'On the way', statuses: ['dispatched'] },
  done: { label: 'Done', statuses: ['delivered', 'collected', 'completed'] },
  ended: { label: 'Cancelled', statuses: ['cancelled', 'disputed', 'partially_refunded', 'refunded'] },
} as const satisfies Record<string, { label: string; statuses: readonly OrderStatus[] | undefined }>

export type SoldFilter = keyof typeof soldFilters

/** `show` of the address; anything unknown is all. */
export const filterOf = (show: string | null): SoldFilter =>
  show !== null && Object.hasOwn(soldFilters, show) ? (show as SoldFilter) : 'all'

const countOf = (counts: SellerOrderPage['counts'], statuses: readonly OrderStatus[] | undefined): number =>
  Object.entries(counts)
    .filter(([status]) => !statuses || statuses.some((wanted) => wanted === status))
    .reduce((sum, [, count]) => sum + count, 0)

type SoldFiltersProps = { active: SoldFilter; counts: SellerOrderPage['counts'] | undefined }

export const SoldFilters = ({ active, counts }: SoldFiltersProps) => (
  <nav aria-label="Orders by what is to be done" className="-mx-4 mb-6 overflow-x-auto px-4 md:mx-0 md:px-0">
    <ul className="flex gap-2 md:flex-wrap">
      {Object.entries(soldFilters).map(([name, { label, statuses }]) => (
        <li key={name}>
          <Link
            to={name === 'all' ? '?' : `?show=${name}`}
            replace
            aria-current={name === active ? 'page' : undefined}
            className={cx(
              'flex min-h-11 items-center gap-2 whitespace-nowrap rounded-md border px-3.5 font-medium text-sm transition-colors',
              name === active ? 'border-hedge bg-hedge-soft text-hedge-ink' : 'border-straw hover:bg-quiet',
            )}
          >
            {label}
            {counts && <span className="numbers text-ink-soft">{countOf(counts, statuses)}</span>}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

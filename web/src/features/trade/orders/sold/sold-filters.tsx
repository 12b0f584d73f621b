import type { SellerOrderPage } from '#contract/trade/orders.answers.ts'
import type { OrderStatus } from '#contract/trade/orders.constants.ts'
import { cx } from '#web/lib/class-names.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { withQuery } from '#web/lib/router/with-query.ts'
import { OrderSearch, PeriodSelect } from '../order-search.tsx'
import { type SoldFilterName, type SoldFilters, soldFilters } from './use-sold-filters.ts'

const countOf = (counts: SellerOrderPage['counts'], statuses: readonly OrderStatus[] | undefined): number =>
  Object.entries(counts)
    .filter(([status]) => !statuses || statuses.some((wanted) => wanted === status))
    .reduce((sum, [, count]) => sum + count, 0)

type SoldTabsProps = { filters: SoldFilters; counts: SellerOrderPage['counts'] | undefined }

/** The seller's orders by what is to be done, each with how many there are in all. */
export const SoldTabs = ({ filters: { asked, searchOf }, counts }: SoldTabsProps) => (
  <nav aria-label="Orders by what needs doing" className="-mx-4 mb-4 overflow-x-auto px-4 md:mx-0 md:px-0">
    <ul className="flex gap-2 md:flex-wrap">
      {(Object.keys(soldFilters) as SoldFilterName[]).map((name) => (
        <li key={name}>
          <Link
            to={withQuery(paths.dashboardOrders, searchOf({ show: name }))}
            replace
            aria-current={name === asked.show ? 'page' : undefined}
            className={cx(
              'flex min-h-11 items-center gap-2 whitespace-nowrap rounded-md border px-3.5 font-medium text-sm transition-colors',
              name === asked.show ? 'border-hedge bg-hedge-soft text-hedge-ink' : 'border-straw hover:bg-quiet',
            )}
          >
            {soldFilters[name].label}
            {counts && <span className="numbers text-ink-soft">{countOf(counts, soldFilters[name].statuses)}</span>}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

export const SoldSearch = ({ filters: { asked, set } }: { filters: SoldFilters }) => (
  <div className="mb-5 flex flex-wrap gap-3">
    <OrderSearch q={asked.q} placeholder="Number, goods or buyer" onSearch={(q) => set({ q })} />
    <PeriodSelect period={asked.period} onChange={(period) => set({ period })} />
  </div>
)

import { type ListingStatus, listingStatuses } from '#contract/catalogue/catalogue.constants.ts'
import { cx } from '#web/lib/class-names.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { withQuery } from '#web/lib/router/with-query.ts'
import { type ListFilters, searchOf } from './list-filters.ts'
import { statusBadges } from './listing-words.ts'

type FiltersProps = { filters: ListFilters; counts: Record<ListingStatus, number> | undefined }

/** The seller's listings by their state, each with how many there are. */
export const ListingFilters = ({ filters, counts }: FiltersProps) => {
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  const entries = [
    { status: undefined, label: 'All', count: all },
    ...listingStatuses.map((status) => ({ status, label: statusBadges[status].label, count: counts?.[status] })),
  ].filter(({ status, count }) => status !== 'removed' || count)
  return (
    <nav aria-label="Listings by status" className="-mx-4 mb-5 overflow-x-auto px-4 md:mx-0 md:px-0">
      <ul className="flex gap-2 md:flex-wrap">
        {entries.map(({ status, label, count }) => (
          <li key={label}>
            <Link
              to={withQuery(paths.dashboardListings, searchOf({ ...filters, status }))}
              replace
              aria-current={status === filters.status ? 'page' : undefined}
              className={cx(
                'flex min-h-11 items-center gap-2 whitespace-nowrap rounded-md border px-3.5 font-medium text-sm transition-colors',
                status === filters.status ? 'border-hedge bg-hedge-soft text-hedge-ink' : 'border-straw hover:bg-quiet',
              )}
            >
              {label}
              {count !== undefined && <span className="numbers text-ink-soft">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

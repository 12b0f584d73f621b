import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { Sheet } from '#web/components/ui/dialog.tsx'
import { ShowMore } from '#web/components/ui/show-more.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { isApiError } from '#web/lib/api/api-error.ts'
import { useIsMobile } from '#web/lib/browser/device.ts'
import { formatCount } from '#web/lib/format.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { productListQueryOptions } from './catalogue.api.ts'
import { type Chip, chipsOf } from './filter-chips.ts'
import { FilterPanel, FilterPanelSkeleton } from './filter-panel.tsx'
import { NoResults } from './no-results.tsx'
import { ProductGrid } from './product-grid.tsx'
import { ChipRow, ResultsBar } from './results-bar.tsx'
import type { Filters } from './use-filters.ts'

const useList = (asked: URLSearchParams) => useInfiniteQuery(productListQueryOptions(asked))

/** Filters and the list they make: the results, a category's and a subcategory's page alike. */
export const Results = ({ filters, label }: { filters: Filters; label: string }) => {
  const isMobile = useIsMobile()
  const [sheetOpen, setSheetOpen] = useState(false)
  const list = useList(filters.asked)
  const first = list.data
  const chips = chipsOf(filters, first?.facets)
  // What is counted stands between what is not: none of it before the counts, or all would jump.
  const panel = list.isPending ? <FilterPanelSkeleton /> : <FilterPanel filters={filters} facets={first?.facets} />
  return (
    <div className="gap-8 md:grid md:grid-cols-[13.5rem_minmax(0,1fr)] lg:grid-cols-[15rem_minmax(0,1fr)]">
      {!isMobile && <aside aria-label="Filters">{panel}</aside>}
      <div className="flex flex-col gap-4">
        <h2 className="sr-only">Listings</h2>
        <ResultsBar
          filters={filters}
          total={first?.total}
          rated={first?.items.some(({ rating }) => rating !== null) ?? false}
          active={chips.length}
          onOpenFilters={() => setSheetOpen(true)}
        />
        <ChipRow chips={chips} onClear={filters.clear} />
        <List list={list} filters={filters} chips={chips} label={label} />
      </div>
      {isMobile && (
        <Sheet
          open={sheetOpen}
          onClose={() => setSheetOpen(false)}
          title="Filters"
          footer={
            <>
              <Button variant="secondary" onClick={filters.clear}>
                Clear all
              </Button>
              <Button onClick={() => setSheetOpen(false)}>
                Show {formatCount(first?.total ?? 0, ['listing', 'listings'])}
              </Button>
            </>
          }
        >
          {panel}
        </Sheet>
      )}
    </div>
  )
}

type ListProps = { list: ReturnType<typeof useList>; filters: Filters; chips: Chip[]; label: string }

/** An address that nobody's filters wrote: what is wrong with it, and the way out. */
const Refused = ({ words }: { words: string }) => {
  const { pathname } = useLocation()
  return (
    <EmptyState title="We couldn’t use these filters" action={<ButtonLink to={pathname}>Start again</ButtonLink>}>
      {words}
    </EmptyState>
  )
}

const List = ({ list, filters, chips, label }: ListProps) => {
  if (isApiError(list.error) && list.error.status === 422) return <Refused words={list.error.detail ?? ''} />
  return (
    <Loaded of={list} failed="The listings did not load" empty={<NoResults asked={filters.asked} chips={chips} />}>
      {(found) => (
        <div className={list.isPlaceholderData ? 'opacity-60 transition-opacity' : 'transition-opacity'}>
          <ProductGrid label={label} cards={found?.items} skeletons={12} onTop />
          {found && <ShowMore of={list} shown={found.items.length} total={found.total} always />}
        </div>
      )}
    </Loaded>
  )
}

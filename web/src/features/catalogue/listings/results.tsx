import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Sheet } from '#web/components/ui/dialog.tsx'
import { ButtonRow } from '#web/components/ui/forms/form-buttons.tsx'
import { ShowMore } from '#web/components/ui/show-more.tsx'
import { ErrorBoundary } from '#web/components/ui/states/error-boundary.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { type ApiError, isApiError } from '#web/lib/api/api-error.ts'
import { useIsMobile } from '#web/lib/browser/device.ts'
import { useIsHere } from '#web/lib/drawing.ts'
import { formatCount } from '#web/lib/format.ts'
import { fieldsOf } from '#web/lib/kept/json.ts'
import { lazyPart } from '#web/lib/lazy-page.tsx'
import { useLocation } from '#web/lib/router/router.tsx'
import { productListQueryOptions } from './catalogue.api.ts'
import { type Chip, chipsOf } from './filter-chips.ts'
import { FilterPanel, FilterPanelSkeleton } from './filter-panel.tsx'
import { NoResults } from './no-results.tsx'
import { ProductGrid } from './product-grid.tsx'
import { ChipRow, ResultsBar } from './results-bar.tsx'
import type { Filters } from './use-filters.ts'

/** The part that addresses need that nobody's filters wrote. */
const { Part: LeftOutFilters } = lazyPart(() => import('./left-out-filters.tsx'))

const useList = (asked: URLSearchParams) => useInfiniteQuery(productListQueryOptions(asked))

/** Filters and the list they make: the results, a category's and a subcategory's page alike. */
export const Results = ({ filters, label }: { filters: Filters; label: string }) => {
  const isMobile = useIsMobile()
  const [sheetOpen, setSheetOpen] = useState(false)
  const list = useList(filters.asked)
  const first = list.data
  const refused = !first && isApiError(list.error) && list.error.status === 422 ? list.error : null
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
        <LeftOut refused={refused} />
        {!refused && <List list={list} filters={filters} chips={chips} label={label} />}
      </div>
      {isMobile && (
        <Sheet
          open={sheetOpen}
          onClose={() => setSheetOpen(false)}
          title="Filters"
          footer={
            <ButtonRow
              first={
                <Button onClick={() => setSheetOpen(false)}>
                  Show {formatCount(first?.total ?? 0, ['listing', 'listings'])}
                </Button>
              }
              other={
                <Button variant="secondary" onClick={filters.clear}>
                  Clear all
                </Button>
              }
            />
          }
        >
          {panel}
        </Sheet>
      )}
    </div>
  )
}

type ListProps = { list: ReturnType<typeof useList>; filters: Filters; chips: Chip[]; label: string }

/** What of the address the API refused: it goes, and the list says so that stands there then. */
const LeftOut = ({ refused }: { refused: ApiError | null }) => {
  const { state } = useLocation()
  // No edge knows of the history, and draws none of it.
  const isHere = useIsHere()
  if (!isHere || !(refused || 'leftOut' in fieldsOf(state))) return null
  return (
    <ErrorBoundary>
      <Suspense>
        <LeftOutFilters refused={refused} />
      </Suspense>
    </ErrorBoundary>
  )
}

const List = ({ list, filters, chips, label }: ListProps) => (
  <Loaded of={list} failed="The listings didn’t load" empty={<NoResults asked={filters.asked} chips={chips} />}>
    {(found) => (
      <div className={list.isPlaceholderData ? 'opacity-60 transition-opacity' : 'transition-opacity'}>
        <ProductGrid label={label} cards={found?.items} skeletons={12} onTop />
        {found && <ShowMore of={list} shown={found.items.length} total={found.total} always />}
      </div>
    )}
  </Loaded>
)

import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { usePageHead } from '../../app/page-head.ts'
import { paths } from '../../app/paths.ts'
import { ButtonLink } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { ShowMore } from '../../components/ui/show-more.tsx'
import { BulkBar, BulkFailures } from '../../features/listings/bulk-bar.tsx'
import { type ListFilters, useListFilters } from '../../features/listings/list-filters.ts'
import { ListingFilters } from '../../features/listings/listing-filters.tsx'
import { ListingSearch } from '../../features/listings/listing-search.tsx'
import { ListingTable, ListingTableSkeleton } from '../../features/listings/listing-table.tsx'
import { listingsQuery } from '../../features/listings/listings.api.ts'
import { useBulk } from '../../features/listings/use-bulk.ts'
import { useSelection } from '../../features/listings/use-selection.ts'
import { useSteadyOrder } from '../../features/listings/use-steady-order.ts'

export default function DashboardListingsPage() {
  usePageHead({ title: 'Your listings' })
  const { filters, change } = useListFilters()
  const list = useInfiniteQuery(listingsQuery(filters))
  const listings = useSteadyOrder(list.data?.pages.flatMap(({ items }) => items) ?? [], JSON.stringify(filters))
  const selection = useSelection(listings)
  const bulk = useBulk({ onDone: () => selection.choose([]) })
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl md:text-4xl">Listings</h1>
        <ButtonLink to={paths.newListing}>
          <Plus aria-hidden size={18} />
          New listing
        </ButtonLink>
      </div>
      <ListingFilters filters={filters} counts={list.data?.pages[0]?.counts} />
      <ListingSearch filters={filters} onChange={change} />
      <BulkFailures failed={bulk.failed} titles={bulk.titles} onClose={bulk.forget} />
      {list.isPending ? (
        <ListingTableSkeleton />
      ) : !list.data ? (
        <ErrorState title="We could not show your listings" error={list.error} onRetry={() => void list.refetch()} />
      ) : listings.length === 0 ? (
        <Nothing filters={filters} />
      ) : (
        <>
          <ListingTable listings={listings} selection={selection} />
          {list.hasNextPage && (
            <ShowMore
              shown={listings.length}
              hasMore
              pending={list.isFetchingNextPage}
              onShowMore={() => void list.fetchNextPage()}
            />
          )}
          <BulkBar selection={selection} bulk={bulk} />
        </>
      )}
    </>
  )
}

const Nothing = ({ filters: { status, q } }: { filters: ListFilters }) => {
  if (q) {
    return (
      <EmptyState
        title={`No listing has “${q}” in its title or SKU`}
        action={
          <ButtonLink variant="secondary" to="?">
            Show all listings
          </ButtonLink>
        }
      />
    )
  }
  const all = status === undefined
  return (
    <EmptyState
      title={all ? 'You have listed nothing yet' : 'No listing is in this state'}
      action={<ButtonLink to={paths.newListing}>List something</ButtonLink>}
    >
      {all && 'A title and a category are enough to begin. Drafts wait until they are ready.'}
    </EmptyState>
  )
}

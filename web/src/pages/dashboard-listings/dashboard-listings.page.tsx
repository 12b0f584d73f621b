import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { ShowMore } from '#web/components/ui/show-more.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { BulkBar, BulkFailures } from '#web/features/selling/listings/bulk-bar.tsx'
import { type ListFilters, useListFilters } from '#web/features/selling/listings/list-filters.ts'
import { ListingFilters } from '#web/features/selling/listings/listing-filters.tsx'
import { ListingSearch } from '#web/features/selling/listings/listing-search.tsx'
import { ListingTable, ListingTableSkeleton } from '#web/features/selling/listings/listing-table.tsx'
import { listingsQueryOptions } from '#web/features/selling/listings/listings.api.ts'
import { useBulk } from '#web/features/selling/listings/use-bulk.ts'
import { useSelection } from '#web/features/selling/listings/use-selection.ts'
import { useSteadyOrder } from '#web/features/selling/listings/use-steady-order.ts'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import { paths } from '#web/lib/paths.ts'

export default function DashboardListingsPage() {
  usePageHead({ title: 'Your listings' })
  const { filters, change } = useListFilters()
  const list = useInfiniteQuery(listingsQueryOptions(filters))
  const listings = useSteadyOrder(list.data?.items ?? [], JSON.stringify(filters))
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
      <ListingFilters filters={filters} counts={list.data?.counts} />
      <ListingSearch filters={filters} onChange={change} />
      <BulkFailures failed={bulk.failed} titles={bulk.titles} onClose={bulk.forget} />
      <Loaded
        of={list}
        failed="We couldn’t load your listings"
        waiting={<ListingTableSkeleton />}
        empty={<Nothing filters={filters} />}
      >
        {() => (
          <>
            <ListingTable listings={listings} selection={selection} />
            <ShowMore of={list} shown={listings.length} />
            <BulkBar selection={selection} bulk={bulk} />
          </>
        )}
      </Loaded>
    </>
  )
}

const Nothing = ({ filters: { status, q } }: { filters: ListFilters }) => {
  if (q) {
    return (
      <EmptyState
        title={`No listing has “${q}” in its title or SKU`}
        action={
          <ButtonLink variant="secondary" to={paths.dashboardListings}>
            Show all listings
          </ButtonLink>
        }
      />
    )
  }
  const all = status === undefined
  return (
    <EmptyState
      title={all ? 'You haven’t listed anything yet' : 'No listings here'}
      action={<ButtonLink to={paths.newListing}>List something</ButtonLink>}
    >
      {all && 'All you need to start is a title and a category. Only you can see a draft.'}
    </EmptyState>
  )
}

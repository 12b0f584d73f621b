import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { usePageHead } from '../../app/page-head.ts'
import { paths } from '../../app/paths.ts'
import { ButtonLink } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { ShowMore } from '../../components/ui/show-more.tsx'
import { ListingFilters, statusOf } from '../../features/listings/listing-filters.tsx'
import { ListingTable, ListingTableSkeleton } from '../../features/listings/listing-table.tsx'
import { listingsQuery } from '../../features/listings/listings.api.ts'

export default function DashboardListingsPage() {
  usePageHead({ title: 'Your listings' })
  const active = statusOf(useSearchParams()[0].get('show'))
  const list = useInfiniteQuery(listingsQuery(active))
  const listings = list.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl md:text-4xl">Listings</h1>
        <ButtonLink to={paths.newListing}>
          <Plus aria-hidden size={18} />
          New listing
        </ButtonLink>
      </div>
      <ListingFilters active={active} counts={list.data?.pages[0]?.counts} />
      {list.isPending ? (
        <ListingTableSkeleton />
      ) : !list.data ? (
        <ErrorState title="We could not show your listings" error={list.error} onRetry={() => void list.refetch()} />
      ) : listings.length === 0 ? (
        <Nothing all={active === undefined} />
      ) : (
        <>
          <ListingTable listings={listings} />
          {list.hasNextPage && (
            <ShowMore
              shown={listings.length}
              hasMore
              pending={list.isFetchingNextPage}
              onShowMore={() => void list.fetchNextPage()}
            />
          )}
        </>
      )}
    </>
  )
}

const Nothing = ({ all }: { all: boolean }) => (
  <EmptyState
    title={all ? 'You have listed nothing yet' : 'No listing is in this state'}
    action={<ButtonLink to={paths.newListing}>List something</ButtonLink>}
  >
    {all && 'A title and a category are enough to begin. Drafts wait until they are ready.'}
  </EmptyState>
)

import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { usePageHead } from '../../app/page-head.ts'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { ShowMore } from '../../components/ui/show-more.tsx'
import { itemsOf, soldOrdersQuery } from '../../features/orders/orders.api.ts'
import { filterOf, SoldFilters, soldFilters } from '../../features/orders/sold-filters.tsx'
import { SoldOrders, SoldOrdersSkeleton } from '../../features/orders/sold-orders.tsx'

/** The seller's orders, by what is to be done. */
export default function DashboardOrdersPage() {
  usePageHead({ title: 'Orders' })
  const active = filterOf(useSearchParams()[0].get('show'))
  const list = useInfiniteQuery(soldOrdersQuery(soldFilters[active].statuses))
  const orders = itemsOf(list.data)
  return (
    <>
      <h1 className="mb-5 text-3xl md:text-4xl">Orders</h1>
      <SoldFilters active={active} counts={list.data?.pages[0]?.counts} />
      {list.isPending ? (
        <SoldOrdersSkeleton />
      ) : list.error && !list.data ? (
        <ErrorState title="We could not show your orders" error={list.error} onRetry={() => void list.refetch()} />
      ) : orders.length === 0 ? (
        <EmptyState title="No orders here">
          {active === 'all' ? 'Orders stand here as soon as they are paid.' : 'Nothing waits for you in this list.'}
        </EmptyState>
      ) : (
        <>
          <SoldOrders orders={orders} />
          {list.hasNextPage && (
            <ShowMore
              shown={orders.length}
              hasMore={list.hasNextPage}
              pending={list.isFetchingNextPage}
              onShowMore={() => void list.fetchNextPage()}
            />
          )}
        </>
      )}
    </>
  )
}

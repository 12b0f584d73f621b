import { useInfiniteQuery } from '@tanstack/react-query'
import { paths } from '../../app/paths.ts'
import { ButtonLink } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { ShowMore } from '../../components/ui/show-more.tsx'
import { OrderCard, OrderCardSkeleton } from './order-card.tsx'
import { boughtOrdersQuery, itemsOf } from './orders.api.ts'

/** Everything the user has bought, newest first. */
export const BoughtOrders = () => {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(boughtOrdersQuery)
  if (error && !data) {
    return <ErrorState title="We could not show your orders" error={error} onRetry={() => void refetch()} />
  }
  if (!data) {
    return (
      <div role="status" aria-label="Loading your orders" className="grid gap-4">
        <OrderCardSkeleton />
        <OrderCardSkeleton />
      </div>
    )
  }
  const orders = itemsOf(data)
  if (orders.length === 0) {
    return (
      <EmptyState title="No orders yet" action={<ButtonLink to={paths.products}>Browse Products</ButtonLink>}>
        What you buy stands here, with what happens next and when.
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="grid gap-4">
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <ShowMore
          shown={orders.length}
          hasMore={hasNextPage}
          pending={isFetchingNextPage}
          onShowMore={() => void fetchNextPage()}
        />
      )}
    </>
  )
}

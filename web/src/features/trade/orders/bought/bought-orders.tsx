import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { ShowMore } from '#web/components/ui/show-more.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { formatCount } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { OrderCard, OrderCardSkeleton } from '../order-card.tsx'
import { boughtOrdersQueryOptions, type OrderFilter } from '../orders.api.ts'
import { filterOf, useBoughtFilters } from './bought-filters.ts'
import { BoughtSearch } from './bought-search.tsx'

const NoneFound = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    title="No orders found"
    action={
      <Button variant="secondary" onClick={onClear}>
        Show all orders
      </Button>
    }
  >
    Try another word, part of the order number, or a longer period.
  </EmptyState>
)

const NoneYet = () => (
  <EmptyState title="No orders yet" action={<ButtonLink to={paths.products}>Browse Products</ButtonLink>}>
    Your orders appear here, with what happens next and when.
  </EmptyState>
)

const List = ({ filter, onClear }: { filter: OrderFilter; onClear: () => void }) => {
  const query = useInfiniteQuery({ ...boughtOrdersQueryOptions(filter), placeholderData: keepPreviousData })
  const { isPlaceholderData } = query
  const isFiltered = Object.keys(filter).length > 0
  return (
    <Loaded of={query} failed="We couldn’t load your orders" waiting={<ListSkeleton />}>
      {({ items: orders }) => (
        <div aria-busy={isPlaceholderData || undefined} className={isPlaceholderData ? 'opacity-60' : undefined}>
          <p role="status" className="sr-only">
            {isFiltered && !isPlaceholderData && `${formatCount(orders.length, ['order', 'orders'])} shown`}
          </p>
          {orders.length === 0 && (isFiltered ? <NoneFound onClear={onClear} /> : <NoneYet />)}
          <ul className="grid gap-4">
            {orders.map((order) => (
              <li key={order.id}>
                <OrderCard order={order} />
              </li>
            ))}
          </ul>
          <ShowMore of={query} shown={orders.length} />
        </div>
      )}
    </Loaded>
  )
}

const ListSkeleton = () => (
  <div role="status" aria-label="Loading your orders" className="grid gap-4">
    <OrderCardSkeleton />
    <OrderCardSkeleton />
  </div>
)

/** What the user has bought, newest first, all of it or what is looked for. */
export const BoughtOrders = () => {
  const filters = useBoughtFilters()
  return (
    <>
      <BoughtSearch filters={filters} />
      <List filter={filterOf(filters.asked, new Date())} onClear={filters.clear} />
    </>
  )
}

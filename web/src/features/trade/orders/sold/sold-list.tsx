import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { Order } from '#contract/trade/orders.answers.ts'
import { Button } from '#web/components/ui/button.tsx'
import { ShowMore } from '#web/components/ui/show-more.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { formatCount } from '#web/lib/format.ts'
import { useRowSelection } from '#web/lib/use-row-selection.ts'
import { acceptByTap } from '../acts/accept-by-tap.ts'
import { countsAsTapped, useAsTapped, useTappedSince } from '../acts/tapped.ts'
import { soldOrdersQueryOptions } from '../orders.api.ts'
import { bulkEnded } from './bulk-orders.machine.ts'
import { BulkOrdersBar, BulkOrdersFailures } from './bulk-orders-bar.tsx'
import { SoldSearch, SoldTabs } from './sold-filters.tsx'
import { SoldOrders, SoldOrdersSkeleton } from './sold-orders.tsx'
import { useBulkOrders } from './use-bulk-orders.ts'
import { type SoldFilters, useSoldFilters } from './use-sold-filters.ts'

/** The seller's orders to work through, many at once where one likes. */
export const SoldList = () => {
  const filters = useSoldFilters()
  const list = useInfiniteQuery({ ...soldOrdersQueryOptions(filters.filter), placeholderData: keepPreviousData })
  const orders = useAsTapped(list.data?.items ?? [])
  const tapped = useTappedSince(list.dataUpdatedAt)
  const selection = useRowSelection(orders)
  const bulk = useBulkOrders()
  const isFiltered = Object.keys(filters.filter).length > 0
  const queries = useQueryClient()
  const reasons = new Map(bulk.run?.failed.map(({ order, reason }) => [order.id, reason]))
  const accept = (chosen: Order[]) => {
    bulk.forget()
    selection.choose([])
    acceptByTap({
      orders: chosen,
      queries,
      onUndone: () => selection.choose(chosen.map(({ id }) => id)),
      onSent: (failed) => failed.length > 0 && bulk.show(bulkEnded('accepted', { orders: chosen, failed })),
    })
  }
  return (
    <>
      <SoldTabs filters={filters} counts={list.data && countsAsTapped(list.data.counts, tapped)} />
      <SoldSearch filters={filters} />
      <BulkOrdersFailures bulk={bulk} />
      <Loaded of={list} failed="We couldn’t load your orders" waiting={<SoldOrdersSkeleton />}>
        {() => (
          <div
            aria-busy={list.isPlaceholderData || undefined}
            className={list.isPlaceholderData ? 'opacity-60' : undefined}
          >
            <p role="status" className="sr-only">
              {isFiltered && !list.isPlaceholderData && `${formatCount(orders.length, ['order', 'orders'])} shown`}
            </p>
            {orders.length === 0 ? (
              <Nothing filters={filters} />
            ) : (
              <SoldOrders orders={orders} selection={selection} reasons={reasons} />
            )}
            <ShowMore of={list} shown={orders.length} />
          </div>
        )}
      </Loaded>
      <BulkOrdersBar selection={selection} bulk={bulk} onAccept={accept} onDispatched={selection.choose} />
    </>
  )
}

const Nothing = ({ filters: { asked, set } }: { filters: SoldFilters }) =>
  asked.q || asked.period ? (
    <EmptyState
      title="No orders found"
      action={
        <Button variant="secondary" onClick={() => set({ q: '', period: null, show: 'all' })}>
          Show all orders
        </Button>
      }
    >
      Try another word, part of the order number, or a longer period.
    </EmptyState>
  ) : (
    <EmptyState title="No orders here">
      {asked.show === 'all' ? 'Orders appear here as soon as they’re paid for.' : 'Nothing to do here.'}
    </EmptyState>
  )

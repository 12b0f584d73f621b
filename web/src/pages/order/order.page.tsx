import { useQuery } from '@tanstack/react-query'
import { Breadcrumbs } from '#web/components/ui/breadcrumbs.tsx'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { useOrderSeen } from '#web/features/talk/notifications/use-order-seen.ts'
import { sideOf } from '#web/features/trade/orders/order-words.ts'
import { orderQueryOptions } from '#web/features/trade/orders/orders.api.ts'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import { formatDayTime } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { useParams } from '#web/lib/router/routes.tsx'
import { OrderView } from './order-view.tsx'

/** One order, at the buyer's address of it and among the seller's dashboard. */
export default function OrderPage() {
  const { id = '' } = useParams()
  const inDashboard = useLocation().pathname.startsWith(paths.dashboard)
  const { user } = useCurrentUser()
  const query = useQuery(orderQueryOptions(id))
  const { data } = query
  useOrderSeen(data)
  usePageHead({ title: data ? `Order ${data.number}` : 'Order' })
  const list = inDashboard ? { label: 'Orders', to: paths.dashboardOrders } : { label: 'Your orders', to: paths.orders }
  return (
    <div className={inDashboard ? '' : 'page py-6 md:py-10'}>
      <Breadcrumbs crumbs={[list, { label: data?.number ?? 'Order' }]} />
      <Loaded
        of={query}
        failed="We couldn’t load this order"
        instead={{ 404: <Missing list={list.to} /> }}
        waiting={<OrderSkeleton />}
      >
        {(order) => (
          <>
            <h1 className="mt-3 text-3xl md:text-4xl">Order {order.number}</h1>
            <p className="mt-1 mb-6 text-ink-soft">Placed {formatDayTime(order.placedAt)}</p>
            <OrderView order={order} side={sideOf(order, user?.username)} />
          </>
        )}
      </Loaded>
    </div>
  )
}

const Missing = ({ list }: { list: string }) => (
  <EmptyState title="We couldn’t find this order" action={<ButtonLink to={list}>See all orders</ButtonLink>}>
    It may be somebody else’s, or part of the web address may be missing.
  </EmptyState>
)

const OrderSkeleton = () => (
  <div role="status" aria-label="Loading the order" className="mt-3">
    <Skeleton className="h-9 w-64" />
    <Skeleton className="mt-2 mb-6 h-5 w-48" />
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-6">
        <Skeleton className="h-44 w-full rounded-lg" />
        <Skeleton className="h-56 w-full rounded-lg" />
      </div>
      <div className="grid gap-6">
        <Skeleton className="h-40 w-full rounded-lg" />
        <Skeleton className="h-64 w-full rounded-lg" />
      </div>
    </div>
  </div>
)

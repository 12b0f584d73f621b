import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { RequireSeller } from '#web/features/identity/session/require-seller.tsx'
import { shopQueryOptions } from '#web/features/selling/shop/shop.api.ts'
import { soldByIdsQueryOptions } from '#web/features/trade/orders/orders.api.ts'
import { PackingSlip } from '#web/features/trade/orders/print/packing-slip.tsx'
import { PaperFrame } from '#web/features/trade/orders/print/paper.tsx'
import { isApiError } from '#web/lib/api/api-error.ts'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import { formatCount } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { useParams } from '#web/lib/router/routes.tsx'
import { useSearchParams } from '#web/lib/router/use-search-params.ts'

/** How many can be printed in one go. */
const most = 100

const Content = ({ ids }: { ids: string[] }) => {
  const { data, error, refetch } = useQuery({ ...soldByIdsQueryOptions(ids), enabled: ids.length > 0 })
  const shop = useQuery(shopQueryOptions)
  const failure = error ?? shop.error
  const retry = () => void Promise.all([refetch(), shop.refetch()])
  if (ids.length === 0) return <EmptyState title="No orders chosen">Choose them from your list of orders.</EmptyState>
  if (isApiError(failure) && failure.status === 422) {
    return <EmptyState title="We couldn’t find these orders">Choose them from your list of orders.</EmptyState>
  }
  if (failure) return <ErrorState title="We couldn’t load the packing slips" error={failure} onRetry={retry} />
  if (!data || !shop.data) return <Skeleton className="h-160 rounded-lg" />
  const missing = ids.length - data.items.length
  return (
    <>
      {missing > 0 && (
        <p role="status" className="no-print mb-4 rounded-md bg-yolk-soft px-4 py-3 text-yolk-ink">
          We couldn’t find {formatCount(missing, ['order', 'orders'])} among your paid orders.
        </p>
      )}
      {data.items.map((order) => (
        <PackingSlip key={order.id} order={order} shop={shop.data} />
      ))}
    </>
  )
}

/** Packing slips, a sheet an order: of the one in the path, or of all that the query names. */
export default function PackingSlipsPage() {
  const { id } = useParams()
  const named = useSearchParams()[0].getAll('order')
  const ids = [...new Set(id ? [id] : named)].slice(0, most)
  const title = ids.length === 1 ? 'Packing slip' : 'Packing slips'
  usePageHead({ title })
  const back = id
    ? { to: paths.dashboardOrder(id), label: 'Back to the order' }
    : { to: paths.dashboardOrders, label: 'Back to orders' }
  return (
    <RequireSeller>
      <PaperFrame title={title} back={back}>
        <Content ids={ids} />
      </PaperFrame>
    </RequireSeller>
  )
}

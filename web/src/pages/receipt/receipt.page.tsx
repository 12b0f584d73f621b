import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { sideOf } from '#web/features/trade/orders/order-words.ts'
import { orderQueryOptions } from '#web/features/trade/orders/orders.api.ts'
import { PaperFrame } from '#web/features/trade/orders/print/paper.tsx'
import { Receipt } from '#web/features/trade/orders/print/receipt.tsx'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import { paths } from '#web/lib/paths.ts'
import { useParams } from '#web/lib/router/routes.tsx'

const NotFound = () => (
  <EmptyState title="We couldn’t find this receipt" action={<ButtonLink to={paths.orders}>See all orders</ButtonLink>}>
    It may be somebody else’s, or part of the web address may be missing.
  </EmptyState>
)

const Content = ({ id }: { id: string }) => {
  const { user } = useCurrentUser()
  const query = useQuery(orderQueryOptions(id))
  usePageHead({ title: query.data ? `Receipt for order ${query.data.number}` : 'Receipt' })
  return (
    <Loaded
      of={query}
      failed="We couldn’t load this receipt"
      instead={{ 404: <NotFound /> }}
      waiting={<Skeleton className="h-160 rounded-lg" />}
    >
      {(order) => (sideOf(order, user?.username) === 'buyer' ? <Receipt order={order} /> : <NotFound />)}
    </Loaded>
  )
}

/** The receipt of an order for its buyer, made to be printed. */
export default function ReceiptPage() {
  const { id = '' } = useParams()
  return (
    <PaperFrame title="Receipt" back={{ to: paths.order(id), label: 'Back to the order' }}>
      <Content id={id} />
    </PaperFrame>
  )
}

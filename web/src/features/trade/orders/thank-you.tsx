import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, Clock } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import type { Order } from '#contract/trade/orders.answers.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { OrderCard, OrderCardSkeleton } from './order-card.tsx'
import { CollectionPanel } from './order-places.tsx'
import { checkoutOrdersQueryOptions } from './orders.api.ts'

const Headline = ({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) => (
  <div className="mb-8 flex items-start gap-4">
    {icon}
    <div>
      <h1 className="text-3xl md:text-4xl">{title}</h1>
      <p aria-live="polite" className="mt-2 max-w-prose text-ink-soft text-lg">
        {children}
      </p>
    </div>
  </div>
)

const toldWords = (sellers: number): string => {
  if (sellers === 1) return 'the seller'
  return sellers === 2 ? 'both sellers' : `all ${sellers} sellers`
}

/** What became of the money; whoever was charged all the same is told where to turn. */
const NotOrdered = ({ isRefunded }: { isRefunded: boolean }) =>
  isRefunded ? (
    'Nothing is on its way. We’re refunding you in full, within 5-7 business days.'
  ) : (
    <>
      Nothing is on its way, and anything from your cart is still there. If money has left your account,{' '}
      <Link to={paths.contact} className="underline underline-offset-4">
        write to us
      </Link>
      .
    </>
  )

const Outcome = ({ orders }: { orders: Order[] }) => {
  if (orders.some(({ status }) => status === 'pending_payment')) {
    return (
      <Headline
        icon={<Clock aria-hidden size={44} className="shrink-0 text-yolk-ink" />}
        title="Waiting for your payment"
      >
        This page will update as soon as your payment comes through.
      </Headline>
    )
  }
  if (orders.every(({ status }) => status === 'expired' || status === 'cancelled')) {
    return (
      <Headline
        icon={<Clock aria-hidden size={44} className="shrink-0 text-comb" />}
        title="This order didn’t go through"
      >
        <NotOrdered isRefunded={orders.some(({ refundedPence }) => refundedPence > 0)} />
      </Headline>
    )
  }
  const sellers = new Set(orders.map(({ seller }) => seller.username)).size
  return (
    <Headline
      icon={<CircleCheck aria-hidden size={44} className="shrink-0 text-hedge" />}
      title={orders.length > 1 ? 'Thank you for your orders' : 'Thank you for your order'}
    >
      You’ve paid, and we’ve told {toldWords(sellers)}. Here’s what happens next.
    </Headline>
  )
}

/** What is shown after the payment: the orders of one checkout, with what happens next and when. */
export const ThankYou = ({ checkout }: { checkout: string }) => {
  const queries = useQueryClient()
  const query = useQuery(checkoutOrdersQueryOptions(checkout))
  const isPaid = query.data?.items.some(({ status }) => status === 'paid') ?? false
  useEffect(() => {
    // What was paid for has left the cart, and its stock.
    if (isPaid)
      void queries.invalidateQueries({ predicate: ({ queryKey: [first] }) => first === 'cart' || first === 'products' })
  }, [isPaid, queries])
  return (
    <Loaded
      of={query}
      failed="We couldn’t load your order"
      instead={{ 422: <Unknown /> }}
      waiting={<OrderSkeleton />}
      empty={<Unknown />}
    >
      {({ items }) => (
        <>
          <Outcome orders={items} />
          <ul className="grid gap-4">
            {items.map((order) => (
              <li key={order.id} className="grid gap-3">
                <OrderCard order={order} />
                <CollectionPanel order={order} side="buyer" />
              </li>
            ))}
          </ul>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={paths.orders} variant="secondary">
              See all orders
            </ButtonLink>
            <ButtonLink to={paths.products} variant="quiet">
              Carry on shopping
            </ButtonLink>
          </div>
        </>
      )}
    </Loaded>
  )
}

const OrderSkeleton = () => (
  <div role="status" aria-label="Loading your order">
    <OrderCardSkeleton />
  </div>
)

const Unknown = () => (
  <EmptyState title="We couldn’t find this order" action={<ButtonLink to={paths.orders}>See all orders</ButtonLink>}>
    Part of the web address may be missing.
  </EmptyState>
)

import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ChevronRight, CircleCheck, Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { usePageHead } from '../../app/page-head.ts'
import { paths } from '../../app/paths.ts'
import { ButtonLink } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { VerifyNotice } from '../../features/account/verify-notice.tsx'
import { listingsQuery } from '../../features/listings/listings.api.ts'
import { type SellerState, type ToDo, toDoOf } from '../../features/listings/to-do.ts'
import { soldOrdersQuery } from '../../features/orders/orders.api.ts'
import { useCurrentUser } from '../../features/session/session.api.ts'
import { shopQuery } from '../../features/shop/shop.api.ts'
import { AllowanceMeter } from '../../features/subscription/allowance-meter.tsx'
import { subscriptionQuery } from '../../features/subscription/subscription.api.ts'
import { cx } from '../../lib/class-names.ts'

/** All that the overview tells, as four reads that other pages of the dashboard share. */
const useSellerState = () => {
  const sold = useInfiniteQuery(soldOrdersQuery(undefined))
  const listed = useInfiniteQuery(listingsQuery(undefined))
  const subscription = useQuery(subscriptionQuery)
  const shop = useQuery(shopQuery)
  const reads = [sold, listed, subscription, shop]
  const orders = sold.data?.pages[0]?.counts
  const listings = listed.data?.pages[0]?.counts
  const known = orders && listings && subscription.data && shop.data
  const state: SellerState | null = known
    ? { orders, listings, subscription: subscription.data, shop: shop.data }
    : null
  const retry = () => {
    for (const read of reads) if (read.error) void read.refetch()
  }
  return { state, error: reads.find((read) => read.error)?.error ?? null, retry }
}

export default function DashboardPage() {
  usePageHead({ title: 'Dashboard' })
  const { user } = useCurrentUser()
  const { state, error, retry } = useSellerState()
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl md:text-4xl">{state?.shop.name ?? 'Overview'}</h1>
        <ButtonLink to={paths.newListing}>
          <Plus aria-hidden size={18} />
          New listing
        </ButtonLink>
      </div>
      {user && !user.emailVerified && (
        <div className="mb-6">
          <VerifyNotice email={user.email} />
        </div>
      )}
      {state ? (
        <Overview state={state} />
      ) : error ? (
        <ErrorState title="We could not read your dashboard" error={error} onRetry={retry} />
      ) : (
        <OverviewSkeleton />
      )}
    </>
  )
}

const Overview = ({ state }: { state: SellerState }) => {
  const { orders, listings, subscription } = state
  const figures = [
    { label: 'Listings for sale', value: listings.active, to: `${paths.dashboardListings}?show=active` },
    { label: 'Drafts', value: listings.draft, to: `${paths.dashboardListings}?show=draft` },
    {
      label: 'Orders waiting for you',
      value: (orders.paid ?? 0) + (orders.accepted ?? 0),
      to: `${paths.dashboardOrders}?show=accept`,
    },
    { label: 'On the way to buyers', value: orders.dispatched ?? 0, to: `${paths.dashboardOrders}?show=sent` },
  ]
  return (
    <div className="flex flex-col gap-8">
      <ToDoList items={toDoOf(state)} />
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {figures.map(({ label, value, to }) => (
          <li key={label}>
            <Link
              to={to}
              className="flex h-full flex-col rounded-lg border border-straw bg-surface p-4 transition-colors hover:bg-quiet md:p-5"
            >
              <span className="numbers font-display font-semibold text-3xl">{value}</span>
              <span className="text-ink-soft text-sm">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Card>
        <AllowanceMeter allowance={subscription.allowance} />
      </Card>
    </div>
  )
}

const ToDoList = ({ items }: { items: ToDo[] }) => (
  <section aria-labelledby="to-do">
    <h2 id="to-do" className="mb-3 text-2xl">
      To do
    </h2>
    {items.length === 0 ? (
      <p className="flex items-center gap-3 rounded-lg bg-hedge-soft p-4 text-hedge-ink">
        <CircleCheck aria-hidden size={22} className="shrink-0" />
        Nothing waits for you. New orders stand here as soon as they are paid.
      </p>
    ) : (
      <ul className="divide-y divide-straw overflow-hidden rounded-lg border border-straw bg-surface">
        {items.map(({ title, detail, to, urgent }) => (
          <li key={title}>
            <Link
              to={to}
              className="flex min-h-16 items-center gap-4 px-4 py-3 transition-colors hover:bg-quiet md:px-5"
            >
              <span aria-hidden className={cx('size-2.5 shrink-0 rounded-full', urgent ? 'bg-comb' : 'bg-yolk')} />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{title}</span>
                <span className="block text-ink-soft text-sm">{detail}</span>
              </span>
              <ChevronRight aria-hidden size={20} className="shrink-0 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    )}
  </section>
)

const OverviewSkeleton = () => (
  <div role="status" aria-label="Loading your dashboard" className="flex flex-col gap-8">
    <div>
      <Skeleton className="mb-3 h-8 w-24" />
      <Skeleton className="h-32 w-full rounded-lg" />
    </div>
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="h-24 rounded-lg" />
      ))}
    </div>
    <Skeleton className="h-32 w-full rounded-lg" />
  </div>
)

import { Palmtree } from 'lucide-react'
import { useState } from 'react'
import type { SellerDashboard } from '#contract/operations/dashboard.answers.ts'
import type { Analytics } from '#contract/selling/analytics.answers.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { awaySentence } from '#web/features/catalogue/sellers/holiday-words.ts'
import { ChartPanel } from '#web/features/selling/analytics/chart-panel.tsx'
import { FigureCards, FigureCardsSkeleton } from '#web/features/selling/analytics/figure-cards.tsx'
import type { Measure } from '#web/features/selling/analytics/measures.ts'
import { AllowanceMeter } from '#web/features/selling/packages/allowance-meter.tsx'
import { useAsTapped, useTappedSince } from '#web/features/trade/orders/acts/tapped.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { LatestMessages, LatestOrders } from './latest.tsx'
import { hasListed, toDoOf, waitingAsTapped } from './to-do.ts'
import { ToDoList } from './to-do-list.tsx'

type OverviewProps = { dashboard: SellerDashboard; readAt: number }

/** The seller's first screen: what waits for them first, then how the shop does, then what came last. */
export const Overview = ({ dashboard, readAt }: OverviewProps) => {
  const { shop, analytics, messages } = dashboard
  const orders = useAsTapped(dashboard.orders)
  const waiting = waitingAsTapped(dashboard.waiting, useTappedSince(readAt))
  const begins = !hasListed(dashboard) && orders.length === 0
  return (
    <div className="@container flex flex-col gap-8">
      {shop.awayUntil && <HolidayNotice until={shop.awayUntil} />}
      <ToDoList items={toDoOf({ ...dashboard, waiting })} />
      {begins ? <BeforeFigures /> : <ThirtyDays analytics={analytics} />}
      <div className="grid grid-cols-1 gap-8 @min-[55rem]:grid-cols-2">
        <LatestOrders orders={orders} />
        <LatestMessages conversations={messages} />
      </div>
      <PackageCard sellerPackage={dashboard.package} />
    </div>
  )
}

const HolidayNotice = ({ until }: { until: string }) => (
  <p className="flex items-center gap-3 rounded-lg bg-duck-egg p-4 text-duck-egg-ink">
    <Palmtree aria-hidden size={22} className="shrink-0" />
    <span>
      {awaySentence(until)} Nobody can buy from you in the meantime.{' '}
      <Link to={paths.dashboardShop} className="font-semibold underline underline-offset-4">
        Change your holiday
      </Link>
    </span>
  </p>
)

const BeforeFigures = () => (
  <EmptyState
    title="Your figures start with your first listing"
    action={<ButtonLink to={paths.newListing}>Create a listing</ButtonLink>}
  >
    See how often buyers look at it, save it and buy it, day by day.
  </EmptyState>
)

const ThirtyDays = ({ analytics }: { analytics: Analytics }) => {
  const [measure, setMeasure] = useState<Measure>('views')
  return (
    <section aria-labelledby="thirty-days">
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h2 id="thirty-days" className="text-2xl">
          Last 30 days
        </h2>
        <Link
          to={paths.dashboardAnalytics}
          className="py-1 text-hedge-ink underline underline-offset-4 pointer-coarse:py-2.5"
        >
          All figures
        </Link>
      </div>
      <div className="grid grid-cols-1 gap-3">
        <FigureCards analytics={analytics} />
        <Card>
          <ChartPanel analytics={analytics} measure={measure} onChange={setMeasure} />
        </Card>
      </div>
    </section>
  )
}

const PackageCard = ({ sellerPackage: { allowance, monthEndsAt } }: { sellerPackage: SellerDashboard['package'] }) => (
  <Card>
    <AllowanceMeter allowance={allowance} monthEndsAt={monthEndsAt} />
  </Card>
)

/** The shape of the overview before it is there. */
export const OverviewSkeleton = () => (
  <div role="status" aria-label="Loading your dashboard" className="flex flex-col gap-8">
    <div>
      <Skeleton className="mb-3 h-8 w-24" />
      <Skeleton className="h-32 w-full rounded-lg" />
    </div>
    <FigureCardsSkeleton />
    <Skeleton className="h-96 w-full rounded-lg" />
  </div>
)

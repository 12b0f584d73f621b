import { useQuery } from '@tanstack/react-query'
import type { Analytics } from '#contract/selling/analytics.answers.ts'
import { Card } from '#web/components/ui/card.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { analyticsQueryOptions } from '#web/features/selling/analytics/analytics.api.ts'
import { ChartPanel } from '#web/features/selling/analytics/chart-panel.tsx'
import { DayTable } from '#web/features/selling/analytics/day-table.tsx'
import { FigureCards, FigureCardsSkeleton } from '#web/features/selling/analytics/figure-cards.tsx'
import { measures } from '#web/features/selling/analytics/measures.ts'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import { useSearchParams } from '#web/lib/router/use-search-params.ts'

/** How the shop did in the last 30 days. */
export default function DashboardAnalyticsPage() {
  usePageHead({ title: 'Analytics' })
  const query = useQuery(analyticsQueryOptions)
  return (
    <>
      <h1 className="text-3xl md:text-4xl">Analytics</h1>
      <p className="mt-2 mb-6 max-w-prose text-ink-soft">
        The last 30 days, today included. We count each visitor to a listing once a day, and never count you. Revenue is
        what buyers paid for goods and delivery, less refunds.
      </p>
      <Loaded of={query} failed="We couldn’t load your figures" waiting={<FiguresSkeleton />}>
        {(analytics) => <Filled analytics={analytics} />}
      </Loaded>
    </>
  )
}

const FiguresSkeleton = () => (
  <div role="status" aria-label="Loading your figures" className="flex flex-col gap-8">
    <FigureCardsSkeleton />
    <Skeleton className="h-96 w-full rounded-lg" />
  </div>
)

const Filled = ({ analytics }: { analytics: Analytics }) => {
  const [params, setParams] = useSearchParams()
  const measure = measures.find((known) => known === params.get('show')) ?? 'views'
  return (
    <div className="flex flex-col gap-8">
      <FigureCards analytics={analytics} />
      <Card>
        <ChartPanel
          analytics={analytics}
          measure={measure}
          onChange={(show) => setParams({ show }, { replace: true })}
        />
      </Card>
      <section aria-labelledby="by-day">
        <h2 id="by-day" className="mb-3 text-2xl">
          Day by day
        </h2>
        <DayTable analytics={analytics} shown={measures} caption="All figures by day" />
      </section>
    </div>
  )
}

import { Suspense, useState } from 'react'
import type { Analytics } from '#contract/selling/analytics.answers.ts'
import { Button } from '#web/components/ui/button.tsx'
import { ErrorBoundary } from '#web/components/ui/states/error-boundary.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { Tabs } from '#web/components/ui/tabs.tsx'
import { lazyPart } from '#web/lib/lazy-page.tsx'
import { DayTable } from './day-table.tsx'
import { labelOf, type Measure, measures } from './measures.ts'

const { Part: Chart } = lazyPart(async () => ({ default: (await import('./chart.tsx')).Chart }))

type ChartPanelProps = { analytics: Analytics; measure: Measure; onChange: (measure: Measure) => void }

/** One measure of the last 30 days as a chart, or as a table for who would rather read. */
export const ChartPanel = ({ analytics, measure, onChange }: ChartPanelProps) => {
  const [asTable, setAsTable] = useState(false)
  return (
    <Tabs
      label="Figure to show"
      tabs={measures.map((value) => ({ value, label: labelOf(value) }))}
      value={measure}
      onChange={onChange}
    >
      {asTable ? (
        <DayTable analytics={analytics} shown={[measure]} caption={`${labelOf(measure)} by day`} />
      ) : (
        <ErrorBoundary part="The chart">
          <Suspense fallback={<Skeleton className="h-[19.25rem] w-full rounded-md" />}>
            <Chart days={analytics.days} measure={measure} />
          </Suspense>
        </ErrorBoundary>
      )}
      <Button
        size="sm"
        variant="secondary"
        aria-pressed={asTable}
        onClick={() => setAsTable(!asTable)}
        className="mt-4"
      >
        Show as table
      </Button>
    </Tabs>
  )
}

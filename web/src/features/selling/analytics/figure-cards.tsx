import type { Analytics } from '#contract/selling/analytics.answers.ts'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { formatValue, labelOf, type Measure, measures, trendWords } from './measures.ts'
import { Sparkline } from './sparkline.tsx'

// As many in a row as there is room for, however large the letters are.
const room = '@container'
const grid = 'grid grid-cols-2 gap-3 @min-[45rem]:grid-cols-4'

/** The four figures of the last 30 days, each with its line and what became of it. */
export const FigureCards = ({ analytics }: { analytics: Analytics }) => (
  <div className={room}>
    <ul className={grid}>
      {measures.map((measure) => (
        <li key={measure}>
          <FigureCard measure={measure} analytics={analytics} />
        </li>
      ))}
    </ul>
  </div>
)

const FigureCard = ({ measure, analytics: { days, total, before } }: { measure: Measure; analytics: Analytics }) => (
  <Link
    to={`${paths.dashboardAnalytics}?show=${measure}`}
    className="flex h-full flex-col gap-1 rounded-lg border border-straw bg-surface p-4 transition-colors hover:bg-quiet"
  >
    <span className="text-ink-soft text-sm">{labelOf(measure)}</span>
    <span className="numbers font-display font-semibold text-2xl [overflow-wrap:anywhere] md:text-3xl">
      {formatValue(measure, total[measure])}
    </span>
    <Sparkline values={days.map((day) => day[measure])} />
    <span className="text-ink-soft text-sm leading-snug">
      {trendWords(measure, { now: total[measure], before: before[measure] })}
    </span>
  </Link>
)

/** The shape of the figures before they are there. */
export const FigureCardsSkeleton = () => (
  <div className={room}>
    <div className={grid}>
      {measures.map((measure) => (
        <Skeleton key={measure} className="h-40 rounded-lg" />
      ))}
    </div>
  </div>
)

import { dayInFull } from '#contract/calendar-day.ts'
import { type IncubationPlan, incubationPlan, type Progress, progressOn } from '#contract/help/incubation-plan.ts'
import { eggsWords, hatchDays, planIsAGuide, planSources } from '#contract/help/incubation-words.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Sources } from '#web/features/help/articles/article-foot.tsx'
import { formatCount } from '#web/lib/format.ts'
import { PlanActions } from './plan-actions.tsx'
import { PlanCard } from './plan-card.tsx'
import { PlanLinks } from './plan-links.tsx'
import { PlanTimeline } from './plan-timeline.tsx'
import type { Calculator } from './use-calculator.ts'

/** The days of the eggs that the form names, on the screen and as a card on paper. */
export const PlanView = ({ calculator: { asked, today, search, problems } }: { calculator: Calculator }) => {
  if (problems.set) return <NoPlan />
  const plan = incubationPlan(asked)
  const progress = progressOn(plan, today)
  const title = titleOf(plan, asked)
  return (
    <>
      <section aria-labelledby="plan" className="no-print flex min-w-0 flex-col gap-6">
        <header className="flex flex-col items-start gap-3">
          <h2 id="plan" className="text-2xl [overflow-wrap:anywhere] md:text-3xl">
            {title}
          </h2>
          <Badge tone={progress.is === 'running' ? 'yolk' : 'neutral'}>{progressWords(progress)}</Badge>
          <p role="status" className="max-w-prose text-lg">
            {summaryOf(plan)}
          </p>
        </header>
        {(problems.eggs || problems.batch) && (
          <p className="max-w-prose rounded-md bg-yolk-soft px-4 py-3 text-yolk-ink">
            Something in the form isn’t right yet, so we haven’t changed this plan.
          </p>
        )}
        <PlanActions search={search} />
        <PlanTimeline plan={plan} progress={progress} />
        {plan.kind.note && (
          <p className="max-w-prose rounded-md border-yolk border-l-4 bg-quiet px-4 py-3">{plan.kind.note}</p>
        )}
        <PlanLinks guide={plan.kind.guide} />
        <p className="max-w-prose text-ink-soft">{planIsAGuide}</p>
        <Sources sources={planSources} />
      </section>
      <PlanCard plan={plan} title={title} eggs={asked.eggs} />
    </>
  )
}

const NoPlan = () => (
  <p role="status" className="no-print max-w-prose rounded-lg bg-quiet p-4 text-lg md:p-6">
    Choose the day you set the eggs to see your plan.
  </p>
)

const titleOf = ({ kind }: IncubationPlan, { eggs, batch }: Calculator['asked']): string =>
  `${eggsWords(kind, eggs)}${batch ? `: ${batch}` : ''}`

const summaryOf = (plan: IncubationPlan): string => {
  const { kind, days, hatch } = plan
  const [set, due] = [days[0]!, days.at(-1)!]
  const seen = hatch.from.day === hatch.to.day ? '' : `, though breeders see them hatch ${hatchDays(plan)}`
  return `${kind.name} eggs set on ${dayInFull(set.date)} are due on ${dayInFull(due.date)}. That’s day ${due.day}${seen}.`
}

const progressWords = (progress: Progress): string => {
  if (progress.is === 'ahead') return `Set in ${formatCount(progress.inDays, ['day', 'days'])}`
  return progress.is === 'running' ? `Day ${progress.day} today` : 'This hatch is over'
}

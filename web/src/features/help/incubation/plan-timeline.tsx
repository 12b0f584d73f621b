import { dayInFull } from '#contract/calendar-day.ts'
import type { IncubationPlan, PlannedDay, Progress } from '#contract/help/incubation-plan.ts'
import { actNames, actWords } from '#contract/help/incubation-words.ts'
import { cx } from '#web/lib/class-names.ts'

type TimelineProps = { plan: IncubationPlan; progress: Progress }

/** What is done on which day, one under another. */
export const PlanTimeline = ({ plan, progress }: TimelineProps) => {
  const today = progress.is === 'running' ? progress.day : null
  const next = today === null ? undefined : plan.days.find(({ day }) => day >= today)
  return (
    <ol aria-label="Days of the incubation" className="flex flex-col">
      {plan.days.map((day) => (
        <Step key={day.act} plan={plan} day={day} isNext={day === next} mark={markOf(day, { next, today })} />
      ))}
    </ol>
  )
}

type Now = { next: PlannedDay | undefined; today: number | null }

const markOf = (day: PlannedDay, { next, today }: Now): string | null => {
  if (day !== next) return null
  return day.day === today ? 'Today' : 'Next'
}

type StepProps = { plan: IncubationPlan; day: PlannedDay; isNext: boolean; mark: string | null }

const Step = ({ plan, day: { act, day, date }, isNext, mark }: StepProps) => (
  <li className="group relative grid grid-cols-[3rem_minmax(0,1fr)] gap-x-4 pb-7 last:pb-0">
    <span aria-hidden className="absolute top-0 bottom-0 left-6 w-px bg-straw group-last:hidden" />
    <span
      aria-hidden
      className={cx(
        'numbers relative grid size-12 place-items-center rounded-full border font-semibold text-lg',
        isNext ? 'border-yolk bg-yolk text-on-yolk' : 'border-straw bg-hedge-soft text-hedge-ink',
      )}
    >
      {day}
    </span>
    <div className="flex flex-col gap-1 pt-0.5">
      <h3 className="flex flex-wrap items-baseline gap-x-3 text-xl">
        {actNames[act]}
        {mark && <span className="font-sans font-semibold text-sm text-yolk-ink tracking-normal">{mark}</span>}
      </h3>
      <p className="font-semibold">
        <time dateTime={date}>{dayInFull(date)}</time>
        <span className="font-normal text-ink-soft">, day {day}</span>
      </p>
      {act === 'hatch' && <HatchRange plan={plan} />}
      <p className="max-w-prose text-ink-soft">{actWords(act, plan)}</p>
    </div>
  </li>
)

const HatchRange = ({ plan: { hatch } }: { plan: IncubationPlan }) =>
  hatch.from.day !== hatch.to.day && (
    <p>
      Watch from {dayInFull(hatch.from.date)} to {dayInFull(hatch.to.date)}.
    </p>
  )

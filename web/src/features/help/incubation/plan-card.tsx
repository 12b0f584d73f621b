import { dayInFull } from '#contract/calendar-day.ts'
import type { IncubationPlan } from '#contract/help/incubation-plan.ts'
import { actNames, actWords, planIsAGuide } from '#contract/help/incubation-words.ts'
import { site } from '#contract/site.ts'

type CardProps = { plan: IncubationPlan; title: string; eggs: number | undefined }

/** A sheet of A5 or A4, for paper alone, to hang beside the incubator and write on. */
export const PlanCard = ({ plan, title, eggs }: CardProps) => (
  <article aria-label="Incubation card" className="card-sheet hidden text-[10pt] leading-snug print:block">
    <h2 className="line-clamp-2 text-[16pt] [overflow-wrap:anywhere]">{title}</h2>
    <dl className="mt-[3mm] grid grid-cols-3 gap-[3mm]">
      <Box name="Eggs set">{eggs}</Box>
      <Box name="Fertile" />
      <Box name="Hatched" />
    </dl>
    <ol className="mt-[4mm] flex flex-col">
      {plan.days.map(({ act, day, date }) => (
        <li key={act} className="grid grid-cols-[5mm_1fr] gap-x-[3mm] border-t py-[2mm]">
          <span className="mt-[0.5mm] size-[4mm] border" />
          <div>
            <p className="font-semibold">
              {dayInFull(date)}: {actNames[act].toLowerCase()}, day {day}
            </p>
            <p className="text-[8.5pt]">{actWords(act, plan)}</p>
          </div>
        </li>
      ))}
    </ol>
    <p className="border-t pt-[2mm] font-semibold">Notes</p>
    <div className="mt-[7mm] border-b" />
    <div className="mt-[8mm] border-b" />
    <p className="mt-[4mm] text-[8pt]">
      {planIsAGuide} {site.name}, incubation calculator.
    </p>
  </article>
)

const Box = ({ name, children }: { name: string; children?: number | undefined }) => (
  <div className="h-[14mm] border p-[1.5mm]">
    <dt className="text-[8pt]">{name}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
)

import { CalendarDays } from 'lucide-react'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { paths } from '#web/lib/paths.ts'
import { AskOn } from './ask-on.tsx'
import { CareGuides } from './care-guides.tsx'
import { HelpTopics } from './help-topics.tsx'

/** What the help centre holds while nothing is asked. */
export const HelpHome = () => (
  <div className="flex flex-col gap-12">
    <div className="grid items-start gap-x-8 gap-y-12 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <Calculator />
      <CareGuides />
    </div>
    <HelpTopics />
    <section aria-labelledby="ask-on" className="rounded-lg bg-quiet p-5 md:p-8">
      <h2 id="ask-on" className="text-2xl">
        Can’t find it?
      </h2>
      <p className="mt-2 mb-4 text-ink-soft">Ask the assistant, or write to us and a person will reply by email.</p>
      <AskOn />
    </section>
  </div>
)

const Calculator = () => (
  <section
    aria-labelledby="calculator"
    className="flex h-full flex-col items-start rounded-lg bg-hedge-soft p-5 md:p-6"
  >
    <CalendarDays aria-hidden size={32} strokeWidth={1.5} className="text-hedge" />
    <h2 id="calculator" className="mt-3 text-2xl">
      Incubation calculator
    </h2>
    <p className="mt-2 mb-5">
      Tell us what you set and when. You’ll get the days to candle, stop turning and expect the hatch, to print or add
      to your calendar.
    </p>
    <ButtonLink to={paths.calculator} className="mt-auto">
      Work out my dates
    </ButtonLink>
  </section>
)

import { calculatorHead } from '#contract/pages/help-heads.ts'
import { Breadcrumbs } from '#web/components/ui/breadcrumbs.tsx'
import { CalculatorForm } from '#web/features/help/incubation/calculator-form.tsx'
import { PlanView } from '#web/features/help/incubation/plan-view.tsx'
import { useCalculator } from '#web/features/help/incubation/use-calculator.ts'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import { paths } from '#web/lib/paths.ts'

export default function IncubationCalculatorPage() {
  usePageHead(calculatorHead)
  const calculator = useCalculator()
  return (
    <div className="page py-6 md:py-10 print:max-w-none print:p-0">
      <header className="no-print max-w-2xl">
        <Breadcrumbs crumbs={[{ label: 'Help centre', to: paths.help }, { label: calculatorHead.title }]} />
        <h1 className="mt-4 text-3xl md:text-4xl">{calculatorHead.title}</h1>
        <p className="mt-3 text-ink-soft">
          Tell us which eggs you have and when you set them, and we’ll work out when to candle, stop turning and expect
          the hatch.
        </p>
      </header>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-14 print:mt-0 print:block">
        <CalculatorForm calculator={calculator} />
        <PlanView calculator={calculator} />
      </div>
    </div>
  )
}

import { type ReactNode, useState } from 'react'
import type { FacetValue } from '#contract/catalogue/catalogue.answers.ts'
import { Button } from '#web/components/ui/button.tsx'

export const FilterGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="border-straw border-b py-4 last:border-b-0">
    <legend className="float-left mb-2 w-full font-semibold">{title}</legend>
    <div className="clear-both">{children}</div>
  </fieldset>
)

type FacetGroupProps<Value extends string> = {
  title: string
  values: (FacetValue & { value: Value })[]
  chosen: Value[]
  onToggle: (value: Value) => void
}

const shownAtFirst = 7

/** One filter that takes several values, each with how many there would be. Nothing to choose shows nothing. */
export const FacetGroup = <Value extends string>({ title, values, chosen, onToggle }: FacetGroupProps<Value>) => {
  const [whole, setWhole] = useState(false)
  if (values.length === 0 && chosen.length === 0) return null
  const first = values.filter(({ value }, index) => whole || index < shownAtFirst || chosen.includes(value))
  return (
    <FilterGroup title={title}>
      <ul>
        {first.map(({ value, label, count }) => (
          <li key={value}>
            <label className="flex min-h-9 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                checked={chosen.includes(value)}
                onChange={() => onToggle(value)}
                className="size-5 shrink-0 accent-hedge"
              />
              <span className="min-w-0 flex-1">{label}</span>
              <span className="numbers text-ink-soft text-sm">{count}</span>
            </label>
          </li>
        ))}
      </ul>
      {values.length > shownAtFirst && (
        <Button variant="quiet" size="sm" className="-ml-3" onClick={() => setWhole(!whole)}>
          {whole ? 'Show fewer' : `Show all ${values.length}`}
        </Button>
      )}
    </FilterGroup>
  )
}

import { type FormEvent, useId, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { controlClass, FieldError } from '#web/components/ui/forms/field.tsx'
import { FilterGroup } from './filter-group.tsx'
import type { Filters } from './use-filters.ts'

const pounds = /^\d{1,5}(\.\d{1,2})?$/

const problemOf = (lowest: string, highest: string): string | undefined => {
  if ([lowest, highest].some((price) => price && !pounds.test(price))) return 'Enter pounds, such as 12.50.'
  return lowest && highest && Number(lowest) > Number(highest) ? 'The highest price is below the lowest.' : undefined
}

/** Lowest and highest price in pounds, taken together. */
export const PriceFilter = ({ filters }: { filters: Filters }) => {
  const id = useId()
  const [problem, setProblem] = useState<string>()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [lowest = '', highest = ''] = ['lowest', 'highest'].map((name) => String(form.get(name) ?? '').trim())
    const found = problemOf(lowest, highest)
    setProblem(found)
    if (!found) filters.set({ minPrice: lowest ? [lowest] : [], maxPrice: highest ? [highest] : [] })
  }
  const field = (name: string, label: string, value: string) => (
    <input
      name={name}
      aria-label={label}
      placeholder={name === 'lowest' ? 'Min' : 'Max'}
      inputMode="decimal"
      defaultValue={value}
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? `${id}-error` : undefined}
      className={`${controlClass(problem)} min-w-0 px-2.5!`}
    />
  )
  return (
    <FilterGroup title="Price in pounds">
      <form
        method="dialog"
        key={`${filters.get('minPrice')}-${filters.get('maxPrice')}`}
        onSubmit={onSubmit}
        noValidate
        className="flex items-center gap-2"
      >
        {field('lowest', 'Lowest price in pounds', filters.get('minPrice'))}
        <span aria-hidden className="text-ink-soft">
          –
        </span>
        {field('highest', 'Highest price in pounds', filters.get('maxPrice'))}
        <Button type="submit" variant="secondary" size="sm" className="min-h-11">
          Apply
        </Button>
      </form>
      {problem && <FieldError id={id}>{problem}</FieldError>}
    </FilterGroup>
  )
}

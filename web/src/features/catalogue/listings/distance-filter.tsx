import { type FormEvent, useId, useState } from 'react'
import { notAPostcode, tidyPostcode } from '#contract/postcodes.ts'
import { Button } from '#web/components/ui/button.tsx'
import { controlClass, FieldError } from '#web/components/ui/forms/field.tsx'
import { Select } from '#web/components/ui/select.tsx'
import { rememberPlace } from '#web/features/catalogue/place/kept-place.ts'
import { FilterGroup } from './filter-group.tsx'
import type { Filters } from './use-filters.ts'

const distances = ['10', '25', '50', '100', '200']

/** Miles from a postcode: the whole one or its first half. */
export const DistanceFilter = ({ filters }: { filters: Filters }) => {
  const id = useId()
  const [problem, setProblem] = useState<string>()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = String(form.get('near') ?? '').trim()
    const near = tidyPostcode(typed)
    const within = String(form.get('within') ?? '')
    const wrong = typed !== '' && !near
    setProblem(wrong ? notAPostcode : undefined)
    if (wrong) return
    if (near) rememberPlace(near)
    filters.set({ near: near ? [near] : [], within: near && within ? [within] : [] })
  }
  return (
    <FilterGroup title="Distance">
      <form
        method="dialog"
        key={`${filters.get('near')}-${filters.get('within')}`}
        onSubmit={onSubmit}
        className="flex flex-col gap-2"
      >
        <input
          name="near"
          aria-label="Your postcode"
          placeholder="Your postcode"
          autoComplete="postal-code"
          defaultValue={filters.get('near')}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
          className={controlClass(problem)}
        />
        <div className="flex gap-2">
          <Select
            name="within"
            aria-label="How far away"
            defaultValue={filters.get('within')}
            className="min-w-0 flex-1"
          >
            <option value="">Any distance</option>
            {distances.map((miles) => (
              <option key={miles} value={miles}>
                Within {miles} miles
              </option>
            ))}
          </Select>
          <Button type="submit" variant="secondary" size="sm" className="min-h-11">
            Apply
          </Button>
        </div>
      </form>
      {problem && <FieldError id={id}>{problem}</FieldError>}
    </FilterGroup>
  )
}

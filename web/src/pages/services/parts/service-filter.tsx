import { type FormEvent, useState } from 'react'
import { notAPostcode, tidyPostcode } from '#contract/postcodes.ts'
import { Button } from '#web/components/ui/button.tsx'
import { SelectField } from '#web/components/ui/forms/select-field.tsx'
import { TextField } from '#web/components/ui/forms/text-field.tsx'
import { rememberPlace } from '#web/features/catalogue/place/kept-place.ts'
import { paths } from '#web/lib/paths.ts'
import { type ServiceFilters, serviceKinds } from './use-service-filters.ts'

type FilterProps = { filters: ServiceFilters; problem: string | undefined }

/** Which kind of service, and where to; `problem` is what the server says of the place. */
export const ServiceFilter = ({ filters: { near, category, set }, problem }: FilterProps) => {
  const [wrong, setWrong] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = String(form.get('near') ?? '').trim()
    const place = tidyPostcode(typed)
    const refused = typed !== '' && !place
    setWrong(refused)
    if (refused) return
    if (place) rememberPlace(place)
    set({ near: place ?? '', category: String(form.get('category') ?? '') })
  }
  return (
    <form
      key={`${near}-${category}`}
      action={paths.services}
      aria-label="Find a service"
      onSubmit={submit}
      className="flex flex-col gap-4 sm:flex-row sm:items-start"
    >
      <TextField
        label="Your postcode"
        name="near"
        placeholder="SY8 1AA"
        autoComplete="postal-code"
        maxLength={10}
        defaultValue={near}
        error={wrong ? notAPostcode : problem}
        className="sm:w-56"
      />
      <SelectField label="Kind of service" name="category" defaultValue={category} className="sm:w-56">
        <option value="">All services</option>
        {serviceKinds.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button type="submit" className="sm:mt-6.5">
        Find services
      </Button>
    </form>
  )
}

import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { SelectField } from '#web/components/ui/forms/select-field.tsx'
import { TextField } from '#web/components/ui/forms/text-field.tsx'
import { type ListFilters, sortLabels } from './list-filters.ts'

type SearchProps = { filters: ListFilters; onChange: (more: Partial<ListFilters>) => void }

/** Finds listings by title or SKU, and says in which order. */
export const ListingSearch = ({ filters: { q, sort }, onChange }: SearchProps) => {
  const [typed, setTyped] = useState(q)
  useEffect(() => setTyped(q), [q])
  const search = (event: FormEvent) => {
    event.preventDefault()
    onChange({ q: typed.trim() })
  }
  return (
    <form aria-label="Find listings" onSubmit={search} className="mb-4 grid gap-3 sm:grid-cols-[1fr_12rem]">
      <TextField
        label="Title or SKU"
        type="search"
        maxLength={100}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          if (event.target.value === '') onChange({ q: '' })
        }}
        trailing={
          <Button type="submit" size="icon" variant="quiet" aria-label="Search your listings">
            <Search aria-hidden size={18} />
          </Button>
        }
      />
      <SelectField
        label="Sort by"
        value={sort}
        onChange={({ target: { value } }) =>
          onChange({ sort: (Object.keys(sortLabels) as (typeof sort)[]).find((known) => known === value) ?? 'changed' })
        }
      >
        {Object.entries(sortLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </form>
  )
}

import { Search } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { orderSearchLimit } from '#contract/trade/orders.constants.ts'
import { Button } from '#web/components/ui/button.tsx'
import { controlClass } from '#web/components/ui/forms/field.tsx'
import { Select } from '#web/components/ui/select.tsx'
import { periodsAt } from './bought/bought-filters.ts'

/** The place of the selects beside the search. */
export const selectPlace = 'min-w-0 flex-1 sm:flex-none'

type SearchProps = { q: string; placeholder: string; onSearch: (q: string) => void }

/** Words to look for among orders. */
export const OrderSearch = ({ q, placeholder, onSearch }: SearchProps) => {
  const input = useRef<HTMLInputElement>(null)
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSearch(input.current?.value.trim() ?? '')
  }
  return (
    <search className="min-w-0 flex-1 basis-full md:basis-72">
      <form onSubmit={send} className="flex gap-2">
        <input
          // What the address says is what the field says, also after going back.
          key={q}
          ref={input}
          type="search"
          aria-label="Search your orders"
          placeholder={placeholder}
          defaultValue={q}
          maxLength={orderSearchLimit}
          className={controlClass(undefined)}
        />
        <Button type="submit" variant="secondary" size="icon" aria-label="Search">
          <Search aria-hidden size={18} />
        </Button>
      </form>
    </search>
  )
}

/** The period in which the orders were placed. */
export const PeriodSelect = ({
  period,
  onChange,
}: {
  period: string | null
  onChange: (period: string | null) => void
}) => (
  <Select
    aria-label="Orders by date"
    value={period ?? ''}
    onChange={({ target }) => onChange(target.value || null)}
    className={selectPlace}
  >
    <option value="">Any time</option>
    {Object.entries(periodsAt(new Date())).map(([name, { label }]) => (
      <option key={name} value={name}>
        {label}
      </option>
    ))}
  </Select>
)

import { Search } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { orderSearchLimit } from '../../../../functions/contract/orders.constants.ts'
import { Button } from '../../components/ui/button.tsx'
import { controlClass } from '../../components/ui/field.tsx'
import { ChipRow } from '../catalogue/results-bar.tsx'
import { type BoughtFilters, type BoughtState, boughtStates, periodsAt } from './bought-filters.ts'

const selectClass = `${controlClass(undefined)} w-auto! min-w-0 flex-1 pr-2! sm:flex-none`

const Words = ({ asked, set }: Pick<BoughtFilters, 'asked' | 'set'>) => {
  const input = useRef<HTMLInputElement>(null)
  const send = (event: FormEvent) => {
    event.preventDefault()
    set({ q: input.current?.value.trim() ?? '' })
  }
  return (
    <search className="min-w-0 flex-1 basis-full md:basis-72">
      <form onSubmit={send} className="flex gap-2">
        <input
          // What the address says is what the field says, also after going back.
          key={asked.q}
          ref={input}
          type="search"
          aria-label="Search your orders"
          placeholder="Number, goods or shop"
          defaultValue={asked.q}
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

/** Search and filters above the buyer's orders, and what is set of them. */
export const BoughtSearch = ({ filters: { asked, set, chips, clear } }: { filters: BoughtFilters }) => (
  <div className="mb-6 flex flex-col gap-3">
    <div className="flex flex-wrap gap-3">
      <Words asked={asked} set={set} />
      <select
        aria-label="Orders by state"
        value={asked.state}
        onChange={({ target }) => set({ state: target.value as BoughtState })}
        className={selectClass}
      >
        {Object.entries(boughtStates).map(([name, { label }]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
      <select
        aria-label="Orders by time"
        value={asked.period ?? ''}
        onChange={({ target }) => set({ period: target.value || null })}
        className={selectClass}
      >
        <option value="">Any time</option>
        {Object.entries(periodsAt(new Date())).map(([name, { label }]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </div>
    <ChipRow chips={chips} onClear={clear} />
  </div>
)

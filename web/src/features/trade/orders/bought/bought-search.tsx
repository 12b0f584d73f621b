import { Select } from '#web/components/ui/select.tsx'
import { ChipRow } from '#web/features/catalogue/listings/results-bar.tsx'
import { OrderSearch, PeriodSelect, selectPlace } from '../order-search.tsx'
import { type BoughtFilters, type BoughtState, boughtStates } from './bought-filters.ts'

/** Search and filters above the buyer's orders, and what is set of them. */
export const BoughtSearch = ({ filters: { asked, set, chips, clear } }: { filters: BoughtFilters }) => (
  <div className="mb-6 flex flex-col gap-3">
    <div className="flex flex-wrap gap-3">
      <OrderSearch q={asked.q} placeholder="Number, goods or shop" onSearch={(q) => set({ q })} />
      <Select
        aria-label="Orders by status"
        value={asked.state}
        onChange={({ target }) => set({ state: target.value as BoughtState })}
        className={selectPlace}
      >
        {Object.entries(boughtStates).map(([name, { label }]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </Select>
      <PeriodSelect period={asked.period} onChange={(period) => set({ period })} />
    </div>
    <ChipRow chips={chips} onClear={clear} />
  </div>
)

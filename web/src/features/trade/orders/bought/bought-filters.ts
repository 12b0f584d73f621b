import { useMemo } from 'react'
import { addDays, ukDay } from '#contract/calendar-day.ts'
import { cutTo } from '#contract/cut-text.ts'
import { type OrderStatus, orderSearchLimit } from '#contract/trade/orders.constants.ts'
import type { Chip } from '#web/features/catalogue/listings/filter-chips.ts'
import { useSearchParams } from '#web/lib/router/use-search-params.ts'
import type { OrderFilter } from '../orders.api.ts'

/** What a buyer looks for, by how it stands; `all` has no states of its own. */
export const boughtStates = {
  all: { label: 'All', statuses: undefined },
  open: {
    label: 'Under way',
    statuses: ['pending_payment', 'paid', 'accepted', 'ready', 'dispatched', 'disputed'],
  },
  done: { label: 'Delivered or collected', statuses: ['delivered', 'collected', 'completed'] },
  ended: { label: 'Cancelled or not paid', statuses: ['cancelled', 'expired'] },
  refunded: { label: 'Refunded', statuses: ['partially_refunded', 'refunded'] },
} as const satisfies Record<string, { label: string; statuses: readonly OrderStatus[] | undefined }>

export type BoughtState = keyof typeof boughtStates

const lastDays = (days: number) => (now: Date) => ({ from: addDays(ukDay(now), -days) })

type Period = { label: string; days: (now: Date) => { from: string; to?: string } }

/** Periods by what the address calls them: the last days, and this year with the two before. */
export const periodsAt = (now: Date): Record<string, Period> => {
  const thisYear = Number(ukDay(now).slice(0, 4))
  const years = [thisYear, thisYear - 1, thisYear - 2].map((year): [string, Period] => [
    `in-${year}`,
    { label: `In ${year}`, days: () => ({ from: `${year}-01-01`, to: `${year}-12-31` }) },
  ])
  return {
    '30-days': { label: 'Last 30 days', days: lastDays(30) },
    '6-months': { label: 'Last 6 months', days: lastDays(183) },
    ...Object.fromEntries(years),
  }
}

const known = <Key extends string>(found: Record<Key, unknown>, name: string | null): Key | null =>
  name !== null && Object.hasOwn(found, name) ? (name as Key) : null

type Asked = { state: BoughtState; period: string | null; q: string }

const askedFrom = (search: URLSearchParams, now: Date): Asked => ({
  state: known(boughtStates, search.get('show')) ?? 'all',
  period: known(periodsAt(now), search.get('period')),
  q: cutTo((search.get('q') ?? '').trim(), orderSearchLimit),
})

/** What the API is asked for. */
export const filterOf = ({ state, period, q }: Asked, now: Date): OrderFilter => {
  const { statuses } = boughtStates[state]
  const days = period ? periodsAt(now)[period]?.days(now) : undefined
  return { ...(q && { q }), ...(statuses && { status: [...statuses] }), ...days }
}

const searchOf = ({ state, period, q }: Asked): URLSearchParams =>
  new URLSearchParams({
    ...(q && { q }),
    ...(state !== 'all' && { show: state }),
    ...(period && { period }),
  })

/** Search and filters of the address: back, reload and a shared link find the same orders. */
export const useBoughtFilters = () => {
  const [search, setSearch] = useSearchParams()
  const asked = useMemo(() => askedFrom(search, new Date()), [search])
  const set = (change: Partial<Asked>) => setSearch(searchOf({ ...asked, ...change }))
  const { state, period, q } = asked
  const chips: Chip[] = [
    ...(q ? [{ key: 'q', label: `“${q}”`, remove: () => set({ q: '' }) }] : []),
    ...(state === 'all'
      ? []
      : [{ key: 'show', label: boughtStates[state].label, remove: () => set({ state: 'all' }) }]),
    ...(period
      ? [{ key: 'period', label: periodsAt(new Date())[period]?.label ?? '', remove: () => set({ period: null }) }]
      : []),
  ]
  return { asked, set, chips, clear: () => set({ q: '', state: 'all', period: null }) }
}

export type BoughtFilters = ReturnType<typeof useBoughtFilters>

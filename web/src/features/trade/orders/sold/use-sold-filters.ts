import { useMemo } from 'react'
import { cutTo } from '#contract/cut-text.ts'
import { type OrderStatus, orderSearchLimit } from '#contract/trade/orders.constants.ts'
import { useSearchParams } from '#web/lib/router/use-search-params.ts'
import { periodsAt } from '../bought/bought-filters.ts'
import type { OrderFilter } from '../orders.api.ts'

/** What a seller works through, by what is to be done; `all` has no states of its own. */
export const soldFilters = {
  all: { label: 'All', statuses: undefined },
  accept: { label: 'To accept', statuses: ['paid'] },
  send: { label: 'To dispatch or get ready', statuses: ['accepted'] },
  ready: { label: 'Ready to collect', statuses: ['ready'] },
  sent: { label: 'On the way', statuses: ['dispatched'] },
  done: { label: 'Done', statuses: ['delivered', 'collected', 'completed'] },
  ended: { label: 'Cancelled', statuses: ['cancelled', 'disputed', 'partially_refunded', 'refunded'] },
} as const satisfies Record<string, { label: string; statuses: readonly OrderStatus[] | undefined }>

export type SoldFilterName = keyof typeof soldFilters

const nameOf = (show: string | null): SoldFilterName =>
  show !== null && Object.hasOwn(soldFilters, show) ? (show as SoldFilterName) : 'all'

type Asked = { show: SoldFilterName; period: string | null; q: string }

/** What an address asks for; anything unknown in it is everything. */
const askedFrom = (search: URLSearchParams, now: Date): Asked => {
  const period = search.get('period')
  return {
    show: nameOf(search.get('show')),
    period: period !== null && Object.hasOwn(periodsAt(now), period) ? period : null,
    q: cutTo((search.get('q') ?? '').trim(), orderSearchLimit),
  }
}

/** What the API is asked for. */
const filterOf = ({ show, period, q }: Asked, now: Date): OrderFilter => {
  const { statuses } = soldFilters[show]
  const days = period ? periodsAt(now)[period]?.days(now) : undefined
  return { ...(q && { q }), ...(statuses && { status: [...statuses] }), ...days }
}

/** Search and filters of the address: back, reload and a shared link find the same orders. */
export const useSoldFilters = () => {
  const [search, setSearch] = useSearchParams()
  const asked = useMemo(() => askedFrom(search, new Date()), [search])
  const searchOf = (change: Partial<Asked>): URLSearchParams => {
    const { show, period, q } = { ...asked, ...change }
    return new URLSearchParams({ ...(show !== 'all' && { show }), ...(q && { q }), ...(period && { period }) })
  }
  return {
    asked,
    filter: filterOf(asked, new Date()),
    searchOf,
    set: (change: Partial<Asked>) => setSearch(searchOf(change), { replace: true }),
  }
}

export type SoldFilters = ReturnType<typeof useSoldFilters>

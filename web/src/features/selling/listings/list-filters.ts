import { type ListingStatus, listingStatuses } from '#contract/catalogue/catalogue.constants.ts'
import { cutTo } from '#contract/cut-text.ts'
import type { ListingSort } from '#contract/selling/listings.ts'
import { useSearchParams } from '#web/lib/router/use-search-params.ts'

export type ListFilters = { status: ListingStatus | undefined; q: string; sort: ListingSort }

export const sortLabels: Record<ListingSort, string> = {
  changed: 'Last changed',
  title: 'Title',
  price: 'Lowest price',
  stock: 'Least stock',
}

const sorts = Object.keys(sortLabels) as ListingSort[]

/** What the address asks for; anything unknown is the usual. */
const filtersOf = (params: URLSearchParams): ListFilters => ({
  status: listingStatuses.find((status) => status === params.get('show')),
  q: cutTo(params.get('q')?.trim() ?? '', 100),
  sort: sorts.find((sort) => sort === params.get('sort')) ?? 'changed',
})

/** What the address says for this; without anything it is every listing, last changed first. */
export const searchOf = ({ status, q, sort }: ListFilters): URLSearchParams =>
  new URLSearchParams({
    ...(status ? { show: status } : {}),
    ...(q ? { q } : {}),
    ...(sort === 'changed' ? {} : { sort }),
  })

/** Filters of the list in the address, so that back, reload and share work. */
export const useListFilters = () => {
  const [params, setParams] = useSearchParams()
  const filters = filtersOf(params)
  const change = (more: Partial<ListFilters>): void => setParams(searchOf({ ...filters, ...more }), { replace: true })
  return { filters, change }
}

import { useMemo } from 'react'
import { type ListFilter, listParams } from '#contract/pages/query-keys.ts'
import { useSearchParams } from '#web/lib/router/use-search-params.ts'

/** The own page of a category or a seller: its address chooses it, not the query. */
export type ListPlace = { category?: string | undefined; subcategory?: string | undefined; seller?: string | undefined }

export type Filters = {
  /** All that the list is asked for, its place included. */
  asked: URLSearchParams
  place: ListPlace
  get: (name: ListFilter) => string
  all: (name: ListFilter) => string[]
  /** Replaces what a filter says; nothing removes it. Several filters may change at once. */
  set: (changes: Partial<Record<ListFilter, string[]>>) => void
  /** Adds or removes one value of a filter that takes several. */
  toggle: (name: ListFilter, value: string) => void
  clear: () => void
}

const ordering: ListFilter[] = ['sort']

/** All that an address asks a list for, where the page's own place decides over what its query says. */
export const askedAt = (
  search: URLSearchParams,
  { category, subcategory, seller }: ListPlace = {},
): URLSearchParams => {
  const params = listParams(search)
  if (category) {
    params.set('category', category)
    params.delete('subcategory')
    if (subcategory) params.set('subcategory', subcategory)
  }
  if (seller) params.set('seller', seller)
  return listParams(params)
}

/** The filters of the address: back, reload and a shared link find the same list. */
export const useFilters = ({ category, subcategory, seller }: ListPlace = {}): Filters => {
  const [search, setSearch] = useSearchParams()
  const asked = useMemo(
    () => askedAt(search, { category, subcategory, seller }),
    [search, category, subcategory, seller],
  )

  // The address as it stands: on a busy phone one change is still being shown when the next is made.
  const now = () => new URLSearchParams(location.search)
  const set: Filters['set'] = (changes) => {
    const next = listParams(now())
    for (const [name, values] of Object.entries(changes)) {
      next.delete(name)
      for (const value of values) next.append(name, value)
    }
    setSearch(listParams(next))
  }
  const all = (name: ListFilter) => search.getAll(name).filter(Boolean)

  return {
    asked,
    place: { ...(category && { category }), subcategory },
    get: (name) => search.get(name) ?? '',
    all,
    set,
    toggle: (name, value) => {
      const values = listParams(now()).getAll(name)
      set({ [name]: values.includes(value) ? values.filter((other) => other !== value) : [...values, value] })
    },
    clear: () => setSearch(keep(now(), ['q', ...ordering])),
  }
}

const keep = (search: URLSearchParams, names: ListFilter[]) =>
  new URLSearchParams(names.flatMap((name) => search.getAll(name).map((value): [string, string] => [name, value])))

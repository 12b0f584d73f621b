import { type ListFilter, listFilters } from '#contract/pages/query-keys.ts'
import type { FieldProblem } from '#contract/problems.ts'
import { formatList } from '#web/lib/format.ts'
import { fieldsOf, listOf } from '#web/lib/kept/json.ts'

/** What the entry of a list's history keeps: the filters that its address came with and that could not be used. */
export type LeftOutState = { leftOut: ListFilter[] }

const isFilter = (name: unknown): name is ListFilter => listFilters.some((filter) => filter === name)

export const leftOutOf = (state: unknown): ListFilter[] => listOf(fieldsOf(state).leftOut, isFilter)

/** The filters that mean nothing without this one. */
const restingOn = (name: string, search: URLSearchParams): ListFilter[] => {
  if (name === 'category') return ['subcategory']
  if (name !== 'near') return []
  return search.get('sort') === 'nearest' ? ['within', 'sort'] : ['within']
}

/** The filters of an address that the API refused, with those that rest on them; none where the address says none of them. */
export const refusedIn = (search: URLSearchParams, errors: readonly FieldProblem[]): ListFilter[] => {
  const named = errors.map(({ path }) => path.split('.')[0] ?? '')
  const refused = new Set<string>(named.flatMap((name) => [name, ...restingOn(name, search)]))
  return listFilters.filter((name) => refused.has(name) && search.has(name))
}

/** The same address without these filters; what is none of ours stays. */
export const withoutFilters = (search: URLSearchParams, names: readonly ListFilter[]): URLSearchParams => {
  const left = new URLSearchParams(search)
  for (const name of names) left.delete(name)
  return left
}

const called: Record<ListFilter, string> = {
  q: 'the search words',
  category: 'the category',
  subcategory: 'the kind',
  breed: 'the breed',
  species: 'the species',
  minPrice: 'the lowest price',
  maxPrice: 'the highest price',
  delivery: 'how it’s delivered',
  near: 'the postcode',
  within: 'the distance',
  minRating: 'the seller’s rating',
  inStock: 'whether it’s in stock',
  condition: 'new or used',
  featured: 'whether it’s featured',
  seller: 'the seller',
  option: 'the option',
  sort: 'the sort order',
}

/** Tells somebody what their list was shown without. */
export const leftOutWords = (names: readonly ListFilter[]): string => {
  const words = listFilters.filter((name) => names.includes(name)).map((name) => called[name])
  return `We couldn’t use part of this search, so we’ve left it out: ${formatList(words)}.`
}

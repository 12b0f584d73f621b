import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Suggestions } from '#contract/catalogue/catalogue.answers.ts'
import { cutTo } from '#contract/cut-text.ts'
import { catalogueKeys } from '#contract/pages/query-keys.ts'
import { fetchJson } from '#web/lib/api/api-client.ts'
import { paths } from '#web/lib/paths.ts'

const debounceMs = 150
const longest = 400
const recentBesideWords = 3

const suggestionsQuery = (words: string) =>
  queryOptions({
    queryKey: catalogueKeys.suggestions(words),
    // Whoever types on has no use for the answer any more.
    queryFn: ({ signal }) => fetchJson(`/api/products/suggest?${new URLSearchParams({ q: words })}`, { signal }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  })

const useDebounced = (value: string): string => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), debounceMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

const askable = (words: string): string => cutTo(words.trim().replace(/\s+/g, ' ').toLowerCase(), longest)

/** What fits the words that are being typed; the last answer stays until the next is there, and none outlives its words. */
export const useSuggestions = (words: string): { found: Suggestions | null; isPending: boolean } => {
  const asked = askable(words)
  const settled = useDebounced(asked)
  const { data, isPlaceholderData } = useQuery(suggestionsQuery(settled))
  if (asked === '' || settled === '') return { found: null, isPending: asked !== '' }
  return { found: data ?? null, isPending: settled !== asked || isPlaceholderData }
}

export type Product = Suggestions['products'][number]
export type Option = { to: string; label: string; detail?: string; product?: Product; words?: string }
export type OptionGroup = {
  title: string
  kind: 'recent' | 'popular' | 'category' | 'breed' | 'product' | 'help'
  options: Option[]
}

type Known = { words: string; recent: string[]; popular?: readonly string[]; found: Suggestions | null }

const searchFor = (words: string): Option => ({ to: paths.search(words), label: words, words })

const recentGroup = (recent: string[], words: string): OptionGroup => {
  const asked = askable(words)
  const fitting = recent.filter((known) => known.toLowerCase().includes(asked) && known.toLowerCase() !== asked)
  const options = (asked ? fitting.slice(0, recentBesideWords) : recent).map(searchFor)
  return { title: 'Recent searches', kind: 'recent', options }
}

/** Before anything is typed; what one has searched for oneself stands above. */
const popularGroup = ({ words, recent, popular = [] }: Known): OptionGroup => {
  const own = recent.map((known) => known.toLowerCase())
  const others = askable(words) ? [] : popular.filter((known) => !own.includes(known.toLowerCase()))
  return { title: 'Popular searches', kind: 'popular', options: others.map(searchFor) }
}

const foundGroups = ({ categories, breeds, products, articles }: Suggestions): OptionGroup[] => [
  {
    title: 'Categories',
    kind: 'category',
    options: categories.map(({ name, slug, category }) => ({
      to: category ? paths.subcategory(category, slug) : paths.category(slug),
      label: name,
      detail: category?.replaceAll('-', ' ') ?? '',
    })),
  },
  {
    title: 'Breeds',
    kind: 'breed',
    options: breeds.map(({ name, slug, species }) => ({
      to: `${paths.products}?${new URLSearchParams({ breed: slug })}`,
      label: name,
      detail: species.replaceAll('-', ' '),
    })),
  },
  {
    title: 'Listings',
    kind: 'product',
    options: products.map((product) => ({ to: paths.product(product.id), label: product.name, product })),
  },
  {
    title: 'Help',
    kind: 'help',
    options: articles.map(({ title, url }) => ({ to: url, label: title })),
  },
]

/** What a search field offers, group by group, without empty ones. */
export const optionGroups = (known: Known): OptionGroup[] => {
  const { words, recent, found } = known
  const groups = [recentGroup(recent, words), popularGroup(known), ...(found ? foundGroups(found) : [])]
  return groups.filter(({ options }) => options.length > 0)
}

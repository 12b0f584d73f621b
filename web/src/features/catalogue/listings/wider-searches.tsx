import { useQueries } from '@tanstack/react-query'
import { categories } from '#contract/catalogue/catalogue.constants.ts'
import { facetNames, facets } from '#contract/catalogue/facets.ts'
import { listParams } from '#contract/pages/query-keys.ts'
import { formatCount } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { productSampleQueryOptions } from './catalogue.api.ts'

type Loosened = { words: string; search: URLSearchParams }

const without = (asked: URLSearchParams, names: string[]): URLSearchParams => {
  const left = new URLSearchParams(asked)
  for (const name of ['sort', ...names]) left.delete(name)
  return listParams(left)
}

const only = (asked: URLSearchParams, names: string[]): URLSearchParams =>
  without(
    asked,
    [...asked.keys()].filter((name) => !names.includes(name)),
  )

/** Labelled facets say how a listing is sold, not what it is: they are given up together. */
const howSold = facetNames.filter((name) => 'labels' in facets[name])

/** Wider versions of what was asked, the closest first; none is the same as another. */
const loosen = (asked: URLSearchParams): Loosened[] => {
  const q = asked.get('q')
  const words = q?.split(/\s+/).slice(0, 3) ?? []
  const fewer = new URLSearchParams({ q: words.slice(0, -1).join(' ') })
  const versions: Loosened[] = [
    { words: 'Any price and any distance', search: without(asked, ['minPrice', 'maxPrice', 'near', 'within']) },
    { words: 'Any delivery, stock and condition', search: without(asked, howSold) },
    { words: `“${q}” without filters`, search: only(asked, ['q']) },
    { words: `“${fewer.get('q')}”`, search: listParams(fewer) },
    { words: 'All of this category', search: only(asked, ['category', 'subcategory']) },
    { words: 'The whole category', search: only(asked, ['category']) },
    ...words.map((word) => ({ words: `“${word}”`, search: listParams(new URLSearchParams({ q: word })) })),
    { words: 'All listings', search: new URLSearchParams() },
    ...categories.map(({ slug, name }) => ({ words: name, search: new URLSearchParams({ category: slug }) })),
  ]
  const seen = new Set([without(asked, []).toString()])
  return versions.filter(({ words: said, search }) => {
    const key = search.toString()
    const empty = key === '' && said !== 'All listings'
    if (empty || seen.has(key)) return false
    seen.add(key)
    return true
  })
}

const mostAsked = 8
const mostShown = 3

/** Up to three wider versions of what was asked that do have results. */
export default function WiderSearches({ asked }: { asked: URLSearchParams }) {
  const versions = loosen(asked).slice(0, mostAsked)
  const samples = useQueries({ queries: versions.map(({ search }) => productSampleQueryOptions(search, 1)) })
  const found = versions
    .map((version, index) => ({ ...version, total: samples[index]?.data?.total ?? 0 }))
    .filter(({ total }) => total > 0)
    .slice(0, mostShown)
  if (found.length === 0) return null
  return (
    <>
      <p className="mt-4">Try one of these instead:</p>
      <ul className="mt-2 flex flex-col gap-2">
        {found.map(({ words, search, total }) => (
          <li key={search.toString()}>
            <Link
              to={`${paths.products}?${search}`}
              className="flex min-h-11 items-center justify-between gap-4 rounded-md border border-straw bg-surface px-4 text-ink transition-colors hover:border-hedge"
            >
              {words}
              <span className="numbers shrink-0 text-ink-soft text-sm">
                {formatCount(total, ['listing', 'listings'])}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

import { productsHead } from '#contract/pages/listing-heads.ts'
import { productListQueryOptions } from '#web/features/catalogue/listings/catalogue.api.ts'
import { Results } from '#web/features/catalogue/listings/results.tsx'
import { askedAt, useFilters } from '#web/features/catalogue/listings/use-filters.ts'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import type { ReadAhead } from '#web/lib/read-ahead.ts'

export const readAhead: ReadAhead = (queries, { search }) => [
  queries.infiniteQuery(productListQueryOptions(askedAt(search))),
]

export default function ProductsPage() {
  const filters = useFilters()
  const words = filters.get('q')
  usePageHead(productsHead(words))
  const title = words ? `Results for “${words}”` : 'All listings'
  return (
    <div className="page py-6 md:py-10">
      <h1 className="mb-6 text-3xl [overflow-wrap:anywhere] md:text-4xl">{title}</h1>
      <Results filters={filters} label={title} />
    </div>
  )
}

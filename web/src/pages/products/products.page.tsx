import { productsHead } from '../../../../functions/contract/page-heads.ts'
import { usePageHead } from '../../app/page-head.ts'
import { Results } from '../../features/catalogue/results.tsx'
import { useFilters } from '../../features/catalogue/use-filters.ts'

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

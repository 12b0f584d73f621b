import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Category } from '../../../../functions/contract/catalogue.ts'
import { paths } from '../../app/paths.ts'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { KindRow } from '../../features/catalogue/kind-row.tsx'
import { Results } from '../../features/catalogue/results.tsx'
import type { CategoryParts } from './category-view.tsx'

/** One step back, the name, the kinds as a row for the thumb, then the list; its filters are a sheet. */
export const CategoryMobile = ({ category, kind, filters }: CategoryParts) => (
  <div className="page pt-2 pb-6">
    {category ? <Top category={category} kind={kind} /> : <TopSkeleton />}
    <Results filters={filters} label={kind?.name ?? category?.name ?? 'Listings'} />
  </div>
)

const Top = ({ category, kind }: { category: Category; kind: CategoryParts['kind'] }) => {
  const back = kind
    ? { to: paths.category(category.slug), label: category.name }
    : { to: paths.categories, label: 'All categories' }
  return (
    <>
      <Link
        to={back.to}
        className="-ml-1 inline-flex min-h-11 items-center gap-1 text-hedge-ink text-sm underline-offset-4 hover:underline"
      >
        <ChevronLeft aria-hidden size={18} />
        {back.label}
      </Link>
      <h1 className="text-3xl">{kind?.name ?? category.name}</h1>
      <p className="mt-1 mb-4 text-ink-soft text-sm">{category.description}</p>
      <KindRow category={category} current={kind?.slug} />
    </>
  )
}

const TopSkeleton = () => (
  <div aria-busy className="mb-5">
    <Skeleton className="mt-2 h-6 w-28" />
    <Skeleton className="mt-3 h-9 w-48" />
    <Skeleton className="mt-2 h-10 w-full" />
    <Skeleton className="mt-4 h-11 w-full" />
  </div>
)

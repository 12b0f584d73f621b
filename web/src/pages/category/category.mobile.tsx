import { ChevronLeft } from 'lucide-react'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { KindRow } from '#web/features/catalogue/listings/kind-row.tsx'
import { Results } from '#web/features/catalogue/listings/results.tsx'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import type { CategoryParts } from './category-parts.ts'

/** One step back, the name, the kinds as a row for the thumb, then the list; its filters are a sheet. */
export const CategoryMobile = ({ category, kind, filters }: CategoryParts) => (
  <div className="page pt-2 pb-6">
    <Back category={category} kind={kind} />
    <h1 className="text-3xl">{kind?.name ?? category.name}</h1>
    <div aria-busy={!category.about} className="mt-1 mb-4 min-h-10 text-ink-soft text-sm">
      {category.about ? <p>{category.about.description}</p> : <Skeleton className="h-10" />}
    </div>
    <KindRow category={category} current={kind?.slug} />
    <Results filters={filters} label={kind?.name ?? category.name} />
  </div>
)

const Back = ({ category, kind }: Pick<CategoryParts, 'category' | 'kind'>) => {
  const back = kind
    ? { to: paths.category(category.slug), label: category.name }
    : { to: paths.categories, label: 'All categories' }
  return (
    <Link
      to={back.to}
      className="-ml-1 inline-flex min-h-11 items-center gap-1 text-hedge-ink text-sm underline-offset-4 hover:underline"
    >
      <ChevronLeft aria-hidden size={18} />
      {back.label}
    </Link>
  )
}

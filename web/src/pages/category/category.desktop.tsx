import type { Category } from '../../../../functions/contract/catalogue.ts'
import { paths } from '../../app/paths.ts'
import { Breadcrumbs } from '../../components/ui/breadcrumbs.tsx'
import { Picture } from '../../components/ui/picture.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { Results } from '../../features/catalogue/results.tsx'
import type { CategoryParts } from './category-view.tsx'

const bandClass = 'mb-8 grid grid-cols-[minmax(0,1fr)_16rem] items-center gap-8 border-straw border-b pb-6'

/** What the category is beside its picture, then filters and list side by side. */
export const CategoryDesktop = ({ category, kind, filters }: CategoryParts) => (
  <div className="page py-8">
    {category ? <Band category={category} kind={kind} /> : <BandSkeleton />}
    <Results filters={filters} label={kind?.name ?? category?.name ?? 'Listings'} />
  </div>
)

const Band = ({ category, kind }: { category: Category; kind: CategoryParts['kind'] }) => (
  <div className={bandClass}>
    <div>
      <Breadcrumbs
        crumbs={[
          { label: 'Home', to: paths.home },
          kind ? { label: category.name, to: paths.category(category.slug) } : { label: category.name },
          ...(kind ? [{ label: kind.name }] : []),
        ]}
      />
      <h1 className="mt-3 text-4xl">{kind?.name ?? category.name}</h1>
      <p className="mt-2 max-w-prose text-ink-soft">{category.description}</p>
    </div>
    <Picture
      src={category.imageUrl}
      alt=""
      sizes="256px"
      priority
      className="max-h-40 rounded-lg border border-straw"
    />
  </div>
)

const BandSkeleton = () => (
  <div aria-busy className={bandClass}>
    <div>
      <Skeleton className="h-7 w-40" />
      <Skeleton className="mt-3 h-10 w-64" />
      <Skeleton className="mt-2 h-6 w-full max-w-prose" />
    </div>
    <Skeleton className="h-40 rounded-lg" />
  </div>
)

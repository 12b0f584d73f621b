import { Breadcrumbs } from '#web/components/ui/breadcrumbs.tsx'
import { Picture } from '#web/components/ui/picture.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { Results } from '#web/features/catalogue/listings/results.tsx'
import { paths } from '#web/lib/paths.ts'
import type { CategoryParts } from './category-parts.ts'

/** What the category is beside its picture, then filters and list side by side. */
export const CategoryDesktop = ({ category, kind, filters }: CategoryParts) => (
  <div className="page py-8">
    <Band category={category} kind={kind} />
    <Results filters={filters} label={kind?.name ?? category.name} />
  </div>
)

const Band = ({ category: { slug, name, about }, kind }: Pick<CategoryParts, 'category' | 'kind'>) => (
  <div
    aria-busy={!about}
    className="mb-8 grid grid-cols-[minmax(0,1fr)_13rem] items-start gap-8 border-straw border-b pb-6"
  >
    <div>
      <Breadcrumbs
        crumbs={[
          { label: 'Home', to: paths.home },
          kind ? { label: name, to: paths.category(slug) } : { label: name },
          ...(kind ? [{ label: kind.name }] : []),
        ]}
      />
      <h1 className="mt-3 text-4xl">{kind?.name ?? name}</h1>
      {about ? (
        <p className="mt-2 max-w-prose text-ink-soft">{about.description}</p>
      ) : (
        <Skeleton className="mt-2 h-6 w-full max-w-prose" />
      )}
    </div>
    {about ? (
      <Picture src={about.imageUrl} alt="" sizes="208px" priority="near" className="rounded-lg border border-straw" />
    ) : (
      <Skeleton className="aspect-4/3 rounded-lg" />
    )}
  </div>
)

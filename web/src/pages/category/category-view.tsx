import { useQuery } from '@tanstack/react-query'
import { categoryHead, subcategoryHead } from '#contract/pages/listing-heads.ts'
import { Loaded, LoadFailed } from '#web/components/ui/states/loaded.tsx'
import { PageSpinner } from '#web/components/ui/states/spinner.tsx'
import { categoriesQueryOptions } from '#web/features/catalogue/listings/catalogue.api.ts'
import { useFilters } from '#web/features/catalogue/listings/use-filters.ts'
import { useIsMobile } from '#web/lib/browser/device.ts'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import { lazyPart } from '#web/lib/lazy-page.tsx'
import { CategoryDesktop } from './category.desktop.tsx'
import { CategoryMobile } from './category.mobile.tsx'
import type { Kind } from './category-parts.ts'
import { type CategoryPlace, placeAt } from './category-place.ts'

const { Part: NotFound } = lazyPart(() => import('#web/components/layout/not-found.tsx'))

type CategoryViewProps = { category: string; subcategory: string | undefined }

/** A category or one of its subcategories, for phones and for desktops each in its own structure. */
export const CategoryView = ({ category: slug, subcategory }: CategoryViewProps) => {
  const isMobile = useIsMobile()
  const filters = useFilters({ category: slug, subcategory })
  const query = useQuery(categoriesQueryOptions)
  const category = placeAt(slug, query.data)
  const kind = category?.subcategories.find((one) => one.slug === subcategory)
  usePageHead(headOf(category, kind))
  const isMissing = !category || (subcategory !== undefined && !kind)
  const failure = (
    <div className="page py-10">
      <h1 className="text-3xl md:text-4xl">{kind?.name ?? category?.name ?? 'Category'}</h1>
      <LoadFailed of={query} title="This category didn’t load" />
    </div>
  )
  const Structure = isMobile ? CategoryMobile : CategoryDesktop
  return (
    <Loaded of={query} failed={failure}>
      {(all) => {
        if (isMissing) return all ? <NotFound /> : <PageSpinner />
        return <Structure category={category} kind={kind} filters={filters} />
      }}
    </Loaded>
  )
}

const headOf = (category: CategoryPlace | null, kind: Kind) => {
  if (!category) return { title: 'Category' }
  if (kind) return subcategoryHead(category, kind.name)
  return category.about
    ? categoryHead({ name: category.name, description: category.about.description })
    : { title: category.name }
}

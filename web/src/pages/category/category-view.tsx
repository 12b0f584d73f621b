import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { categoryHead, subcategoryHead } from '../../../../functions/contract/page-heads.ts'
import { usePageHead } from '../../app/page-head.ts'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { PageSpinner } from '../../components/ui/spinner.tsx'
import { categoriesQuery } from '../../features/catalogue/catalogue.api.ts'
import { type Filters, useFilters } from '../../features/catalogue/use-filters.ts'
import { useIsMobile } from '../../lib/device.ts'
import { CategoryDesktop } from './category.desktop.tsx'
import { CategoryMobile } from './category.mobile.tsx'
import { type CategoryPlace, placeAt } from './category-place.ts'

const NotFound = lazy(() => import('../not-found/not-found.page.tsx'))

type Kind = CategoryPlace['subcategories'][number] | undefined

/** What both structures show; no kind on the page of a whole category. */
export type CategoryParts = { category: CategoryPlace; kind: Kind; filters: Filters }

type CategoryViewProps = { category: string; subcategory: string | undefined }

/** A category or one of its subcategories, for phones and for desktops each in its own structure. */
export const CategoryView = ({ category: slug, subcategory }: CategoryViewProps) => {
  const isMobile = useIsMobile()
  const filters = useFilters({ category: slug, subcategory })
  const { data, error, refetch } = useQuery(categoriesQuery)
  const category = placeAt(slug, data)
  const kind = category?.subcategories.find((one) => one.slug === subcategory)
  usePageHead(headOf(category, kind))
  const isMissing = !category || (subcategory !== undefined && !kind)
  if (error && !data) {
    return (
      <div className="page py-10">
        <h1 className="text-3xl md:text-4xl">{kind?.name ?? category?.name ?? 'Category'}</h1>
        <ErrorState title="This category did not load" error={error} onRetry={() => void refetch()} />
      </div>
    )
  }
  if (isMissing) return data ? <NotFound /> : <PageSpinner />
  const Structure = isMobile ? CategoryMobile : CategoryDesktop
  return <Structure category={category} kind={kind} filters={filters} />
}

const headOf = (category: CategoryPlace | null, kind: Kind) => {
  if (!category) return { title: 'Category' }
  if (kind) return subcategoryHead(category, kind.name)
  return category.about
    ? categoryHead({ name: category.name, description: category.about.description })
    : { title: category.name }
}

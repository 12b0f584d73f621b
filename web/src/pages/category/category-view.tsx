import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import type { Category } from '../../../../functions/contract/catalogue.ts'
import { categoryHead, subcategoryHead } from '../../../../functions/contract/page-heads.ts'
import { usePageHead } from '../../app/page-head.ts'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { categoriesQuery } from '../../features/catalogue/catalogue.api.ts'
import { type Filters, useFilters } from '../../features/catalogue/use-filters.ts'
import { useIsMobile } from '../../lib/device.ts'
import { CategoryDesktop } from './category.desktop.tsx'
import { CategoryMobile } from './category.mobile.tsx'

const NotFound = lazy(() => import('../not-found/not-found.page.tsx'))

/** What both structures show: no category while it loads, no kind on the page of a whole category. */
export type CategoryParts = {
  category: Category | undefined
  kind: Category['subcategories'][number] | undefined
  filters: Filters
}

type CategoryViewProps = { category: string; subcategory: string | undefined }

/** A category or one of its subcategories, for phones and for desktops each in its own structure. */
export const CategoryView = ({ category: slug, subcategory }: CategoryViewProps) => {
  const isMobile = useIsMobile()
  const filters = useFilters({ category: slug, subcategory })
  const { data, error, refetch } = useQuery(categoriesQuery)
  const category = data?.find((one) => one.slug === slug)
  const kind = category?.subcategories.find((one) => one.slug === subcategory)
  usePageHead(headOf({ category, kind }))
  if (data && (!category || (subcategory && !kind))) return <NotFound />
  if (error && !data) {
    return (
      <div className="page py-16">
        <ErrorState title="This category did not load" error={error} onRetry={() => void refetch()} />
      </div>
    )
  }
  const Structure = isMobile ? CategoryMobile : CategoryDesktop
  return <Structure category={category} kind={kind} filters={filters} />
}

const headOf = ({ category, kind }: Pick<CategoryParts, 'category' | 'kind'>) => {
  if (!category) return { title: 'Category' }
  return kind ? subcategoryHead(category, kind.name) : categoryHead(category)
}

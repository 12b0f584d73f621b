import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { categoryHead, subcategoryHead } from '../../../../functions/contract/page-heads.ts'
import { usePageHead } from '../../app/page-head.ts'
import { paths } from '../../app/paths.ts'
import { Breadcrumbs } from '../../components/ui/breadcrumbs.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { useIsMobile } from '../../lib/device.ts'
import { categoriesQuery } from './catalogue.api.ts'
import { KindRow } from './kind-row.tsx'
import { Results } from './results.tsx'
import { useFilters } from './use-filters.ts'

const NotFound = lazy(() => import('../../pages/not-found/not-found.page.tsx'))

type CategoryViewProps = { category: string; subcategory: string | undefined }

/** A category or one of its subcategories: what it is, its kinds on phones, and its list. */
export const CategoryView = ({ category: slug, subcategory }: CategoryViewProps) => {
  const isMobile = useIsMobile()
  const filters = useFilters({ category: slug, subcategory })
  const { data, error, refetch } = useQuery(categoriesQuery)
  const category = data?.find((one) => one.slug === slug)
  const kind = category?.subcategories.find((one) => one.slug === subcategory)
  usePageHead(headOf(category, kind?.name))
  if (data && (!category || (subcategory && !kind))) return <NotFound />
  if (error && !data) {
    return (
      <div className="page py-16">
        <ErrorState title="This category did not load" error={error} onRetry={() => void refetch()} />
      </div>
    )
  }
  return (
    <div className="page py-6 md:py-10">
      {category ? (
        <>
          <Breadcrumbs
            crumbs={[
              { label: 'Home', to: paths.home },
              kind ? { label: category.name, to: paths.category(category.slug) } : { label: category.name },
              ...(kind ? [{ label: kind.name }] : []),
            ]}
          />
          <h1 className="mt-3 text-3xl md:text-4xl">{kind?.name ?? category.name}</h1>
          <p className="mt-2 mb-6 max-w-prose text-ink-soft">{category.description}</p>
          {isMobile && <KindRow category={category} current={subcategory} />}
        </>
      ) : (
        <HeadSkeleton />
      )}
      <Results filters={filters} label={kind?.name ?? category?.name ?? 'Listings'} />
    </div>
  )
}

const headOf = (category: { name: string; description: string } | undefined, kind: string | undefined) => {
  if (!category) return { title: 'Category' }
  return kind === undefined ? categoryHead(category) : subcategoryHead(category, kind)
}

const HeadSkeleton = () => (
  <div aria-busy className="mb-6">
    <Skeleton className="h-7 w-40" />
    <Skeleton className="mt-3 h-10 w-64" />
    <Skeleton className="mt-2 h-6 w-full max-w-prose" />
  </div>
)

import { useQuery } from '@tanstack/react-query'
import { productHead } from '#contract/pages/listing-heads.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { Loaded, LoadFailed } from '#web/components/ui/states/loaded.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { productQueryOptions } from '#web/features/catalogue/listings/catalogue.api.ts'
import { useCountedView } from '#web/features/selling/analytics/use-counted-view.ts'
import { useIsMobile } from '#web/lib/browser/device.ts'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import { lazyPart } from '#web/lib/lazy-page.tsx'
import { paths } from '#web/lib/paths.ts'
import type { ReadAhead } from '#web/lib/read-ahead.ts'
import { useParams } from '#web/lib/router/routes.tsx'
import { ProductDesktop } from './product.desktop.tsx'
import { ProductMobile } from './product.mobile.tsx'

const { Part: NotFound } = lazyPart(() => import('#web/components/layout/not-found.tsx'))

export const readAhead: ReadAhead = (queries, { params: { productId = '' } }) => [
  queries.query(productQueryOptions(productId)),
]

export default function ProductPage() {
  const { productId = '' } = useParams()
  const isMobile = useIsMobile()
  const query = useQuery(productQueryOptions(productId))
  useCountedView(query.data)
  usePageHead(query.data ? productHead(query.data) : { title: 'Listing' })
  const View = isMobile ? ProductMobile : ProductDesktop
  const failure = (
    <div className="page py-16">
      <LoadFailed of={query} title="This listing didn’t load" />
    </div>
  )
  return (
    <Loaded of={query} failed={failure} instead={{ 404: <NotFound />, 410: <Removed /> }} waiting={<ProductSkeleton />}>
      {(product) => <View key={product.id} product={product} />}
    </Loaded>
  )
}

const Removed = () => (
  <div className="page py-16">
    <EmptyState
      title="This listing has been removed"
      action={<ButtonLink to={paths.products}>Browse Products</ButtonLink>}
    >
      It is no longer on the site. There may be others like it.
    </EmptyState>
  </div>
)

const ProductSkeleton = () => (
  <div aria-busy className="page grid gap-8 py-6 md:grid-cols-12">
    <Skeleton className="aspect-4/3 rounded-lg md:col-span-7" />
    <div className="md:col-span-5">
      <Skeleton className="h-10 w-full" />
      <Skeleton className="mt-4 h-9 w-1/3" />
      <Skeleton className="mt-6 h-20 w-full" />
      <Skeleton className="mt-4 h-13 w-full" />
      <Skeleton className="mt-2 h-13 w-full" />
    </div>
  </div>
)

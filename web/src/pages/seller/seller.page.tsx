import { useQuery } from '@tanstack/react-query'
import type { SellerPage as Shop } from '#contract/catalogue/sellers.answers.ts'
import { sellerHead } from '#contract/pages/listing-heads.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { Loaded, LoadFailed } from '#web/components/ui/states/loaded.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { productListQueryOptions } from '#web/features/catalogue/listings/catalogue.api.ts'
import { Results } from '#web/features/catalogue/listings/results.tsx'
import { askedAt, useFilters } from '#web/features/catalogue/listings/use-filters.ts'
import { sellerQueryOptions } from '#web/features/catalogue/sellers/sellers.api.ts'
import { ShopFront, ShopWords } from '#web/features/catalogue/sellers/shop-front.tsx'
import { useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { Ask } from '#web/features/talk/messages/ask/ask.tsx'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import { lazyPart } from '#web/lib/lazy-page.tsx'
import { paths } from '#web/lib/paths.ts'
import type { ReadAhead } from '#web/lib/read-ahead.ts'
import { useParams } from '#web/lib/router/routes.tsx'

const { Part: NotFound } = lazyPart(() => import('#web/components/layout/not-found.tsx'))

export const readAhead: ReadAhead = (queries, { params: { username = '' }, search }) => [
  queries.query(sellerQueryOptions(username)),
  queries.infiniteQuery(productListQueryOptions(askedAt(search, { seller: username }))),
]

/** A shop as everybody sees it, with what it sells. */
export default function SellerPage() {
  const { username = '' } = useParams()
  const query = useQuery(sellerQueryOptions(username))
  usePageHead(query.data ? sellerHead(query.data) : { title: 'Shop' })
  const failure = (
    <div className="page py-16">
      <LoadFailed of={query} title="This shop didn’t load" />
    </div>
  )
  return (
    <Loaded of={query} failed={failure} instead={{ 404: <NotFound /> }} waiting={<ShopSkeleton />}>
      {(shop) => <ShopPage key={shop.username} shop={shop} username={username} />}
    </Loaded>
  )
}

const ShopPage = ({ shop, username }: { shop: Shop; username: string }) => {
  const filters = useFilters({ seller: username })
  return (
    <div className="page py-6 md:py-8">
      <ShopFront
        shop={shop}
        name={<h1 className="text-3xl [overflow-wrap:anywhere] md:text-4xl">{shop.shopName}</h1>}
        action={<ShopAct shop={shop} />}
      />
      <ShopWords shop={shop} columns="md:grid-cols-2" />
      <div className="mt-8 border-straw border-t pt-6">
        <Results filters={filters} label={`Listings from ${shop.shopName}`} />
      </div>
    </div>
  )
}

/** What its own seller may do stands where others ask: nothing moves when it is known who looks. */
const ShopAct = ({ shop }: { shop: Shop }) => {
  const { user } = useCurrentUser()
  if (user?.username !== shop.username) return <Ask to={shop} kind="shop" />
  return (
    <ButtonLink variant="secondary" to={paths.dashboardShop}>
      Edit your shop
    </ButtonLink>
  )
}

const ShopSkeleton = () => (
  <div role="status" aria-label="Loading the shop" className="page flex flex-col gap-5 py-6 md:py-8">
    <Skeleton className="aspect-3/1 w-full rounded-lg md:aspect-5/1" />
    <Skeleton className="h-11 w-2/3 max-w-sm" />
    <Skeleton className="h-6 w-full max-w-md" />
    <Skeleton className="mt-6 h-32 w-full" />
  </div>
)

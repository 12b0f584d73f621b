import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { shopQueryOptions } from '#web/features/selling/shop/shop.api.ts'
import { ShopForm } from '#web/features/selling/shop/shop-form.tsx'
import { usePageHead } from '#web/lib/browser/page-head.ts'

export default function DashboardShopPage() {
  usePageHead({ title: 'Shop' })
  const query = useQuery(shopQueryOptions)
  const { user } = useCurrentUser()
  return (
    <>
      <h1 className="mb-6 text-3xl md:text-4xl">Shop</h1>
      <Loaded of={query} failed="We couldn’t load your shop" waiting={<ShopSkeleton />}>
        {(shop) => user && <ShopForm shop={shop} username={user.username} />}
      </Loaded>
    </>
  )
}

const ShopSkeleton = () => (
  <div role="status" aria-label="Loading your shop" className="flex max-w-2xl flex-col gap-5">
    <Skeleton className="h-8 w-56" />
    <Skeleton className="h-16 w-full" />
    <Skeleton className="h-20 w-full" />
    <Skeleton className="h-40 w-full" />
    <Skeleton className="h-40 w-full" />
  </div>
)

import { Card } from '#web/components/ui/card.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'

/** The boxes of the checkout before what stands in them is there. */
export const CheckoutSkeleton = () => (
  <div aria-busy className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
    <div className="flex flex-col gap-4">
      <Card>
        <Skeleton className="mb-4 h-7 w-44" />
        <Skeleton className="h-12" />
      </Card>
      <Card>
        <Skeleton className="mb-4 h-7 w-48" />
        <div className="flex gap-4">
          <Skeleton className="aspect-4/3 w-16 rounded-md sm:w-20" />
          <Skeleton className="h-12 flex-1" />
        </div>
        <Skeleton className="mt-5 h-40 rounded-md" />
      </Card>
    </div>
    <Card>
      <Skeleton className="mb-5 h-7 w-20" />
      <Skeleton className="h-32" />
      <Skeleton className="mt-5 h-13" />
    </Card>
  </div>
)

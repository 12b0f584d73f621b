import type { Order } from '#contract/trade/orders.answers.ts'
import { Card } from '#web/components/ui/card.tsx'
import { ListingPicture } from '#web/components/ui/picture.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { formatDay, formatPence } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { CollectionAreaLine } from './collection-area.tsx'
import { goodsTitle } from './goods-title.ts'
import { NextStep } from './next-step.tsx'
import { nextSentence } from './order-words.ts'
import { StatusBadge } from './status-badge.tsx'

/** An order in the buyer's list: picture, state in words, and the next step as the one button. */
export const OrderCard = ({ order }: { order: Order }) => {
  const next = nextSentence(order, 'buyer')
  return (
    <Card className="flex gap-4">
      <ListingPicture
        src={order.lines[0]?.imageUrl ?? null}
        alt=""
        sizes="(width < 640px) 80px, 176px"
        className="w-20 shrink-0 self-start rounded-md sm:w-44"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <StatusBadge order={order} side="buyer" />
          <span className="numbers text-ink-soft text-sm">
            {order.number} · {formatDay(order.placedAt)}
          </span>
        </div>
        <div>
          <h2 className="text-xl">
            <Link to={paths.order(order.id)} className="hover:underline">
              {goodsTitle(order)}
            </Link>
          </h2>
          <p className="text-ink-soft">
            {order.seller.shopName} · <span className="numbers">{formatPence(order.totalPence)}</span>
          </p>
        </div>
        <CollectionAreaLine order={order} />
        {next && <p>{next}</p>}
        <div className="mt-auto flex flex-wrap gap-3">
          <NextStep order={order} side="buyer" />
        </div>
      </div>
    </Card>
  )
}

/** The shape of an order's card before it is there. */
export const OrderCardSkeleton = () => (
  <Card className="flex gap-4">
    <Skeleton className="aspect-4/3 w-20 shrink-0 sm:w-44" />
    <div className="flex flex-1 flex-col gap-3">
      <Skeleton className="h-6 w-48" />
      <Skeleton className="h-7 w-full max-w-80" />
      <Skeleton className="h-5 w-40" />
      <Skeleton className="mt-auto h-11 w-36" />
    </div>
  </Card>
)

import { Fragment } from 'react'
import type { CartGroup as Group } from '#contract/trade/cart.answers.ts'
import { Card } from '#web/components/ui/card.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { formatPence } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { CartLine } from './cart-line.tsx'
import { deliveryOf, useDeliveryChoices } from './delivery-choices.ts'
import { DeliveryPicker } from './delivery-picker.tsx'
import { FreePostageBar } from './free-postage-bar.tsx'
import { collectionPromise } from './way/collection-words.ts'
import { priceWords } from './way/price-words.ts'
import { WayLabel } from './way/way-label.tsx'

const PostFoot = ({ group }: { group: Group }) => {
  const taken = deliveryOf(group, useDeliveryChoices())
  const deliveryPence = taken.reduce((sum, { pricePence }) => sum + pricePence, 0)
  return (
    <>
      <FreePostageBar goodsPence={group.goodsPence} methods={group.methods} shopName={group.seller.shopName} />
      <DeliveryPicker seller={group.seller.username} methods={group.methods} />
      <dl className="numbers grid grid-cols-[1fr_auto] gap-y-1">
        <dt className="text-ink-soft">Goods</dt>
        <dd className="text-right">{formatPence(group.goodsPence)}</dd>
        {taken.map(({ code, label, pricePence }) => (
          <Fragment key={code}>
            <dt className="text-ink-soft">{label}</dt>
            <dd className="text-right">{priceWords(pricePence)}</dd>
          </Fragment>
        ))}
        <dt className="font-semibold">From this seller</dt>
        <dd className="text-right font-semibold">{formatPence(group.goodsPence + deliveryPence)}</dd>
      </dl>
    </>
  )
}

const CollectFoot = ({ group }: { group: Group }) => (
  <div className="flex items-baseline justify-between gap-4">
    <p className="text-ink-soft text-sm">{collectionPromise}</p>
    <p className="numbers font-semibold">{formatPence(group.goodsPence)}</p>
  </div>
)

/** What one seller sends one way. */
export const CartGroup = ({ group }: { group: Group }) => {
  const isPost = group.way === 'post'
  return (
    <section aria-label={`${group.seller.shopName}, ${isPost ? 'by post' : 'to collect'}`}>
      <Card>
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 className="min-w-0 text-xl">
            <Link to={paths.seller(group.seller.username)} className="underline-offset-4 hover:underline">
              {group.seller.shopName}
            </Link>
          </h2>
          <WayLabel group={group} />
        </div>
        <ul className="divide-y divide-straw">
          {group.lines.map((line) => (
            <CartLine key={line.id} line={line} />
          ))}
        </ul>
        {group.methods.length > 0 && (
          <div className="mt-5 flex flex-col gap-5 border-straw border-t pt-5">
            {isPost ? <PostFoot group={group} /> : <CollectFoot group={group} />}
          </div>
        )}
      </Card>
    </section>
  )
}

/** The shape of a seller's goods before they are there. */
export const CartGroupSkeleton = () => (
  <Card>
    <Skeleton className="mb-5 h-7 w-48" />
    <div className="flex gap-4">
      <Skeleton className="aspect-4/3 w-20 rounded-md sm:w-28" />
      <div className="flex flex-1 flex-col gap-3">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-11 w-36" />
      </div>
    </div>
    <Skeleton className="mt-6 h-40 rounded-md" />
  </Card>
)

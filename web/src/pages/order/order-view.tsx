import { hasLeft } from '#contract/identity/deleted-user.ts'
import type { Order } from '#contract/trade/orders.answers.ts'
import type { OrderAct } from '#contract/trade/orders.constants.ts'
import { Card } from '#web/components/ui/card.tsx'
import { TimeLeft } from '#web/features/money/payments/time-left.tsx'
import { AskAboutOrder } from '#web/features/talk/messages/ask/ask-about-order.tsx'
import { useCanUndo } from '#web/features/trade/orders/acts/accept-by-tap.ts'
import { ActButton } from '#web/features/trade/orders/acts/act-button.tsx'
import { useAsTapped } from '#web/features/trade/orders/acts/tapped.ts'
import { TrackingButton } from '#web/features/trade/orders/acts/tracking-button.tsx'
import { mayTrack } from '#web/features/trade/orders/acts/tracking-words.ts'
import { BuyAgainButton, canBuyAgain } from '#web/features/trade/orders/buy-again-button.tsx'
import { CollectionAreaPanel } from '#web/features/trade/orders/collection-area.tsx'
import { OrderLines } from '#web/features/trade/orders/order-lines.tsx'
import { CollectionPanel, DeliveryPanel, TrackingPanel } from '#web/features/trade/orders/order-places.tsx'
import { OrderSums } from '#web/features/trade/orders/order-sums.tsx'
import { OrderTimeline } from '#web/features/trade/orders/order-timeline.tsx'
import { nextSentence, type Side } from '#web/features/trade/orders/order-words.ts'
import { PaperLink } from '#web/features/trade/orders/paper-link.tsx'
import { PayButton } from '#web/features/trade/orders/pay-button.tsx'
import { StatusBadge } from '#web/features/trade/orders/status-badge.tsx'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'

type OrderViewProps = { order: Order; side: Side }

const asides = new Set(['decline', 'cancel'])

const Actions = ({ order, side }: OrderViewProps) => {
  const acts: OrderAct[] = useCanUndo(order) ? ['accept'] : order.actions
  const forward = acts.filter((act) => !asides.has(act))
  const back = acts.filter((act) => asides.has(act))
  const pays = side === 'buyer' && order.status === 'pending_payment'
  const tracks = mayTrack(order, side)
  if (acts.length === 0 && !pays && !tracks && !(side === 'buyer' && canBuyAgain(order))) return null
  return (
    <div className="no-print mt-5 flex flex-wrap gap-3">
      {pays && <PayButton order={order} />}
      {forward.map((act) => (
        <ActButton key={act} order={order} side={side} act={act} />
      ))}
      {tracks && <TrackingButton order={order} />}
      {side === 'buyer' && canBuyAgain(order) && <BuyAgainButton order={order} />}
      {back.map((act) => (
        <ActButton key={act} order={order} side={side} act={act} variant="secondary" />
      ))}
    </div>
  )
}

const Standing = ({ order, side }: OrderViewProps) => (
  <Card>
    <StatusBadge order={order} side={side} />
    <p className="mt-3 text-lg">{nextSentence(order, side) ?? 'There’s nothing left to do.'}</p>
    {order.payBy && side === 'buyer' && (
      <div className="mt-3">
        <TimeLeft until={order.payBy} />
      </div>
    )}
    <Actions order={order} side={side} />
  </Card>
)

const partnerOf = ({ seller, buyer }: Order, side: Side): string =>
  side === 'buyer' ? `From ${seller.shopName}` : `For ${buyer.fullName}`

/** A whole order, for its buyer and for its seller. */
export const OrderView = ({ order: given, side }: OrderViewProps) => {
  const [order = given] = useAsTapped([given])
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 gap-6">
        <Standing order={order} side={side} />
        <CollectionPanel order={order} side={side} />
        {side === 'buyer' && <CollectionAreaPanel order={order} />}
        <TrackingPanel order={order} />
        <Card>
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-lg">
              {side === 'buyer' && !hasLeft(order.seller.username) ? (
                <Link to={paths.seller(order.seller.username)} className="underline-offset-4 hover:underline">
                  From {order.seller.shopName}
                </Link>
              ) : (
                partnerOf(order, side)
              )}
            </h2>
            <div className="no-print">
              {!hasLeft(side === 'buyer' ? order.seller.username : order.buyer.username) && (
                <AskAboutOrder order={order} side={side} />
              )}
            </div>
          </div>
          <OrderLines order={order} />
        </Card>
      </div>
      <div className="grid gap-6">
        <Card>
          <h2 className="mb-3 text-lg">Payment</h2>
          <OrderSums order={order} />
          <PaperLink order={order} side={side} />
        </Card>
        <DeliveryPanel order={order} />
        <Card>
          <h2 className="mb-4 text-lg">What happened</h2>
          <OrderTimeline order={order} />
        </Card>
      </div>
    </div>
  )
}

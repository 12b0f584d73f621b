import { Link } from 'react-router-dom'
import { hasLeft } from '../../../../functions/contract/deleted-user.ts'
import type { Order } from '../../../../functions/contract/orders.ts'
import { paths } from '../../app/paths.ts'
import { Card } from '../../components/ui/card.tsx'
import { AskAboutOrder } from '../messages/ask-about-order.tsx'
import { TimeLeft } from '../payments/time-left.tsx'
import { ActButton } from './act-button.tsx'
import { BuyAgainButton, canBuyAgain } from './buy-again-button.tsx'
import { OrderLines } from './order-lines.tsx'
import { CollectionPanel, DeliveryPanel, TrackingPanel } from './order-places.tsx'
import { OrderSums } from './order-sums.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { nextSentence, type Side } from './order-words.ts'
import { PaperLink } from './paper-link.tsx'
import { PayButton } from './pay-button.tsx'
import { StatusBadge } from './status-badge.tsx'

type OrderViewProps = { order: Order; side: Side }

const asides = new Set(['decline', 'cancel'])

const Actions = ({ order, side }: OrderViewProps) => {
  const forward = order.actions.filter((act) => !asides.has(act))
  const back = order.actions.filter((act) => asides.has(act))
  const pays = side === 'buyer' && order.status === 'pending_payment'
  if (order.actions.length === 0 && !pays && !(side === 'buyer' && canBuyAgain(order))) return null
  return (
    <div className="no-print mt-5 flex flex-wrap gap-3">
      {pays && <PayButton order={order} />}
      {forward.map((act) => (
        <ActButton key={act} order={order} side={side} act={act} />
      ))}
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
    <p className="mt-3 text-lg">{nextSentence(order, side) ?? 'There is nothing left to do.'}</p>
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
export const OrderView = ({ order, side }: OrderViewProps) => (
  <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
    <div className="grid min-w-0 gap-6">
      <Standing order={order} side={side} />
      <CollectionPanel order={order} side={side} />
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

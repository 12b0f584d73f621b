import { MapPin, Truck } from 'lucide-react'
import { carrierFacts } from '#contract/trade/carriers.ts'
import type { Order } from '#contract/trade/orders.answers.ts'
import { Card } from '#web/components/ui/card.tsx'
import { formatDay, formatDayRange } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { dueLater, type Side } from './order-words.ts'

type Address = NonNullable<Order['address']>

/** An address, a line each. */
export const AddressLines = ({ address }: { address: Address }) => (
  <address className="not-italic">
    {[address.name, address.line1, address.line2, address.town, address.county, address.postcode]
      .filter(Boolean)
      .map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    {address.phone && (
      <a href={`tel:${address.phone.replaceAll(' ', '')}`} className="underline">
        {address.phone}
      </a>
    )}
  </address>
)

// What is still to come before the buyer may set out, and what to have in the car then.
const BeforeCollecting = ({ order }: { order: Order }) => {
  const isReady = order.status === 'ready'
  if (!isReady && order.status !== 'paid' && order.status !== 'accepted') return null
  return (
    <div className="grid gap-2 sm:col-span-2">
      {!isReady && (
        <p className="font-semibold">
          Please wait until {order.seller.shopName} says it’s ready. We’ll send you your code then.
        </p>
      )}
      <p>
        Bring your order number and your code. For live birds, bring a well-ventilated carrier with dry bedding too.{' '}
        <Link to={`${paths.article('collecting-birds-and-goods')}#bring`} className="underline">
          What to bring
        </Link>
      </p>
    </div>
  )
}

/** Where and with what code to collect; the code is large enough to be read across a farm gate. */
export const CollectionPanel = ({ order, side }: { order: Order; side: Side }) => {
  if (!order.collection) return null
  const { address, code } = order.collection
  return (
    <div className="grid gap-4 rounded-lg border border-straw bg-hedge-soft p-4 sm:grid-cols-2 md:p-6">
      <div>
        <h2 className="mb-2 flex items-center gap-2 text-lg">
          <MapPin aria-hidden size={20} />
          {side === 'buyer' ? 'Collect from' : 'The buyer collects from'}
        </h2>
        <AddressLines address={address} />
      </div>
      {code && (
        <div>
          <h2 className="mb-2 text-lg">Your code</h2>
          <p className="numbers font-bold text-4xl tracking-[0.2em]">{code}</p>
          <p className="mt-2 text-sm">Give it to the seller once you have your goods, not before.</p>
        </div>
      )}
      {side === 'buyer' && <BeforeCollecting order={order} />}
    </div>
  )
}

/** The parcel on its way, with the carrier's page where there is one. */
export const TrackingPanel = ({ order }: { order: Order }) => {
  if (!order.tracking) return null
  const { carrier, number, url } = order.tracking
  return (
    <Card>
      <h2 className="mb-2 flex items-center gap-2 text-lg">
        <Truck aria-hidden size={20} />
        Parcel
      </h2>
      <p>
        {carrierFacts[carrier].name}
        {number && (
          <>
            {', '}
            <span className="numbers select-all break-all font-semibold">{number}</span>
          </>
        )}
      </p>
      {url && (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="mt-1 inline-block font-semibold text-hedge-ink underline"
        >
          Track the parcel
          <span className="sr-only"> (in a new tab)</span>
        </a>
      )}
    </Card>
  )
}

/** How it travels and to where; an order that is collected has neither. */
export const DeliveryPanel = ({ order }: { order: Order }) => {
  if (order.way === 'collect') return null
  const later = dueLater(order)
  return (
    <Card>
      <h2 className="mb-3 text-lg">Delivery</h2>
      <ul className="mb-3 grid gap-1">
        {order.delivery.map(({ code, label, estimate }) => (
          <li key={code}>
            {label}
            <span className="block text-ink-soft text-sm">Expected {formatDayRange([estimate.from, estimate.to])}</span>
          </li>
        ))}
      </ul>
      {later && <p className="mb-3 font-semibold">It left late and should arrive by {formatDay(later)}.</p>}
      {order.address && <AddressLines address={order.address} />}
    </Card>
  )
}

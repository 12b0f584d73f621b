import type { Shop } from '#contract/selling/shop.answers.ts'
import { site } from '#contract/site.ts'
import type { Order } from '#contract/trade/orders.answers.ts'
import { AddressLines } from '../order-places.tsx'
import { formatLongDay } from './long-day.ts'
import { cellClass, headClass, Sheet } from './paper.tsx'

type SlipProps = { order: Order; shop: Shop | undefined }

const Sender = ({ order, shop }: SlipProps) => (
  <div className="text-sm">
    <p className="font-semibold [overflow-wrap:anywhere]">From {order.seller.shopName}</p>
    {shop?.collectionAddress ? <AddressLines address={shop.collectionAddress} /> : <p>{shop?.outcode}</p>}
  </div>
)

const Receiver = ({ order }: { order: Order }) => {
  if (order.way === 'collect') {
    return (
      <div>
        <p className="text-ink-soft">To be collected by</p>
        <p className="font-semibold text-3xl [overflow-wrap:anywhere]">{order.buyer.fullName}</p>
        <p className="mt-2">Ask the buyer for their 6-digit code as you hand it over.</p>
      </div>
    )
  }
  return (
    <div>
      <p className="mb-1 text-ink-soft">Deliver to</p>
      {order.address ? (
        <div className="font-semibold text-2xl leading-snug">
          <AddressLines address={order.address} />
        </div>
      ) : (
        <p>This order has no address.</p>
      )}
    </div>
  )
}

const wayOf = ({ way, delivery }: Order): string =>
  way === 'collect' ? 'Collection' : delivery.map(({ label }) => label).join(', ')

const Lines = ({ order }: { order: Order }) => {
  const hasSku = order.lines.some(({ sku }) => sku)
  return (
    <table className="w-full">
      <caption className="sr-only">What to pack</caption>
      <thead>
        <tr className="border-ink border-b">
          <th className={`${headClass} w-20`}>Quantity</th>
          <th className={headClass}>Goods</th>
          {hasSku && <th className={headClass}>SKU</th>}
          <th className={`${headClass} w-16 pr-0! text-right!`}>Packed</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-straw">
        {order.lines.map((line) => (
          <tr key={line.id}>
            <td className={`${cellClass} numbers font-bold text-xl`}>{line.quantity}</td>
            <td className={`${cellClass} [overflow-wrap:anywhere]`}>
              {line.name}
              <span className="block text-ink-soft text-sm">{line.optionLabel}</span>
            </td>
            {hasSku && <td className={`${cellClass} numbers break-all`}>{line.sku}</td>}
            <td className={`${cellClass} pr-0!`}>
              <span aria-hidden className="ml-auto block size-5 rounded-sm border border-ink" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What goes into the parcel, or lies beside it: where to, what, how many. No prices: it may be a present. */
export const PackingSlip = ({ order, shop }: SlipProps) => (
  <Sheet label={`Packing slip for order ${order.number}`}>
    <header className="flex flex-wrap items-start justify-between gap-6">
      <div>
        <h2 className="text-2xl">Packing slip</h2>
        <p className="numbers mt-1 font-semibold text-xl">Order {order.number}</p>
        <p>
          {formatLongDay(order.placedAt)} · {wayOf(order)}
        </p>
      </div>
      <Sender order={order} shop={shop} />
    </header>
    <Receiver order={order} />
    <Lines order={order} />
    <p className="text-ink-soft text-sm">
      Sold on {site.name} by {order.seller.shopName}. Thank you for your order.
    </p>
  </Sheet>
)

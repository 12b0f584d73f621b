import { MapPin, Truck } from 'lucide-react'
import type { Product } from '#contract/catalogue/product.answers.ts'
import {
  acceptWithinWorkingDays,
  deliveryMethods,
  freePostage,
  nextDayCutOffHour,
} from '#contract/catalogue/shipping.ts'
import { Amount } from '#web/features/identity/currency/price.tsx'
import { formatDayRange, formatPence } from '#web/lib/format.ts'

/** What it costs to get it and when it comes, were it ordered now; how long it takes while it can't be. */
export const DeliveryTable = ({ product }: { product: Product }) => {
  const posted = product.delivery.filter(({ code }) => code !== 'collection')
  const collected = product.delivery.some(({ code }) => code === 'collection')
  const isDated = posted.some(({ estimate }) => estimate !== null)
  if (product.delivery.length === 0) return null
  return (
    <section aria-labelledby="delivery" className="border-straw border-t pt-5">
      <h2 id="delivery" className="flex items-center gap-2 text-lg">
        <Truck aria-hidden size={20} className="text-hedge" />
        Delivery
      </h2>
      {posted.length > 0 && (
        <>
          <table className="mt-2 w-full text-sm [overflow-wrap:anywhere]">
            <caption className="sr-only">Delivery options{isDated && ', if you order now'}</caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">Method</th>
                <th scope="col">{isDated ? 'Arrives' : 'Takes'}</th>
                <th scope="col">Price</th>
              </tr>
            </thead>
            <tbody>
              {posted.map(({ code, label, pricePence, estimate }) => (
                <tr key={code} className="border-straw border-b last:border-b-0">
                  <th scope="row" className="py-2 pr-3 text-left font-medium">
                    {label}
                  </th>
                  <td className="py-2 pr-3 text-ink-soft">
                    {estimate ? formatDayRange([estimate.from, estimate.to]) : deliveryMethods[code].time}
                  </td>
                  <td className="whitespace-nowrap py-2 text-right">
                    {pricePence === 0 ? 'Free' : <Amount pence={pricePence} />}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mt-2 text-ink-soft text-sm">
            {isDated &&
              `Order by ${nextDayCutOffHour}:00 for these days. The seller has ${acceptWithinWorkingDays} working days to accept, so it may come sooner. `}
            Standard delivery is free when you spend {formatPence(freePostage.fromPence)} or more with this seller.
          </p>
        </>
      )}
      {collected && (
        <p className="mt-3 flex items-start gap-2 text-sm">
          <MapPin aria-hidden size={18} className="mt-0.5 shrink-0 text-hedge" />
          <span>
            {product.collectionOnly ? 'Collection only' : 'Or collect it free'}
            {product.location && ` from ${product.location}`}. You’ll get the address once you’ve paid, and a code once
            it’s ready.
          </span>
        </p>
      )}
    </section>
  )
}

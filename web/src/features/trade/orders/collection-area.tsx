import { MapPin } from 'lucide-react'
import type { Order } from '#contract/trade/orders.answers.ts'
import type { OrderStatus } from '#contract/trade/orders.constants.ts'
import { collectFrom } from '#web/features/trade/cart/way/collection-words.ts'

const addressComes: Partial<Record<OrderStatus, string>> = {
  pending_payment: 'You’ll get the full address once you’ve paid.',
  paid: 'You’ll get the full address once it’s ready.',
  accepted: 'You’ll get the full address once it’s ready.',
}

// Null once the address is there, and when there is nothing to collect any more.
const areaOf = ({ way, status, collectionPlace, collection }: Order) => {
  const comes = addressComes[status]
  return way === 'collect' && !collection && comes ? { from: collectFrom(collectionPlace), comes } : null
}

/** Where a buyer collects an order whose address they do not have yet, as a sentence. */
export const CollectionAreaLine = ({ order }: { order: Order }) => {
  const area = areaOf(order)
  if (!area) return null
  return (
    <p className="flex items-start gap-2">
      <MapPin aria-hidden size={18} className="mt-1 shrink-0" />
      {`${area.from}. ${area.comes}`}
    </p>
  )
}

/** The same as a panel, where the address will be. */
export const CollectionAreaPanel = ({ order }: { order: Order }) => {
  const area = areaOf(order)
  if (!area) return null
  return (
    <div className="rounded-lg border border-straw bg-hedge-soft p-4 md:p-6">
      <h2 className="mb-2 flex items-center gap-2 text-lg">
        <MapPin aria-hidden size={20} />
        {area.from}
      </h2>
      <p>{area.comes}</p>
    </div>
  )
}

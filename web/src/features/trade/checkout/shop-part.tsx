import { PackageCheck } from 'lucide-react'
import { Card } from '#web/components/ui/card.tsx'
import { noticeWithCut, useCut } from '#web/features/trade/cart/cut/cut-lines.ts'
import { deliveryOf, useDeliveryChoices } from '#web/features/trade/cart/delivery-choices.ts'
import { DeliveryPicker } from '#web/features/trade/cart/delivery-picker.tsx'
import { collectionPromise } from '#web/features/trade/cart/way/collection-words.ts'
import { WayLabel } from '#web/features/trade/cart/way/way-label.tsx'
import type { QuoteGroup } from './basket.ts'
import { Line, LineNotice } from './line.tsx'

type ShopPartProps = { group: QuoteGroup; notices: Readonly<Record<string, string>> }

/** What one shop sends one way, and how it comes. */
export const ShopPart = ({ group, notices }: ShopPartProps) => {
  const { seller, way, lines, methods } = group
  const cut = useCut()
  const isPost = way === 'post'
  return (
    <section aria-label={`${seller.shopName}, ${isPost ? 'by post' : 'to collect'}`}>
      <Card className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 className="min-w-0 text-xl">{seller.shopName}</h2>
          <WayLabel group={group} />
        </div>
        <ul className="divide-y divide-straw">
          {lines.map((line) => (
            <Line key={line.optionId} line={line}>
              <LineNotice>
                {noticeWithCut({ ...line, notice: notices[line.optionId] ?? null }, cut[line.lineId ?? ''])}
              </LineNotice>
            </Line>
          ))}
        </ul>
        {isPost ? (
          <>
            <DeliveryPicker seller={seller.username} methods={methods} />
            <FreeDelivery group={group} />
          </>
        ) : (
          <p className="rounded-md bg-duck-egg px-4 py-3 text-duck-egg-ink">{collectionPromise}</p>
        )}
      </Card>
    </section>
  )
}

/** Says of the delivery that is taken that it costs nothing here. */
const FreeDelivery = ({ group }: { group: QuoteGroup }) => {
  const free = deliveryOf(group, useDeliveryChoices()).filter(({ pricePence }) => pricePence === 0)
  if (free.length === 0) return null
  return (
    <p className="flex items-start gap-2 rounded-md bg-hedge-soft px-3 py-2 text-hedge-ink text-sm">
      <PackageCheck aria-hidden size={18} className="mt-0.5 shrink-0" />
      Free from this shop: {free.map(({ label }) => label).join(' and ')}
    </p>
  )
}

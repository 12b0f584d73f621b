import type { Order } from '#contract/trade/orders.answers.ts'
import { Charge } from '#web/features/identity/currency/price.tsx'
import { priceWords } from '#web/features/trade/cart/way/price-words.ts'
import { formatPence } from '#web/lib/format.ts'

const Row = ({ label, price }: { label: string; price: string }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-ink-soft">{label}</dt>
    <dd className="numbers">{price}</dd>
  </div>
)

/** Every charge by its name, and what came back. */
export const OrderSums = ({ order }: { order: Order }) => (
  <dl className="grid gap-2">
    <Row label="Goods" price={formatPence(order.goodsPence)} />
    {order.delivery.map(({ code, label, pricePence }) => (
      <Row key={code} label={label} price={priceWords(pricePence)} />
    ))}
    {order.discountPence > 0 && <Row label="Discount" price={formatPence(-order.discountPence)} />}
    <div className="flex justify-between gap-4 border-straw border-t pt-2 font-bold">
      <dt>Total</dt>
      <dd className="text-right">
        <Charge pence={order.totalPence} />
      </dd>
    </div>
    {order.refundedPence > 0 && <Row label="Refunded" price={formatPence(-order.refundedPence)} />}
  </dl>
)

import type { Order } from '#contract/trade/orders.answers.ts'
import { Charge } from '#web/features/identity/currency/price.tsx'
import { formatPence } from '#web/lib/format.ts'

const Row = ({ label, pence }: { label: string; pence: number }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-ink-soft">{label}</dt>
    <dd className="numbers">{formatPence(pence)}</dd>
  </div>
)

/** Every charge by its name, and what came back. */
export const OrderSums = ({ order }: { order: Order }) => (
  <dl className="grid gap-2">
    <Row label="Goods" pence={order.goodsPence} />
    {order.delivery.map(({ code, label, pricePence }) => (
      <Row key={code} label={label} pence={pricePence} />
    ))}
    {order.discountPence > 0 && <Row label="Discount" pence={-order.discountPence} />}
    <div className="flex justify-between gap-4 border-straw border-t pt-2 font-bold">
      <dt>Total</dt>
      <dd className="text-right">
        <Charge pence={order.totalPence} />
      </dd>
    </div>
    {order.refundedPence > 0 && <Row label="Refunded" pence={-order.refundedPence} />}
  </dl>
)

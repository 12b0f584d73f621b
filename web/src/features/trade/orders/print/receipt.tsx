import type { PaymentProvider } from '#contract/money/payments.ts'
import { site } from '#contract/site.ts'
import type { Order } from '#contract/trade/orders.answers.ts'
import { priceWords } from '#web/features/trade/cart/way/price-words.ts'
import { formatPence } from '#web/lib/format.ts'
import { AddressLines } from '../order-places.tsx'
import { statusLabel } from '../order-words.ts'
import { formatLongDay } from './long-day.ts'
import { cellClass, Fact, headClass, Sheet } from './paper.tsx'

const paidBy: Record<PaymentProvider, string> = {
  sandbox: 'Practice payment: no money taken',
  stripe: 'Card',
}

const Head = ({ order }: { order: Order }) => (
  <header className="flex flex-wrap justify-between gap-6">
    <div>
      <h2 className="text-3xl">Receipt</h2>
      <p className="numbers mt-1 text-lg">Order {order.number}</p>
    </div>
    <p className="text-right text-sm">
      {site.postalAddress.map((line, index) => (
        <span key={line} className={index === 0 ? 'block font-semibold' : 'block'}>
          {line}
        </span>
      ))}
    </p>
  </header>
)

const Facts = ({ order }: { order: Order }) => (
  <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-3 print:grid-cols-3">
    <Fact name="Sold by">{order.seller.shopName}</Fact>
    <Fact name="Bought by">{order.buyer.fullName}</Fact>
    <Fact name="Ordered on">{formatLongDay(order.placedAt)}</Fact>
    <Fact name="Paid on">{order.payment ? formatLongDay(order.payment.paidAt) : 'Not paid'}</Fact>
    {order.payment && (
      <>
        <Fact name="Paid by">{paidBy[order.payment.provider]}</Fact>
        <Fact name="Payment reference">
          <span className="break-all font-normal text-sm">{order.payment.reference}</span>
        </Fact>
      </>
    )}
    <Fact name="Status">{statusLabel(order, 'buyer')}</Fact>
    {order.deliveredAt && (
      <Fact name={order.way === 'post' ? 'Delivered on' : 'Collected on'}>{formatLongDay(order.deliveredAt)}</Fact>
    )}
    <Fact name={order.way === 'post' ? 'Sent to' : 'Delivery'}>
      {order.address ? <AddressLines address={order.address} /> : 'Collection from the seller'}
    </Fact>
  </dl>
)

type SumRowProps = { name: string; price: string; className?: string }

const SumRow = ({ name, price, className = 'py-1' }: SumRowProps) => (
  <tr>
    <th scope="row" colSpan={3} className={`${className} pr-3 text-right`}>
      {name}
    </th>
    <td className={`${className} numbers text-right`}>{price}</td>
  </tr>
)

// In the pounds that were charged, whatever currency the site is shown in.
const Sums = ({ order }: { order: Order }) => (
  <tbody className="border-straw border-t [&_th]:font-normal">
    <SumRow name="Goods" price={formatPence(order.goodsPence)} className="pt-3 pb-1" />
    {order.delivery.map(({ code, label, pricePence }) => (
      <SumRow key={code} name={label} price={priceWords(pricePence)} />
    ))}
    {order.discountPence > 0 && <SumRow name="Discount" price={formatPence(-order.discountPence)} />}
    <SumRow
      name="Total"
      price={formatPence(order.totalPence)}
      className="border-ink border-t py-2 font-bold! text-lg"
    />
    {order.refundedPence > 0 && (
      <>
        <SumRow name="Refunded" price={formatPence(-order.refundedPence)} />
        <SumRow name="Total after refund" price={formatPence(order.totalPence - order.refundedPence)} />
      </>
    )}
  </tbody>
)

/** Lines and sums in one table, so that every amount stands below the others. */
const Amounts = ({ order }: { order: Order }) => (
  <table className="w-full">
    <caption className="sr-only">What was bought and what it cost</caption>
    <thead>
      <tr className="border-ink border-b">
        <th className={headClass}>Goods</th>
        <th className={`${headClass} text-right!`}>Quantity</th>
        <th className={`${headClass} text-right!`}>Each</th>
        <th className={`${headClass} pr-0! text-right!`}>Amount</th>
      </tr>
    </thead>
    <tbody className="divide-y divide-straw">
      {order.lines.map((line) => (
        <tr key={line.id}>
          <td className={`${cellClass} w-full [overflow-wrap:anywhere]`}>
            {line.name}
            <span className="block text-ink-soft text-sm">{line.optionLabel}</span>
          </td>
          <td className={`${cellClass} numbers text-right`}>{line.quantity}</td>
          <td className={`${cellClass} numbers text-right`}>{formatPence(line.unitPricePence)}</td>
          <td className={`${cellClass} numbers pr-0! text-right`}>{formatPence(line.linePence)}</td>
        </tr>
      ))}
    </tbody>
    <Sums order={order} />
  </table>
)

/** What the buyer keeps: who sold what to whom, when, and what was paid. */
export const Receipt = ({ order }: { order: Order }) => (
  <Sheet label={`Receipt for order ${order.number}`}>
    <Head order={order} />
    <Facts order={order} />
    <Amounts order={order} />
    <p className="text-ink-soft text-sm">
      The contract is between buyer and seller; {site.name} took the payment. Amounts in pounds sterling. Questions:{' '}
      {site.supportEmails.support}
    </p>
  </Sheet>
)

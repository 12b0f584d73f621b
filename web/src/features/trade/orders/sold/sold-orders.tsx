import type { Order } from '#contract/trade/orders.answers.ts'
import { Card } from '#web/components/ui/card.tsx'
import { ChooseAll } from '#web/components/ui/forms/choose-all.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useIsMobile } from '#web/lib/browser/device.ts'
import { cx } from '#web/lib/class-names.ts'
import { formatDay, formatPence } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import type { RowSelection } from '#web/lib/use-row-selection.ts'
import { goodsTitle } from '../goods-title.ts'
import { NextStep } from '../next-step.tsx'
import { nextSentence } from '../order-words.ts'
import { StatusBadge } from '../status-badge.tsx'

const wayWords = { post: 'By post', collect: 'For collection' } as const

const NumberLink = ({ order }: { order: Order }) => (
  <Link to={paths.dashboardOrder(order.id)} className="numbers font-semibold underline-offset-4 hover:underline">
    {order.number}
  </Link>
)

/** `reasons`: why an order did not take what was just tried with all that was chosen. */
type Working = { selection: RowSelection<Order>; reasons: ReadonlyMap<string, string> }

type EntryProps = Working & { order: Order }

const ChooseOne = ({ order: { id, number }, selection }: EntryProps) => (
  <label className="grid min-h-11 min-w-8 cursor-pointer place-items-center">
    <span className="sr-only">Choose {number}</span>
    <input
      type="checkbox"
      checked={selection.has(id)}
      onChange={() => selection.toggle(id)}
      className="size-5 accent-hedge"
    />
  </label>
)

const Reason = ({ order, reasons }: EntryProps) => {
  const reason = reasons.get(order.id)
  return reason ? <span className="mt-1 block max-w-56 font-medium text-comb-ink text-sm">{reason}</span> : null
}

const Row = (props: EntryProps) => {
  const { order, selection } = props
  return (
    <tr className={cx('align-top', selection.has(order.id) && 'bg-hedge-soft/40')}>
      <td className="w-10 py-2">
        <ChooseOne {...props} />
      </td>
      <td className="py-4 pr-4">
        <NumberLink order={order} />
        <span className="numbers block text-ink-soft text-sm">{formatDay(order.placedAt)}</span>
      </td>
      <td className="min-w-40 py-4 pr-4 [overflow-wrap:anywhere]">
        <span className="block max-w-64">{goodsTitle(order)}</span>
        <span className="block text-ink-soft text-sm">
          {order.buyer.fullName} · {wayWords[order.way]}
        </span>
      </td>
      <td className="py-4 pr-4">
        <StatusBadge order={order} side="seller" />
        <span className="mt-1 block max-w-56 text-ink-soft text-sm">{nextSentence(order, 'seller')}</span>
        <Reason {...props} />
      </td>
      <td className="numbers py-4 pr-4 text-right font-semibold">{formatPence(order.totalPence)}</td>
      <td className="py-4 text-right">
        <NextStep order={order} side="seller" size="sm" />
      </td>
    </tr>
  )
}

type SoldOrdersProps = Working & { orders: Order[] }

const SoldTable = ({ orders, ...working }: SoldOrdersProps) => (
  <table className="w-full text-left">
    <caption className="sr-only">Your orders, newest first</caption>
    <thead className="border-straw border-b text-ink-soft text-sm">
      <tr>
        <th>
          <ChooseAll selection={working.selection} />
        </th>
        <th className="py-2 pr-4 font-medium">Order</th>
        <th className="py-2 pr-4 font-medium">Goods and buyer</th>
        <th className="py-2 pr-4 font-medium">Status</th>
        <th className="py-2 pr-4 text-right font-medium">Total</th>
        <th className="py-2 text-right font-medium">Next</th>
      </tr>
    </thead>
    <tbody className="divide-y divide-straw">
      {orders.map((order) => (
        <Row key={order.id} order={order} {...working} />
      ))}
    </tbody>
  </table>
)

const SoldCard = (props: EntryProps) => {
  const { order, selection } = props
  return (
    <Card className={cx('grid gap-3', selection.has(order.id) && 'border-hedge')}>
      <div className="flex items-start gap-3">
        <ChooseOne {...props} />
        <div className="min-w-0 flex-1">
          <NumberLink order={order} />
          <span className="numbers block text-ink-soft text-sm">{formatDay(order.placedAt)}</span>
        </div>
        <StatusBadge order={order} side="seller" />
      </div>
      <div>
        <p className="font-semibold">{goodsTitle(order)}</p>
        <p className="text-ink-soft text-sm">
          {order.buyer.fullName} · {wayWords[order.way]} ·{' '}
          <span className="numbers">{formatPence(order.totalPence)}</span>
        </p>
      </div>
      <p className="text-sm">{nextSentence(order, 'seller')}</p>
      <Reason {...props} />
      <div className="flex">
        <NextStep order={order} side="seller" />
      </div>
    </Card>
  )
}

/** The seller's orders to work through: a table, on phones cards. */
export const SoldOrders = (props: SoldOrdersProps) => {
  const { orders, ...working } = props
  if (!useIsMobile()) return <SoldTable {...props} />
  return (
    <>
      <ChooseAll selection={working.selection} />
      <ul className="grid gap-3">
        {orders.map((order) => (
          <li key={order.id}>
            <SoldCard order={order} {...working} />
          </li>
        ))}
      </ul>
    </>
  )
}

export const SoldOrdersSkeleton = () => (
  <div role="status" aria-label="Loading your orders" className="grid gap-4">
    {['a', 'b', 'c', 'd'].map((key) => (
      <Skeleton key={key} className="h-40 w-full rounded-lg md:h-20" />
    ))}
  </div>
)

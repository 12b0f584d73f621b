import type { Order, OrderStep } from '#contract/trade/orders.answers.ts'
import { cx } from '#web/lib/class-names.ts'
import { formatDayTime } from '#web/lib/format.ts'
import { stepLabel } from './order-words.ts'

const whoDid = (order: Order, { by }: OrderStep): string | null => {
  if (by.role === 'buyer') return order.buyer.fullName
  if (by.role === 'seller') return order.seller.shopName
  return by.role === 'admin' ? 'Hatchyard' : null
}

// A parcel leaves once: said again, its tracking is another one.
const labelOf = ({ timeline }: Order, index: number): string => {
  const { status } = timeline[index]!
  const isAgain = timeline.findIndex((step) => step.status === status) < index
  return status === 'dispatched' && isAgain ? 'Tracking updated' : stepLabel(status)
}

const ended = new Set(['cancelled', 'expired', 'disputed'])

/** What happened so far: when, by whom, and why. */
export const OrderTimeline = ({ order }: { order: Order }) => (
  <ol className="relative grid gap-5 before:absolute before:inset-y-2 before:left-[5px] before:w-px before:bg-straw">
    {order.timeline.map((step, index) => (
      <li key={`${step.status}-${step.at}`} className="relative pl-6">
        <span
          aria-hidden
          className={cx(
            'absolute top-1.5 left-0 size-[11px] rounded-full',
            ended.has(step.status) ? 'bg-comb' : 'bg-hedge',
          )}
        />
        <p className="font-semibold leading-snug">{labelOf(order, index)}</p>
        <p className="numbers text-ink-soft text-sm">
          <time dateTime={step.at}>{formatDayTime(step.at)}</time>
          {whoDid(order, step) && ` · ${whoDid(order, step)}`}
        </p>
        {step.note && <p className="mt-1 whitespace-pre-line text-sm">{step.note}</p>}
      </li>
    ))}
  </ol>
)

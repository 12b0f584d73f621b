import type { ReactNode } from 'react'
import type { ConversationSummary } from '#contract/talk/messages.answers.ts'
import type { Order } from '#contract/trade/orders.answers.ts'
import { ConversationEntry } from '#web/features/talk/messages/conversation-list.tsx'
import { goodsTitle } from '#web/features/trade/orders/goods-title.ts'
import { StatusBadge } from '#web/features/trade/orders/status-badge.tsx'
import { formatDay, formatPence } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'

type LatestProps = { id: string; title: string; all: { to: string; label: string } | null; children: ReactNode }

const Latest = ({ id, title, all, children }: LatestProps) => (
  <section aria-labelledby={id} className="min-w-0">
    <div className="mb-3 flex items-baseline justify-between gap-3">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {all && (
        <Link to={all.to} className="py-1 text-hedge-ink underline underline-offset-4 pointer-coarse:py-2.5">
          {all.label}
        </Link>
      )}
    </div>
    {children}
  </section>
)

const Nothing = ({ children }: { children: ReactNode }) => (
  <p className="rounded-lg border border-straw border-dashed p-4 text-ink-soft">{children}</p>
)

const list = 'divide-y divide-straw overflow-hidden rounded-lg border border-straw bg-surface'

const OrderEntry = ({ order }: { order: Order }) => (
  <Link
    to={paths.dashboardOrder(order.id)}
    className="flex items-start gap-3 px-4 py-3.5 transition-colors hover:bg-quiet"
  >
    <span className="min-w-0 flex-1">
      <span className="block truncate font-medium">{goodsTitle(order)}</span>
      <span className="numbers block truncate text-ink-soft text-sm">
        {order.number} · {formatDay(order.placedAt)} · {order.buyer.fullName}
      </span>
    </span>
    <span className="flex shrink-0 flex-col items-end gap-1">
      <span className="numbers font-semibold">{formatPence(order.totalPence)}</span>
      <StatusBadge order={order} side="seller" />
    </span>
  </Link>
)

export const LatestOrders = ({ orders }: { orders: Order[] }) => (
  <Latest
    id="latest-orders"
    title="Latest orders"
    all={orders.length > 0 ? { to: paths.dashboardOrders, label: 'All orders' } : null}
  >
    {orders.length === 0 ? (
      <Nothing>Orders appear here as soon as they’re paid for.</Nothing>
    ) : (
      <ul className={list}>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderEntry order={order} />
          </li>
        ))}
      </ul>
    )}
  </Latest>
)

export const LatestMessages = ({ conversations }: { conversations: ConversationSummary[] }) => (
  <Latest
    id="latest-messages"
    title="Latest messages"
    all={conversations.length > 0 ? { to: paths.messages, label: 'All messages' } : null}
  >
    {conversations.length === 0 ? (
      <Nothing>Buyers’ questions about your listings appear here.</Nothing>
    ) : (
      <ul className={list}>
        {conversations.map((conversation) => (
          <li key={conversation.id}>
            <ConversationEntry conversation={conversation} isSelected={false} />
          </li>
        ))}
      </ul>
    )}
  </Latest>
)

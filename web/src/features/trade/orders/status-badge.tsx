import type { Order } from '#contract/trade/orders.answers.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { type Side, statusLabel, statusTone } from './order-words.ts'

/** The state of an order as this side sees it. */
export const StatusBadge = ({ order, side }: { order: Order; side: Side }) => (
  <Badge tone={statusTone(order.status)}>{statusLabel(order, side)}</Badge>
)

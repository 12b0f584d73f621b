import type { Order } from '#contract/trade/orders.answers.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { type Side, statusLabel, statusTone } from './order-words.ts'

export const StatusBadge = ({ order, side }: { order: Order; side: Side }) => (
  <Badge tone={statusTone(order.status)}>{statusLabel(order, side)}</Badge>
)

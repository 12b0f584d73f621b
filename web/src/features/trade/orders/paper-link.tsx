import { Printer } from 'lucide-react'
import type { Order } from '#contract/trade/orders.answers.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { paths } from '#web/lib/paths.ts'
import type { Side } from './order-words.ts'

const paperOf = (order: Order, side: Side): { to: string; label: string } | null => {
  if (side === 'seller') return { to: paths.packingSlip(order.id), label: 'Packing slip' }
  return order.payment ? { to: paths.receipt(order.id), label: 'Receipt' } : null
}

/** The way to what may be printed of an order: the buyer's receipt, the seller's packing slip. */
export const PaperLink = ({ order, side }: { order: Order; side: Side }) => {
  const paper = paperOf(order, side)
  if (!paper) return null
  return (
    <ButtonLink to={paper.to} variant="quiet" size="sm" className="no-print mt-4 -ml-3">
      <Printer aria-hidden size={16} />
      {paper.label}
    </ButtonLink>
  )
}

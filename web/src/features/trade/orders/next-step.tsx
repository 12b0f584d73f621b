import type { Order } from '#contract/trade/orders.answers.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { paths } from '#web/lib/paths.ts'
import { useCanUndo } from './acts/accept-by-tap.ts'
import { ActButton } from './acts/act-button.tsx'
import { nextAct } from './acts/act-words.ts'
import { BuyAgainButton, canBuyAgain } from './buy-again-button.tsx'
import type { Side } from './order-words.ts'
import { PayButton } from './pay-button.tsx'

type NextStepProps = { order: Order; side: Side; size?: 'sm' | 'md' }

/** The one button of a card: what to do next, else the way to the order. */
export const NextStep = ({ order, side, size = 'md' }: NextStepProps) => {
  const act = useCanUndo(order) ? 'accept' : nextAct(order)
  const to = side === 'buyer' ? paths.order(order.id) : paths.dashboardOrder(order.id)
  if (side === 'buyer' && order.status === 'pending_payment') return <PayButton order={order} />
  if (side === 'buyer' && order.status === 'ready') return <ButtonLink to={to}>See your code</ButtonLink>
  if (act) return <ActButton order={order} side={side} act={act} size={size} />
  if (side === 'buyer' && canBuyAgain(order)) return <BuyAgainButton order={order} />
  return (
    <ButtonLink to={to} variant="secondary" size={size}>
      See order
    </ButtonLink>
  )
}

import { useMutation } from '@tanstack/react-query'
import type { Order } from '#contract/trade/orders.answers.ts'
import type { OrderStatus } from '#contract/trade/orders.constants.ts'
import { Button } from '#web/components/ui/button.tsx'
import { boughtAgain, type LeftOutState } from '#web/features/trade/cart/buy-again.ts'
import { useChangeLine, useMergeLines } from '#web/features/trade/cart/cart.api.ts'
import { failed } from '#web/features/trade/cart/line-acts.ts'
import { paths } from '#web/lib/paths.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import { toast } from '#web/lib/toast.ts'

// Not what waits to be paid or sent: that is bought already.
const over: readonly OrderStatus[] = [
  'expired',
  'dispatched',
  'delivered',
  'collected',
  'completed',
  'cancelled',
  'partially_refunded',
  'refunded',
]

/** Whether an order is over, so that it may be bought again. */
export const canBuyAgain = ({ status }: Order): boolean => over.includes(status)

/** The order's lines into the cart as one merge: twice is once. What is sold out is put aside. */
const useBuyAgain = (order: Order) => {
  const navigate = useNavigate()
  const { mutateAsync: merge } = useMergeLines()
  const { mutateAsync: change } = useChangeLine()
  return useMutation({
    mutationFn: async () => {
      const cart = await merge(order.lines.map(({ optionId, quantity }) => ({ optionId, quantity, way: order.way })))
      const result = boughtAgain(order, cart)
      for (const { id } of result.soldOut) await change({ id, saved: true })
      return result
    },
    onSuccess: ({ leftOut, hasAny }) => {
      if (hasAny) toast({ title: 'Back in your cart', description: `Order ${order.number}`, variant: 'success' })
      void navigate(paths.cart, { state: { leftOut } satisfies LeftOutState })
    },
    onError: failed('We couldn’t put it into your cart'),
  })
}

/** Puts what can still be had of an order into the cart and goes there; the cart says what could not. */
export const BuyAgainButton = ({ order }: { order: Order }) => {
  const { mutate, isPending } = useBuyAgain(order)
  return (
    <Button variant="secondary" pending={isPending} onClick={() => mutate()}>
      Buy again
    </Button>
  )
}

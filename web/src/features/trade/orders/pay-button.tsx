import type { Order } from '#contract/trade/orders.answers.ts'
import { Button } from '#web/components/ui/button.tsx'
import { errorMessage } from '#web/lib/api/api-error.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import { toast } from '#web/lib/toast.ts'
import { usePaymentUrl } from './orders.api.ts'

/** Goes on with a payment that was left open: our own pay page, or the provider's. */
export const PayButton = ({ order }: { order: Order }) => {
  const navigate = useNavigate()
  const { isPending, mutate } = usePaymentUrl()
  const go = (url: string | null) => {
    if (url === null) toast({ title: 'This payment is closed', description: 'You can order again from your cart.' })
    else if (url.startsWith('/')) navigate(url)
    else location.assign(url)
  }
  const pay = () =>
    mutate(order.checkoutId, {
      onSuccess: go,
      onError: (error) =>
        toast({ title: 'We couldn’t open the payment', description: errorMessage(error), variant: 'destructive' }),
    })
  return (
    <Button pending={isPending} onClick={pay}>
      Continue to payment
    </Button>
  )
}

import { useNavigate } from 'react-router-dom'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { useOpenCheckout } from '#web/features/trade/checkout/checkout.api.ts'
import { lastCheckout } from '#web/features/trade/checkout/last-checkout.ts'
import { errorMessage } from '#web/lib/api/api-error.ts'
import { paths } from '#web/lib/paths.ts'

/** Opens the payment anew for the same goods, address and deliveries; where this tab knows none, the checkout asks. */
export const TryAgain = ({ paymentUrl }: { paymentUrl: string }) => {
  const navigate = useNavigate()
  const { mutate, isPending, error } = useOpenCheckout()
  const body = lastCheckout.of(paymentUrl)
  if (!body) return <ButtonLink to={paths.checkout}>Try again</ButtonLink>
  const goOn = { onSuccess: (opened: { paymentUrl: string }) => navigate(opened.paymentUrl, { replace: true }) }
  return (
    <>
      <Button pending={isPending} onClick={() => mutate(body, goOn)}>
        {isPending ? 'One moment...' : 'Try again'}
      </Button>
      <FormError>{error ? errorMessage(error) : undefined}</FormError>
    </>
  )
}

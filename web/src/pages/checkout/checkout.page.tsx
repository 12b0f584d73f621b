import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { ErrorState } from '#web/components/ui/error-state.tsx'
import { PageSpinner } from '#web/components/ui/spinner.tsx'
import { VerifyNotice } from '#web/features/identity/account/verify-notice.tsx'
import { useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { cartQuery } from '#web/features/trade/cart/cart-query.ts'
import { CheckoutSteps } from '#web/features/trade/checkout/checkout-steps.tsx'
import { HeldNote } from '#web/features/trade/checkout/held-note.tsx'
import { usePageHead } from '#web/lib/page-head.ts'
import { paths } from '#web/lib/paths.ts'

const Content = () => {
  const { user } = useCurrentUser()
  const { data, error, refetch, isFetchedAfterMount } = useQuery({ ...cartQuery, refetchOnMount: 'always' })
  if (!user) return null
  if (!user.emailVerified) return <VerifyNotice email={user.email} />
  if (error && !data) {
    return <ErrorState title="We could not read your cart" error={error} onRetry={() => void refetch()} />
  }
  if (!data || !isFetchedAfterMount) return <PageSpinner />
  if (data.groups.length === 0) {
    return (
      <EmptyState title="There is nothing to pay" action={<ButtonLink to={paths.orders}>See your orders</ButtonLink>}>
        Your cart is empty. What you have paid for is among your orders.
      </EmptyState>
    )
  }
  return (
    <>
      <HeldNote />
      <CheckoutSteps cart={data} name={user.fullName} />
    </>
  )
}

export default function CheckoutPage() {
  usePageHead({ title: 'Checkout' })
  return (
    <div className="page py-6 md:py-10">
      <h1 className="mb-6 text-3xl md:text-4xl">Checkout</h1>
      <Content />
    </div>
  )
}

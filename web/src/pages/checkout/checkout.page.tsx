import { useQuery } from '@tanstack/react-query'
import { usePageHead } from '../../app/page-head.ts'
import { paths } from '../../app/paths.ts'
import { ButtonLink } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { PageSpinner } from '../../components/ui/spinner.tsx'
import { VerifyNotice } from '../../features/account/verify-notice.tsx'
import { cartQuery } from '../../features/cart/cart-query.ts'
import { CheckoutSteps } from '../../features/checkout/checkout-steps.tsx'
import { HeldNote } from '../../features/checkout/held-note.tsx'
import { useCurrentUser } from '../../features/session/session.api.ts'

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

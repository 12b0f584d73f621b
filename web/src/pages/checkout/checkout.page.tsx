import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { PageSpinner } from '#web/components/ui/states/spinner.tsx'
import { VerifyNotice } from '#web/features/identity/account/verify-notice.tsx'
import { useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { cartQueryOptions } from '#web/features/trade/cart/cart-query.ts'
import { CheckoutSteps } from '#web/features/trade/checkout/checkout-steps.tsx'
import { HeldNote } from '#web/features/trade/checkout/held-note.tsx'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import { paths } from '#web/lib/paths.ts'

const Content = () => {
  const { user } = useCurrentUser()
  const query = useQuery({ ...cartQueryOptions, refetchOnMount: 'always' })
  if (!user) return null
  if (!user.emailVerified) return <VerifyNotice email={user.email} />
  return (
    <Loaded of={query} failed="We could not read your cart" waiting={<PageSpinner />}>
      {(cart) => {
        // What it was before may have been bought meanwhile.
        if (!query.isFetchedAfterMount) return <PageSpinner />
        if (cart.groups.length === 0) return <NothingToPay />
        return (
          <>
            <HeldNote />
            <CheckoutSteps cart={cart} name={user.fullName} />
          </>
        )
      }}
    </Loaded>
  )
}

const NothingToPay = () => (
  <EmptyState title="There is nothing to pay" action={<ButtonLink to={paths.orders}>See your orders</ButtonLink>}>
    Your cart is empty. What you have paid for is among your orders.
  </EmptyState>
)

export default function CheckoutPage() {
  usePageHead({ title: 'Checkout' })
  return (
    <div className="page py-6 md:py-10">
      <h1 className="mb-6 text-3xl md:text-4xl">Checkout</h1>
      <Content />
    </div>
  )
}

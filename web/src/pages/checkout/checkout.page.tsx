import { ArrowLeft, ShoppingBasket } from 'lucide-react'
import type { User } from '#contract/identity/account.answers.ts'
import { GuestSheet } from '#web/components/layout/header/guest-sheet.tsx'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { PageSpinner } from '#web/components/ui/states/spinner.tsx'
import { useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { guestCart, useGuestCart } from '#web/features/trade/cart/guest-cart.ts'
import { basketOf } from '#web/features/trade/checkout/basket.ts'
import type { Wanted } from '#web/features/trade/checkout/buy-now-path.ts'
import { CheckoutForm } from '#web/features/trade/checkout/checkout-form.tsx'
import { CheckoutSkeleton } from '#web/features/trade/checkout/checkout-skeleton.tsx'
import { HeldNote, useHeldUnknown } from '#web/features/trade/checkout/held-note.tsx'
import { useBought } from '#web/features/trade/checkout/use-bought.ts'
import { useDestination, useRound } from '#web/features/trade/checkout/use-destination.ts'
import { useQuote } from '#web/features/trade/checkout/use-quote.ts'
import { readWanted } from '#web/features/trade/checkout/wanted.ts'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { useSearchParams } from '#web/lib/router/use-search-params.ts'
import { Bought, NoSuchThing, NothingChosen, NothingToPay, NotUnderstood } from './ends.tsx'

/** `user` is null for a guest, who becomes one on this page. */
type CheckoutProps = { wanted: Wanted | null; user: User | null }

/** One thing that was bought at once is not offered once more to whoever goes back; of the cart nothing is left by then. */
const NotTwice = (props: CheckoutProps) => {
  const { isPending, isBought } = useBought()
  if (props.wanted && isPending) return <CheckoutSkeleton />
  if (!(props.wanted && isBought)) return <Checkout {...props} />
  return (
    <>
      <Title />
      <Bought />
    </>
  )
}

const Checkout = ({ wanted, user }: CheckoutProps) => {
  const destination = useDestination(user)
  const quoted = useQuote({ wanted, user, destination })
  const { query, quote } = quoted
  const isHeldUnknown = useHeldUnknown(user)
  const { lines } = useGuestCart()
  const productId = quote?.groups[0]?.lines[0]?.productId
  if (!user && !wanted && lines.length === 0) {
    return (
      <>
        <Title />
        <NothingChosen />
      </>
    )
  }
  return (
    <>
      {wanted ? <WayToListing productId={productId} /> : <WayToCart user={user} />}
      <Title />
      <Loaded
        of={{ ...query, data: isHeldUnknown ? undefined : quote }}
        failed="We couldn’t work out your total"
        waiting={<CheckoutSkeleton />}
      >
        {(found) => {
          const basket = basketOf(found)
          if (basket.groups.length + basket.stopped.length === 0) {
            if (wanted) return <NoSuchThing />
            return user ? <NothingToPay /> : <NothingChosen />
          }
          return (
            <>
              {user && <HeldNote inCart={!wanted} />}
              <CheckoutForm {...{ wanted, user, basket, destination, quoted }} />
            </>
          )
        }}
      </Loaded>
    </>
  )
}

/** Its place is kept until it is known where it leads. */
const WayToListing = ({ productId }: { productId: string | undefined }) =>
  productId ? <WayBack to={paths.product(productId)}>Back to the listing</WayBack> : <div className="h-13" />

/** A guest's cart has no page of its own. */
const WayToCart = ({ user }: Pick<CheckoutProps, 'user'>) =>
  user ? (
    <WayBack to={paths.cart}>Back to your cart</WayBack>
  ) : (
    <button type="button" onClick={guestCart.show} className={wayClass}>
      <ShoppingBasket aria-hidden size={18} />
      Change your cart
    </button>
  )

const wayClass =
  '-ml-2 mb-2 inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 font-medium text-hedge-ink hover:bg-hedge-soft'

const WayBack = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className={wayClass}>
    <ArrowLeft aria-hidden size={18} />
    {children}
  </Link>
)

/** Until it was known who is signed in there was no heading to take the focus. */
const takeFocusOfPage = (heading: HTMLHeadingElement | null): void => {
  if (document.activeElement?.id === 'main') heading?.focus({ preventScroll: true })
}

const Title = () => (
  <h1 ref={takeFocusOfPage} tabIndex={-1} className="mb-6 text-3xl md:text-4xl">
    Checkout
  </h1>
)

const Content = () => {
  const [search] = useSearchParams()
  const { user, isPending, error, retry } = useCurrentUser()
  const round = useRound(user)
  if (isPending) return <PageSpinner />
  if (error) return <ErrorState title="We couldn’t check who you are" error={error} onRetry={retry} />
  const asked = readWanted(search)
  if ('wanted' in asked) {
    return (
      <>
        <NotTwice key={`${round} ${search}`} wanted={asked.wanted} user={user} />
        {!user && <GuestSheet />}
      </>
    )
  }
  return (
    <>
      <Title />
      <NotUnderstood words={asked.wrong} />
    </>
  )
}

/** Buys the cart, or what the address names, on one page; who has no account opens one on it. */
export default function CheckoutPage() {
  usePageHead({ title: 'Checkout' })
  return (
    <div className="page pt-2 pb-[calc(var(--bottom-bar-height)+5.5rem)] md:pt-8">
      <Content />
    </div>
  )
}

import { ArrowLeft } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import type { User } from '#contract/identity/account.answers.ts'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { basketOf } from '#web/features/trade/checkout/basket.ts'
import type { Wanted } from '#web/features/trade/checkout/buy-now-path.ts'
import { CheckoutForm } from '#web/features/trade/checkout/checkout-form.tsx'
import { CheckoutSkeleton } from '#web/features/trade/checkout/checkout-skeleton.tsx'
import { HeldNote } from '#web/features/trade/checkout/held-note.tsx'
import { useBought } from '#web/features/trade/checkout/use-bought.ts'
import { useDestination } from '#web/features/trade/checkout/use-destination.ts'
import { useQuote } from '#web/features/trade/checkout/use-quote.ts'
import { readWanted } from '#web/features/trade/checkout/wanted.ts'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import { paths } from '#web/lib/paths.ts'
import { Bought, NoSuchThing, NothingToPay, NotUnderstood } from './ends.tsx'

type CheckoutProps = { wanted: Wanted | null; user: User }

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
  const destination = useDestination()
  const quoted = useQuote(wanted, destination)
  const { query, quote } = quoted
  const productId = quote?.groups[0]?.lines[0]?.productId
  return (
    <>
      {wanted ? <WayToListing productId={productId} /> : <WayBack to={paths.cart}>Back to your cart</WayBack>}
      <Title />
      <Loaded of={{ ...query, data: quote }} failed="We could not work out your total" waiting={<CheckoutSkeleton />}>
        {(found) => {
          const basket = basketOf(found)
          if (basket.groups.length + basket.stopped.length === 0) {
            return wanted ? <NoSuchThing /> : <NothingToPay />
          }
          return (
            <>
              <HeldNote inCart={!wanted} />
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

const WayBack = ({ to, children }: { to: string; children: string }) => (
  <Link
    to={to}
    className="-ml-2 mb-2 inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 font-medium text-hedge-ink hover:bg-hedge-soft"
  >
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
  const { user } = useCurrentUser()
  if (!user) return null
  const asked = readWanted(search)
  if ('wanted' in asked) return <NotTwice key={search.toString()} wanted={asked.wanted} user={user} />
  return (
    <>
      <Title />
      <NotUnderstood words={asked.wrong} />
    </>
  )
}

/** Buys the cart, or what the address names, on one page. */
export default function CheckoutPage() {
  usePageHead({ title: 'Checkout' })
  return (
    <div className="page pt-2 pb-[calc(var(--bottom-bar-height)+5.5rem)] md:pt-8">
      <Content />
    </div>
  )
}

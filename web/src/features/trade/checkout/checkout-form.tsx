import { Suspense, useId, useRef, useState } from 'react'
import type { User } from '#contract/identity/account.answers.ts'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { VerifyNotice } from '#web/features/identity/account/verify-notice.tsx'
import { useDeliveryChoices } from '#web/features/trade/cart/delivery-choices.ts'
import { errorMessage } from '#web/lib/api/api-error.ts'
import { lazyPart } from '#web/lib/lazy-page.tsx'
import { AddressPart } from './address-part.tsx'
import { type Basket, packsIn, totalOf } from './basket.ts'
import type { Wanted } from './buy-now-path.ts'
import { bringIntoView, nextIn } from './joining/begin.ts'
import type { JoinPartProps, Shown } from './joining/join-part.tsx'
import { useFocusOnward } from './joining/use-focus-onward.ts'
import { PayButton, PayPart } from './pay-part.tsx'
import { ShopPart } from './shop-part.tsx'
import { StoppedPart } from './stopped/stopped-part.tsx'
import { useFormerTotal, useNotices } from './use-changes.ts'
import type { Destination } from './use-destination.ts'
import { usePay } from './use-pay.ts'
import type { useQuote } from './use-quote.ts'

/** The part for guests alone: who is signed in does not need it. */
const { Part: JoinPart } = lazyPart(() => import('./joining/join-part.tsx'))

type Buyer = 'guest' | 'unproved' | 'known'

const buyerOf = (user: User | null): Buyer => {
  if (!user) return 'guest'
  return user.emailVerified ? 'known' : 'unproved'
}

/** What is said to whoever presses Pay too soon, once they stand where it is done. */
const toDoFirst: Record<Buyer, string | undefined> = {
  guest: 'Create your account first, or sign in. Then you can pay.',
  unproved: 'Enter the code from your email first. Then you can pay.',
  known: undefined,
}

type CheckoutFormProps = {
  wanted: Wanted | null
  /** Null for a guest, who opens an account on the way. */
  user: User | null
  basket: Basket
  destination: Destination
  quoted: ReturnType<typeof useQuote>
}

/** All of the checkout at once: where to, what of whom and how it comes, who buys, and the one button that opens the payment. */
export const CheckoutForm = ({ wanted, user, basket, destination, quoted }: CheckoutFormProps) => {
  const formId = useId()
  const who = useRef<HTMLDivElement>(null)
  const stopped = useRef<HTMLElement>(null)
  const payable = useRef<HTMLButtonElement>(null)
  useFocusOnward(user, { who, pay: payable })
  const [shown, show] = useState<Shown>({ form: 'untouched' })
  const buyer = buyerOf(user)
  const [pressedAs, setPressedAs] = useState<Buyer>()
  const choices = useDeliveryChoices()
  const totalPence = totalOf(basket, choices)
  // A guest may change how many they take while they look at the sum.
  const chosen = [wanted, choices, destination.address?.id, user ? null : packsIn(basket)]
  const formerPence = useFormerTotal(JSON.stringify(chosen), totalPence)
  const notices = useNotices(basket)
  const { field, pay, checkAddress, isNew, failure, forgetFailure, isPending } = usePay({
    ...{ wanted, basket, destination, quoted: quoted.asked, name: user?.fullName ?? '' },
  })
  const unread = quoted.query.error ? errorMessage(quoted.query.error) : undefined
  const noEggs = quoted.quote?.problems.find(({ code }) => code === 'eggs_not_posted')?.detail
  const isAddressed = noEggs !== undefined || basket.groups.some(({ way }) => way === 'post')
  const lookAgain = () => {
    forgetFailure()
    void quoted.query.refetch()
  }
  // A button that says nothing of why it does not work is worse than one that shows what is missing.
  const press = () => {
    if (!quoted.isFresh) return lookAgain()
    if (basket.stopped.length > 0) return bringIntoView(stopped.current)
    if (buyer === 'known') return pay()
    // Where to is asked before who they are.
    void checkAddress().then((isRight) => {
      if (!isRight) return
      setPressedAs(buyer)
      bringIntoView(nextIn(who.current))
    })
  }
  const first = pressedAs === buyer ? toDoFirst[buyer] : undefined
  return (
    <>
      {!user && shown.form !== 'known' && <Known onSignIn={() => show({ form: 'known', name: '' })} />}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-4">
          {basket.stopped.length > 0 && <StoppedPart {...{ basket, wanted, ref: stopped, onTaken: lookAgain }} />}
          {isAddressed && <AddressPart {...{ destination, field, formId, problem: noEggs, onSubmit: press }} />}
          {basket.groups.map((group) => (
            <ShopPart key={`${group.seller.username} ${group.way}`} {...{ group, notices }} />
          ))}
          {!user?.emailVerified && (
            <div ref={who} tabIndex={-1}>
              <WhoBuys {...{ user, shown, show }} />
            </div>
          )}
        </div>
        {basket.groups.length > 0 && (
          <PayPart {...{ basket, choices, totalPence, formerPence, failure: failure ?? unread ?? first }}>
            <PayButton
              ref={payable}
              totalPence={totalPence}
              pending={isPending || (!quoted.isFresh && !unread)}
              form={isNew ? formId : undefined}
              onPay={press}
            />
          </PayPart>
        )}
      </div>
    </>
  )
}

/** What somebody has to say of themselves before they pay. Whoever came as a guest goes on where the form stood that they have sent. */
const WhoBuys = ({ user, ...joining }: JoinPartProps & { user: User | null }) => {
  const [takesFocus] = useState(user === null)
  if (user) return <VerifyNotice email={user.email} takesFocus={takesFocus} />
  return (
    <Suspense fallback={<Skeleton className="h-150 rounded-lg" />}>
      <JoinPart {...joining} />
    </Suspense>
  )
}

/** Above all that a guest types: who has an account has most of it there. */
const Known = ({ onSignIn }: { onSignIn: () => void }) => (
  <p className="-mt-4 mb-4 text-ink-soft">
    Bought here before?{' '}
    <button
      type="button"
      onClick={onSignIn}
      className="min-h-11 px-1 font-semibold text-hedge-ink underline underline-offset-4"
    >
      Sign in
    </button>
  </p>
)

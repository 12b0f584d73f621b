import { useId, useRef } from 'react'
import type { User } from '#contract/identity/account.answers.ts'
import { VerifyNotice } from '#web/features/identity/account/verify-notice.tsx'
import { useDeliveryChoices } from '#web/features/trade/cart/delivery-choices.ts'
import { errorMessage } from '#web/lib/api/api-error.ts'
import { AddressPart } from './address-part.tsx'
import { type Basket, totalOf } from './basket.ts'
import type { Wanted } from './buy-now-path.ts'
import { PayButton, PayPart } from './pay-part.tsx'
import { ShopPart } from './shop-part.tsx'
import { StoppedPart } from './stopped-part.tsx'
import { useFormerTotal, useNotices } from './use-changes.ts'
import type { Destination } from './use-destination.ts'
import { usePay } from './use-pay.ts'
import type { useQuote } from './use-quote.ts'

type CheckoutFormProps = {
  wanted: Wanted | null
  user: User
  basket: Basket
  destination: Destination
  quoted: ReturnType<typeof useQuote>
}

const bringIntoView = (part: HTMLElement | null): void => {
  part?.focus({ preventScroll: true })
  part?.scrollIntoView({ block: 'center' })
}

/** All of the checkout at once: where to, what of whom and how it comes, and the one button that opens the payment. */
export const CheckoutForm = ({ wanted, user, basket, destination, quoted }: CheckoutFormProps) => {
  const formId = useId()
  const verify = useRef<HTMLDivElement>(null)
  const stopped = useRef<HTMLElement>(null)
  const choices = useDeliveryChoices()
  const totalPence = totalOf(basket, choices)
  const formerPence = useFormerTotal(JSON.stringify([wanted, choices, destination.address?.id]), totalPence)
  const notices = useNotices(basket)
  const { field, pay, isNew, failure, forgetFailure, isPending } = usePay({
    ...{ wanted, basket, destination, quoted: quoted.body, name: user.fullName },
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
    if (!user.emailVerified) return bringIntoView(verify.current?.querySelector('input') ?? verify.current)
    if (basket.stopped.length > 0) return bringIntoView(stopped.current)
    pay()
  }
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
      <div className="flex min-w-0 flex-col gap-4">
        {!user.emailVerified && (
          <div ref={verify} tabIndex={-1}>
            <VerifyNotice email={user.email} />
          </div>
        )}
        {basket.stopped.length > 0 && <StoppedPart {...{ basket, wanted, ref: stopped, onTaken: lookAgain }} />}
        {isAddressed && <AddressPart {...{ destination, field, formId, problem: noEggs, onSubmit: press }} />}
        {basket.groups.map((group) => (
          <ShopPart key={`${group.seller.username} ${group.way}`} {...{ group, notices }} />
        ))}
      </div>
      {basket.groups.length > 0 && (
        <PayPart {...{ basket, choices, totalPence, formerPence, failure: failure ?? unread }}>
          <PayButton
            totalPence={totalPence}
            pending={isPending || (!quoted.isFresh && !unread)}
            form={isNew ? formId : undefined}
            onPay={press}
          />
        </PayPart>
      )}
    </div>
  )
}

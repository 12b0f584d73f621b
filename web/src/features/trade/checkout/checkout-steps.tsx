import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Cart } from '#contract/trade/cart.answers.ts'
import type { CheckoutOpened } from '#contract/trade/checkout.answers.ts'
import { Card } from '#web/components/ui/card.tsx'
import { addressInWords } from '#web/features/identity/addresses/address-words.ts'
import { Charge } from '#web/features/identity/currency/price.tsx'
import { deliveriesOf, useDeliveryChoices, useTotals } from '#web/features/trade/cart/delivery-choices.ts'
import { priceWords } from '#web/features/trade/cart/delivery-picker.tsx'
import { Sums } from '#web/features/trade/cart/sums.tsx'
import { errorMessage } from '#web/lib/api/api-error.ts'
import { formatPence } from '#web/lib/format.ts'
import { AddressStep } from './address-step.tsx'
import { quoteQueryOptions, useOpenCheckout } from './checkout.api.ts'
import { DeliveryStep, DeliverySummary } from './delivery-step.tsx'
import type { Destination } from './destination.ts'
import { ChargeList, PayStep } from './pay-step.tsx'
import { Step, type StepState } from './step.tsx'

const order = ['address', 'delivery', 'pay'] as const
type StepName = (typeof order)[number]

const stateOf = (step: StepName, open: StepName): StepState => {
  if (step === open) return 'open'
  return order.indexOf(step) < order.indexOf(open) ? 'done' : 'waiting'
}

const addressed = (destination: Destination | null) =>
  destination?.addressId ? { addressId: destination.addressId } : { address: destination?.address ?? null }

const useQuote = (cart: Cart, destination: Destination | null) => {
  const needsAddress = cart.groups.some(({ way }) => way === 'post')
  const deliveries = deliveriesOf(cart.groups, useDeliveryChoices())
  const body = { deliveries, ...addressed(needsAddress ? destination : null) }
  const known = !needsAddress || destination !== null
  const { data, error } = useQuery({ ...quoteQueryOptions(body), enabled: known, placeholderData: keepPreviousData })
  return { body, quote: known ? data : undefined, error, needsAddress }
}

/** Address, delivery, pay: one page, one step open at a time. */
export const CheckoutSteps = ({ cart, name }: { cart: Cart; name: string }) => {
  const navigate = useNavigate()
  const [destination, setDestination] = useState<Destination | null>(null)
  const { body, quote, error, needsAddress } = useQuote(cart, destination)
  const [open, setOpen] = useState<StepName>(needsAddress ? 'address' : 'delivery')
  const { mutate, isPending, error: refused } = useOpenCheckout()

  const goTo = ({ paymentUrl }: CheckoutOpened) => {
    if (paymentUrl.startsWith('/')) navigate(paymentUrl)
    else location.assign(paymentUrl)
  }
  const noEggs = quote?.problems.find(({ code }) => code === 'eggs_not_posted')?.detail
  const failure = refused ?? error
  const step = (name: StepName) => ({ state: stateOf(name, open), onEdit: () => setOpen(name) })
  const first = needsAddress ? 1 : 0

  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
      <div className="flex min-w-0 flex-col gap-4">
        {needsAddress && (
          <Step
            {...step('address')}
            number={1}
            title="Delivery address"
            summary={
              destination && (
                <>
                  <p>{addressInWords(destination.address)}</p>
                  {noEggs && <p className="mt-2 text-comb-ink">{noEggs}</p>}
                </>
              )
            }
          >
            <AddressStep
              name={name}
              given={destination}
              problem={noEggs}
              onDone={(given) => {
                setDestination(given)
                setOpen('delivery')
              }}
            />
          </Step>
        )}
        <Step
          {...step('delivery')}
          number={first + 1}
          title="Delivery"
          summary={<DeliverySummary groups={cart.groups} problems={quote?.problems ?? []} />}
        >
          <DeliveryStep groups={cart.groups} quote={quote} onDone={() => setOpen('pay')} />
        </Step>
        <Step {...step('pay')} number={first + 2} title="Pay">
          <PayStep
            quote={quote}
            error={failure ? errorMessage(failure) : undefined}
            pending={isPending}
            onPay={() => mutate(body, { onSuccess: goTo })}
          />
        </Step>
      </div>
      {open !== 'pay' && (
        <Card className="flex flex-col gap-5 lg:sticky lg:top-40">
          <h2 className="text-xl">Your order</h2>
          {quote ? <ChargeList quote={quote} /> : <CartSums cart={cart} />}
        </Card>
      )}
    </div>
  )
}

/** What the cart came to, until a quote for an address takes its place. */
const CartSums = ({ cart }: { cart: Cart }) => {
  const { charges, totalPence } = useTotals(cart)
  return (
    <>
      <Sums
        rows={[
          ...cart.groups.map(({ seller, way, goodsPence }) => ({
            label: `Goods from ${seller.shopName}${way === 'collect' ? ', collected' : ''}`,
            value: formatPence(goodsPence),
          })),
          ...charges.map(({ label, pricePence }) => ({ label, value: priceWords(pricePence) })),
          { label: 'Total', value: <Charge pence={totalPence} />, strong: true },
        ]}
      />
      <p className="text-ink-soft text-sm">We check the delivery once you say where it goes.</p>
    </>
  )
}

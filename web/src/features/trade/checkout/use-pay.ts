import { useEffect, useState } from 'react'
import { type Address, addressField } from '#contract/fields.ts'
import type { CheckoutOpened } from '#contract/trade/checkout.answers.ts'
import { useServerForm } from '#web/components/ui/forms/use-server-form.ts'
import { emptyAddress } from '#web/features/identity/addresses/address-fields.tsx'
import { useSaveAddress } from '#web/features/identity/addresses/addresses.api.ts'
import { deliveriesOf, useDeliveryChoices } from '#web/features/trade/cart/delivery-choices.ts'
import { errorMessage } from '#web/lib/api/api-error.ts'
import { showFieldErrors } from '#web/lib/api/form-errors.ts'
import { oneAtATime } from '#web/lib/one-at-a-time.ts'
import { useLocation, useNavigate } from '#web/lib/router/router.tsx'
import { toast } from '#web/lib/toast.ts'
import { type Basket, totalOf } from './basket.ts'
import type { Wanted } from './buy-now-path.ts'
import { type Opening, useOpenCheckout } from './checkout.api.ts'
import { newAddress } from './kept-destination.ts'
import type { LeftFor } from './use-bought.ts'
import type { Destination } from './use-destination.ts'
import type { useQuote } from './use-quote.ts'

type Place = { addressId: string } | { address: Address }

type Paying = {
  wanted: Wanted | null
  basket: Basket
  destination: Destination
  /** What the quote was asked with. */
  quoted: ReturnType<typeof useQuote>['asked']
  /** Whose name a new address begins with; nothing while they are a guest. */
  name: string
}

const isPosted = ({ groups }: Basket): boolean => groups.some(({ way }) => way === 'post')

/** What is bought, as a checkout takes it: at the prices that the buyer sees. */
const openingOf = (
  { wanted, basket }: Pick<Paying, 'wanted' | 'basket'>,
  place: Place,
): Omit<Opening, 'deliveries' | 'shownPence'> => {
  const seen = basket.groups.flatMap(({ lines }) => lines).find(({ optionId }) => optionId === wanted?.optionId)
  return {
    ...(wanted && { items: [{ ...wanted, ...(seen && { unitPricePence: seen.unitPricePence }) }] }),
    ...(isPosted(basket) ? place : { address: null }),
  }
}

/** Saves the address for next time, unless the buyer does not want that; the payment goes on either way. */
const useKeepAddress = ({ isSaved, change }: Destination) => {
  const { mutateAsync } = useSaveAddress()
  return async (address: Address): Promise<void> => {
    if (!isSaved) return
    try {
      const { id } = await mutateAsync(address)
      change({ chosen: id, typed: null })
    } catch (error) {
      toast({ title: 'Address not saved', description: errorMessage(error), variant: 'destructive' })
    }
  }
}

/** Leads to the payment, and notes in the entry of the history that is left which one it was. */
const useGoToPayment = () => {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return ({ paymentUrl, checkoutId }: CheckoutOpened): void => {
    navigate(`${pathname}${search}`, { replace: true, state: { opened: checkoutId } satisfies LeftFor })
    if (paymentUrl.startsWith('/')) navigate(paymentUrl)
    else location.assign(paymentUrl)
  }
}

/**
 * The one button: checks a new address, opens the payment once however often it is pressed, and leads there. What stands
 * against it is said beside the field that it is about, else in `failure`.
 */
export const usePay = ({ wanted, basket, destination, quoted, name }: Paying) => {
  const { pathname } = useLocation()
  const goTo = useGoToPayment()
  const choices = useDeliveryChoices()
  const { mutateAsync: open, isPending } = useOpenCheckout(quoted)
  const keepAddress = useKeepAddress(destination)
  const [failure, setFailure] = useState<string>()
  const [once] = useState(oneAtATime)

  const refuse = (error: unknown) => {
    if (!showFieldErrors(form, error, { under: 'address.' })) setFailure(errorMessage(error))
  }
  const send = async (place: Place): Promise<void> => {
    setFailure(undefined)
    const seen = { deliveries: deliveriesOf(basket.groups, choices), shownPence: totalOf(basket, choices) }
    try {
      const opened = await open({ ...openingOf({ wanted, basket }, place), ...seen })
      if ('address' in place) await keepAddress(place.address)
      goTo(opened)
    } catch (error) {
      refuse(error)
    }
  }
  const {
    form,
    field,
    submit,
    isPending: isSending,
  } = useServerForm({
    schema: addressField,
    values: destination.typed ?? { ...emptyAddress, name },
    send: (address) => send({ address }),
  })
  const { change } = destination
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        // Only what somebody types: sending it tells of values, too.
        callback: ({ name: line, values }) => line && change({ typed: values, chosen: newAddress }),
      }),
    [form, change],
  )
  // Whoever said who they are on the way has not said it here, too.
  const isWritten = destination.address === null && !destination.isPending
  useEffect(() => {
    if (isWritten && name && !form.getValues('name')) form.setValue('name', name)
  }, [form, isWritten, name])
  const isNew = destination.address === null && isPosted(basket)
  /** Whether a new address can be sent, where one is needed: what is missing has the focus. */
  const checkAddress = async (): Promise<boolean> => !isNew || form.trigger(undefined, { shouldFocus: true })
  const pay = () => {
    // The payment’s page may be on its way already, while this one is still seen.
    if (location.pathname !== pathname) return
    if (isNew) return void submit()
    void once(() => send({ addressId: destination.address?.id ?? '' }))
  }
  return {
    ...{ field, pay, checkAddress, isNew, failure },
    forgetFailure: () => setFailure(undefined),
    isPending: isPending || isSending,
  }
}

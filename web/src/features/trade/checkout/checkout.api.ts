import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { DeliveryCode } from '#contract/catalogue/shipping.ts'
import type { AddressInput } from '#contract/fields.ts'
import type { Checkout, CheckoutOpened, Quote } from '#contract/trade/checkout.answers.ts'
import type { CheckoutItem } from '#contract/trade/checkout.ts'
import type { CheckoutRoutes } from '#features/trade/checkout/checkout.routes.ts'
import { guestCart } from '#web/features/trade/cart/guest-cart.ts'
import { unwrap } from '#web/lib/api/api-client.ts'
import { isApiError } from '#web/lib/api/api-error.ts'
import { clientOf } from '#web/lib/api/typed-client.ts'
import { fieldsOf } from '#web/lib/kept/json.ts'
import { attempt } from './attempt.ts'

const { checkout } = clientOf<CheckoutRoutes>('/api')

/** What is bought: items, or without them the cart. */
type Bought = { items?: CheckoutItem[]; address?: AddressInput | null; addressId?: string }
/** What a guest may ask about: of where it goes, the postcode alone counts. */
type GuestBought = { items: CheckoutItem[]; postcode?: string }
/** What is to be priced, and for whom. */
export type ToQuote = { buyer: Bought } | { guest: GuestBought }
/** `shownPence`: what the buyer sees that it comes to, which alone may be charged. */
export type Opening = Bought & { deliveries: { seller: string; methods: DeliveryCode[] }[]; shownPence: number }

const quoteFor = async (client: QueryClient, asked: ToQuote): Promise<Quote> => {
  if ('guest' in asked) return unwrap(checkout['guest-quote'].$post({ json: asked.guest }))
  // What they chose before they signed in is bought with the rest.
  if (!asked.buyer.items && guestCart.lines().length > 0) {
    const { mergeGuestCart } = await import('#web/features/trade/cart/guest-merge.ts')
    await mergeGuestCart(client)
  }
  return unwrap(checkout.quote.$post({ json: asked.buyer }))
}

/** What it comes to at this address, with all deliveries to choose from. Forgotten with the page: it may be bought by then. */
export const quoteQueryOptions = (asked: ToQuote) =>
  queryOptions({
    queryKey: ['quote', asked],
    queryFn: ({ client }) => quoteFor(client, asked),
    // Who chooses another address and takes it back at once comes back to an answer that is still there: it is asked for anew, too.
    staleTime: 0,
    gcTime: 0,
  })

/** What became of a checkout. */
export const checkoutQueryOptions = (id: string) =>
  queryOptions({
    queryKey: ['checkout', id],
    queryFn: (): Promise<Checkout> => unwrap(checkout[':id'].$get({ param: { id } })),
    refetchOnMount: 'always',
    gcTime: 0,
  })

const isQuote = (value: unknown): value is Quote => 'groups' in fieldsOf(value)

/**
 * Opens the payment. A retry after a lost answer repeats the key, so that it is the same checkout. `quoted` is what the buyer
 * was shown, which a changed price takes the place of.
 */
export const useOpenCheckout = (quoted?: ToQuote) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Opening): Promise<CheckoutOpened> =>
      unwrap(checkout.$post({ json: body, header: { 'idempotency-key': attempt.keyOf(body) } })),
    onSuccess: () => {
      attempt.end()
      for (const key of ['cart', 'orders', 'products']) void client.invalidateQueries({ queryKey: [key] })
    },
    onError: (error) => {
      const changed = isApiError(error) ? error.problem?.quote : undefined
      if (quoted && isQuote(changed)) client.setQueryData(quoteQueryOptions(quoted).queryKey, changed)
      else void client.invalidateQueries({ queryKey: ['quote'] })
      void client.invalidateQueries({ queryKey: ['cart'] })
    },
  })
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { postcodeField } from '#contract/fields.ts'
import type { User } from '#contract/identity/account.answers.ts'
import type { Quote } from '#contract/trade/checkout.answers.ts'
import type { CheckoutItem } from '#contract/trade/checkout.ts'
import { type GuestLine, useGuestCart } from '#web/features/trade/cart/guest-cart.ts'
import type { Wanted } from './buy-now-path.ts'
import { quoteQueryOptions, type ToQuote } from './checkout.api.ts'
import type { Destination } from './use-destination.ts'

/** The part of an address that counts for a price is its postcode; while none is known it is priced for somewhere on the mainland. */
const somewhere = { name: 'Not known yet', line1: 'Not known yet', town: 'Not known yet', country: 'GB' } as const
const mainland = 'SY8 1AA'

const postcodeOf = ({ typed }: Destination) => postcodeField.safeParse(typed?.postcode).data

const placeOf = (destination: Destination) =>
  destination.address
    ? { addressId: destination.address.id }
    : { address: { ...somewhere, postcode: postcodeOf(destination) ?? mainland } }

const itemOf = ({ optionId, quantity, way, pricePence }: GuestLine): CheckoutItem => ({
  ...{ optionId, quantity, unitPricePence: pricePence },
  ...(way && { way }),
})

type Buying = { wanted: Wanted | null; user: User | null; destination: Destination }

const askedOf = ({ wanted, user, destination }: Buying, lines: GuestLine[]): ToQuote => {
  if (user) return { buyer: { ...(wanted && { items: [wanted] }), ...placeOf(destination) } }
  const postcode = postcodeOf(destination)
  return { guest: { items: wanted ? [wanted] : lines.map(itemOf), ...(postcode && { postcode }) } }
}

/** How often the price is looked up anew while somebody looks at it: stock and prices move by other people's hands. */
const freshMs = 30_000

/** What is bought comes to, as the server says; what it last said stays when it can't be asked. */
export const useQuote = (buying: Buying) => {
  const { lines } = useGuestCart()
  const asked = askedOf(buying, lines)
  const isKnown = 'guest' in asked ? asked.guest.items.length > 0 : !buying.destination.isPending
  const query = useQuery({
    ...quoteQueryOptions(asked),
    enabled: isKnown,
    placeholderData: keepPreviousData,
    refetchInterval: freshMs,
  })
  const [last, setLast] = useState<Quote>()
  if (query.data && query.data !== last) setLast(query.data)
  const isFresh = query.isFetchedAfterMount && query.data !== undefined && !query.isPlaceholderData
  return { asked, query, quote: query.data ?? last, isFresh }
}

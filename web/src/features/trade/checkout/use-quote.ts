import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { postcodeField } from '#contract/fields.ts'
import type { Quote } from '#contract/trade/checkout.answers.ts'
import type { Wanted } from './buy-now-path.ts'
import { quoteQueryOptions } from './checkout.api.ts'
import type { Destination } from './use-destination.ts'

/** Of an address only the postcode counts for a price; while none is known it is priced for somewhere on the mainland. */
const somewhere = { name: 'Not known yet', line1: 'Not known yet', town: 'Not known yet', country: 'GB' } as const
const mainland = 'SY8 1AA'

const placeOf = ({ address, typed }: Destination) => {
  if (address) return { addressId: address.id }
  const { data: postcode = mainland } = postcodeField.safeParse(typed?.postcode)
  return { address: { ...somewhere, postcode } }
}

/** How often the price is looked up anew while somebody looks at it: stock and prices move by other people's hands. */
const freshMs = 30_000

/** What is bought comes to, as the server says; what it last said stays when it can't be asked. */
export const useQuote = (wanted: Wanted | null, destination: Destination) => {
  const body = { ...(wanted && { items: [wanted] }), ...placeOf(destination) }
  const query = useQuery({
    ...quoteQueryOptions(body),
    enabled: !destination.isPending,
    placeholderData: keepPreviousData,
    refetchInterval: freshMs,
  })
  const [last, setLast] = useState<Quote>()
  if (query.data && query.data !== last) setLast(query.data)
  const isFresh = query.isFetchedAfterMount && query.data !== undefined && !query.isPlaceholderData
  return { body, query, quote: query.data ?? last, isFresh }
}

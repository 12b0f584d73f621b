import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import type { User } from '#contract/identity/account.answers.ts'
import { supposePlace } from '#web/features/catalogue/place/kept-place.ts'
import { addressesQueryOptions } from '#web/features/identity/addresses/addresses.api.ts'
import { changeDestination, destinationOf, keptDestination, newAddress } from './kept-destination.ts'

/** Where posted goods go: the saved address that was chosen, the first of them unless one was, or none, for a new one. A guest has none. */
export const useDestination = (user: User | null) => {
  const { data, isPending } = useQuery({ ...addressesQueryOptions, enabled: user !== null })
  const viewerId = user?.id ?? null
  const { chosen, typed, isSaved, account, owner } = destinationOf(viewerId, keptDestination.use())
  const change = useCallback(
    (part: Parameters<typeof changeDestination>[1]) => changeDestination(viewerId, part),
    [viewerId],
  )
  const isGuests = owner === null && (typed !== null || account.email !== '')
  useEffect(() => {
    // Theirs from now on: it is not for whoever comes after them.
    if (viewerId && isGuests) change({})
  }, [viewerId, isGuests, change])
  const home = data?.find(({ isDefault }) => isDefault)?.postcode
  useEffect(() => {
    if (home) supposePlace(home)
  }, [home])
  // Who can't be told what they have saved can still type it.
  const saved = data ?? []
  const address = chosen === newAddress ? undefined : (saved.find(({ id }) => id === chosen) ?? saved[0])
  return { isPending: user !== null && isPending, saved, address: address ?? null, typed, isSaved, change }
}

export type Destination = ReturnType<typeof useDestination>

/** A number that is another once a user has left or another came: not when a guest has signed in, whose page goes on. */
export const useRound = (user: User | null): number => {
  const viewerId = user?.id ?? null
  const [last, setLast] = useState({ viewerId, round: 0 })
  if (last.viewerId !== viewerId) setLast({ viewerId, round: last.round + Number(last.viewerId !== null) })
  return last.round
}

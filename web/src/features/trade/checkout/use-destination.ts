import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { User } from '#contract/identity/account.answers.ts'
import { supposePlace } from '#web/features/catalogue/place/kept-place.ts'
import { addressesQueryOptions } from '#web/features/identity/addresses/addresses.api.ts'
import { keptDestination, newAddress } from './kept-destination.ts'

/** Where posted goods go: the saved address that was chosen, the first of them unless one was, or none, for a new one. A guest has none. */
export const useDestination = (user: User | null) => {
  const { data, isPending } = useQuery({ ...addressesQueryOptions, enabled: user !== null })
  const { chosen, typed, isSaved } = keptDestination.use()
  const home = data?.find(({ isDefault }) => isDefault)?.postcode
  useEffect(() => {
    if (home) supposePlace(home)
  }, [home])
  // Who can't be told what they have saved can still type it.
  const saved = data ?? []
  const address = chosen === newAddress ? undefined : (saved.find(({ id }) => id === chosen) ?? saved[0])
  return { isPending: user !== null && isPending, saved, address: address ?? null, typed, isSaved }
}

export type Destination = ReturnType<typeof useDestination>

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { SavedAddress } from '#contract/identity/addresses.answers.ts'
import type { AddressChange, NewAddress } from '#contract/identity/addresses.ts'
import type { AddressesRoutes } from '#features/identity/addresses/addresses.routes.ts'
import { unwrap } from '#web/lib/api/api-client.ts'
import { clientOf } from '#web/lib/api/typed-client.ts'

const { addresses } = clientOf<AddressesRoutes>('/api').user

const defaultFirst = (items: SavedAddress[]): SavedAddress[] =>
  items.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))

/** What the user has saved, the default first, then the newest. */
export const addressesQueryOptions = queryOptions({
  queryKey: ['addresses'],
  queryFn: async (): Promise<SavedAddress[]> =>
    defaultFirst((await unwrap(addresses.$get({ query: { limit: '100' } }))).items),
  refetchOnMount: 'always',
})

const useRefresh = () => {
  const client = useQueryClient()
  return { onSettled: () => client.invalidateQueries({ queryKey: addressesQueryOptions.queryKey }) }
}

/** Saves a new address. */
export const useSaveAddress = () =>
  useMutation({
    ...useRefresh(),
    mutationFn: (json: NewAddress): Promise<SavedAddress> => unwrap(addresses.$post({ json })),
  })

export const useChangeAddress = () =>
  useMutation({
    ...useRefresh(),
    mutationFn: ({ id, ...json }: AddressChange & { id: string }): Promise<SavedAddress> =>
      unwrap(addresses[':id'].$patch({ param: { id }, json })),
  })

export const useDeleteAddress = () =>
  useMutation({ ...useRefresh(), mutationFn: (id: string) => addresses[':id'].$delete({ param: { id } }) })

import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { InferRequestType } from 'hono/client'
import type { SellerListing, SellerListings, SellerListingWithAllowance } from '#contract/selling/listings.answers.ts'
import type { ListingsRoutes } from '#features/selling/listings/listings.routes.ts'
import { packageQueryOptions } from '#web/features/selling/packages/packages.api.ts'
import { unwrap } from '#web/lib/api/api-client.ts'
import { clientOf } from '#web/lib/api/typed-client.ts'
import { pagedOptions } from '#web/lib/pages.ts'
import type { ListFilters } from './list-filters.ts'

const { listings } = clientOf<ListingsRoutes>('/api').seller
const one = listings[':id']

export type NewListingInput = InferRequestType<typeof listings.$post>['json']
export type ListingChangeInput = InferRequestType<typeof one.$patch>['json']

const keys = {
  all: ['seller', 'listings'],
  one: (id: string) => ['seller', 'listing', id],
} as const

const everyMs = 30_000

/** The seller's listings; sales change their stock, so they are read again on mount and while they are looked at. */
export const listingsQueryOptions = ({ status, q = '', sort = 'changed' }: Partial<ListFilters> = {}) =>
  pagedOptions({
    queryKey: [...keys.all, status ?? 'all', sort, q],
    read: (paging): Promise<SellerListings> =>
      unwrap(listings.$get({ query: { sort, ...(status ? { status } : {}), ...(q ? { q } : {}), ...paging } })),
    refetchOnMount: 'always',
    refetchInterval: everyMs,
  })

/** One listing to edit, with the version and the stock that a change is based on. */
export const listingQueryOptions = (id: string) =>
  queryOptions({
    queryKey: keys.one(id),
    queryFn: (): Promise<SellerListing> => unwrap(one.$get({ param: { id } })),
    // Another listing may be opened in its place whose last answer still stands.
    staleTime: 0,
  })

// What is for sale, the list and the allowance all follow from a listing.
export const refreshListings = (client: QueryClient): void => {
  for (const queryKey of [keys.all, ['products'], ['categories'], ['dashboard'], packageQueryOptions.queryKey]) {
    void client.invalidateQueries({ queryKey })
  }
}

const useListingWrite = <Input>(write: (input: Input) => Promise<SellerListing>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: write,
    onSuccess: (listing) => {
      client.setQueryData(keys.one(listing.id), listing)
      refreshListings(client)
    },
  })
}

/** A new draft; sent twice under one key, it is made once. */
export const useCreateListing = () =>
  useListingWrite(
    ({ key, json }: { key: string; json: NewListingInput }): Promise<SellerListing> =>
      unwrap(listings.$post({ json, header: { 'idempotency-key': key } })),
  )

/** Changes what is given of a listing. */
export const useChangeListing = () =>
  useListingWrite(
    ({ id, ...json }: ListingChangeInput & { id: string }): Promise<SellerListing> =>
      unwrap(one.$patch({ param: { id }, json })),
  )

export type ListingAct = 'publish' | 'pause'

const act = (id: string, name: ListingAct): Promise<SellerListingWithAllowance> =>
  unwrap(one[name].$post({ param: { id } }))

/** Puts a listing up for sale or takes it off. */
export const useListingAct = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: ListingAct }) => act(id, name),
    onSuccess: ({ allowance: _, ...listing }) => {
      client.setQueryData(keys.one(listing.id), listing)
      refreshListings(client)
    },
  })
}

export const useDeleteListing = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => one.$delete({ param: { id } }),
    onSuccess: () => refreshListings(client),
  })
}

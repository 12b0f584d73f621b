import { infiniteQueryOptions } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { FavouritePage } from '#contract/catalogue/favourites.answers.ts'
import type { FavouritesRoutes } from '#features/catalogue/favourites/favourites.routes.ts'
import { clientOptions, unwrap } from '#web/lib/api-client.ts'
import { favouriteKeys } from './favourite-ids.api.ts'

const { favourites } = hc<FavouritesRoutes>('/api', clientOptions)

/** What the user keeps, the latest kept first; read again on mount, since sellers change what they sell. */
export const favouritesQuery = infiniteQueryOptions({
  queryKey: favouriteKeys.list,
  queryFn: ({ pageParam }): Promise<FavouritePage> =>
    unwrap(favourites.$get({ query: pageParam ? { cursor: pageParam } : {} })),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
  refetchOnMount: 'always',
})

import { infiniteQueryOptions } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { FavouritePage } from '../../../../functions/contract/favourites.ts'
import type { FavouritesRoutes } from '../../../../functions/features/favourites/favourites.routes.ts'
import { clientOptions, unwrap } from '../../lib/api-client.ts'

const { favourites } = hc<FavouritesRoutes>('/api', clientOptions)

/** What the user keeps, the latest kept first; read again on mount, since sellers change what they sell. */
export const favouritesQuery = infiniteQueryOptions({
  queryKey: ['favourites', 'list'],
  queryFn: ({ pageParam }): Promise<FavouritePage> =>
    unwrap(favourites.$get({ query: pageParam ? { cursor: pageParam } : {} })),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
  refetchOnMount: 'always',
})

const one = favourites[':id']

export const putFavourite = (id: string): Promise<Response> => one.$put({ param: { id } })
export const deleteFavourite = (id: string): Promise<Response> => one.$delete({ param: { id } })

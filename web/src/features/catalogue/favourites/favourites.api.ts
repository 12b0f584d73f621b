import type { FavouritePage } from '#contract/catalogue/favourites.answers.ts'
import type { FavouritesRoutes } from '#features/catalogue/favourites/favourites.routes.ts'
import { unwrap } from '#web/lib/api/api-client.ts'
import { clientOf } from '#web/lib/api/typed-client.ts'
import { pagedOptions } from '#web/lib/pages.ts'
import { favouriteKeys } from './favourite-ids.api.ts'

const { favourites } = clientOf<FavouritesRoutes>('/api')

/** What the user keeps, the latest kept first; read again on mount, since sellers change what they sell. */
export const favouritesQueryOptions = pagedOptions({
  queryKey: favouriteKeys.list,
  read: (paging): Promise<FavouritePage> => unwrap(favourites.$get({ query: paging })),
  refetchOnMount: 'always',
})

import { queryOptions, useQuery } from '@tanstack/react-query'
import { apiFetch, unwrap } from '../../lib/api-client.ts'
import { session } from '../../lib/storage.ts'
import { useCurrentUser } from '../session/session.api.ts'

export const favouriteKeys = { ids: ['favourites', 'ids'], list: ['favourites', 'list'] } as const

/** What a visitor wanted to keep waits under this key until he has signed in, or the tab is closed. */
export const wishKey = 'favourite_wish'

/** What a click needs, fetched with the first one. */
export const loadToggle = () => import('./toggle.ts')

/**
 * The ids of what the signed-in user keeps, read once: cards come from pages that are everybody's. Without the typed
 * client, since every card needs it. What he wished for as a visitor is kept first.
 */
export const favouriteIdsQuery = queryOptions({
  queryKey: favouriteKeys.ids,
  queryFn: async (): Promise<string[]> => {
    if (session.get(wishKey)) await (await loadToggle()).carryOutWish()
    return unwrap(apiFetch('/api/favourites/ids'))
  },
})

/** Whether the user keeps a listing; false for a visitor and while it loads. */
export const useIsKept = (id: string): boolean => {
  const { user } = useCurrentUser()
  const { data } = useQuery({ ...favouriteIdsQuery, enabled: user !== null, select: (ids) => ids.includes(id) })
  return user !== null && data === true
}

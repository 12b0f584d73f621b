import { queryOptions, useQuery } from '@tanstack/react-query'
import { useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { fetchJson } from '#web/lib/api/api-client.ts'
import { session } from '#web/lib/kept/storage.ts'
import { wishKey } from './wish-key.ts'

export const favouriteKeys = { ids: ['favourites', 'ids'], list: ['favourites', 'list'] } as const

/**
 * The ids of what the signed-in user keeps, read once: cards come from pages that are everybody's. Without the typed
 * client, since every card needs it. What they wished for as a visitor is kept first.
 */
export const favouriteIdsQueryOptions = queryOptions({
  queryKey: favouriteKeys.ids,
  queryFn: async ({ signal }): Promise<string[]> => {
    if (session.get(wishKey)) await (await import('./send-favourite.ts')).carryOutWish()
    return fetchJson('/api/favourites/ids', { signal })
  },
})

/** Whether the user keeps a listing; false for a visitor and while it loads. */
export const useIsKept = (id: string): boolean => {
  const { user } = useCurrentUser()
  const { data } = useQuery({ ...favouriteIdsQueryOptions, enabled: user !== null, select: (ids) => ids.includes(id) })
  return user !== null && data === true
}

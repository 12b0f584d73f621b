import { queryOptions, useQuery } from '@tanstack/react-query'
import { unreadEverySeconds } from '#contract/talk/community.constants.ts'
import { useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { fetchJson } from '#web/lib/api/api-client.ts'

/** How many messages wait for the signed-in user. Without the typed client, since the header of every page reads it. */
export const unreadQueryOptions = queryOptions({
  queryKey: ['messages', 'unread'],
  queryFn: ({ signal }) => fetchJson('/api/messages/unread-count', { signal }),
  refetchInterval: unreadEverySeconds * 1000,
})

/** How many messages the signed-in user has not read; 0 for a visitor and while it loads. */
export const useUnreadCount = (): number => {
  const { user } = useCurrentUser()
  const { data } = useQuery({ ...unreadQueryOptions, enabled: user !== null })
  return user ? (data?.unreadCount ?? 0) : 0
}

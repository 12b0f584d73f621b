import { queryOptions, useQuery } from '@tanstack/react-query'
import { unreadEverySeconds } from '../../../../functions/contract/community.constants.ts'
import { apiFetch, unwrap } from '../../lib/api-client.ts'
import { useCurrentUser } from '../session/session.api.ts'

/** How many messages wait for the signed-in user. Without the typed client, since the header of every page reads it. */
export const unreadQuery = queryOptions({
  queryKey: ['messages', 'unread'],
  queryFn: () => unwrap<{ unreadCount: number }>(apiFetch('/api/messages/unread-count')),
  refetchInterval: unreadEverySeconds * 1000,
})

/** How many messages the signed-in user has not read; 0 for a visitor and while it loads. */
export const useUnreadCount = (): number => {
  const { user } = useCurrentUser()
  const { data } = useQuery({ ...unreadQuery, enabled: user !== null })
  return user ? (data?.unreadCount ?? 0) : 0
}

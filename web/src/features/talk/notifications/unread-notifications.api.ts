import { queryOptions, useQuery } from '@tanstack/react-query'
import { unreadEverySeconds } from '#contract/talk/community.constants.ts'
import { useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { fetchJson } from '#web/lib/api/api-client.ts'
import { formatCount } from '#web/lib/format.ts'

/** What is new to the signed-in user of their orders. Without the typed client, since the header of every page reads it. */
export const unreadNotificationsQueryOptions = queryOptions({
  queryKey: ['notifications', 'unread'],
  queryFn: ({ signal }) => fetchJson('/api/notifications/unread-count', { signal }),
  refetchInterval: unreadEverySeconds * 1000,
})

/** How many notifications the signed-in user has not read; 0 for a visitor and while it loads. */
export const useUnreadNotifications = (): number => {
  const { user } = useCurrentUser()
  const { data } = useQuery({ ...unreadNotificationsQueryOptions, enabled: user !== null })
  return user ? (data?.unreadCount ?? 0) : 0
}

/** 0 → "Notifications", 2 → "Notifications, 2 unread". */
export const notificationsLabel = (unread: number): string =>
  unread > 0 ? `Notifications, ${formatCount(unread, ['unread', 'unread'])}` : 'Notifications'

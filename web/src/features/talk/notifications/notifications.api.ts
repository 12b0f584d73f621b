import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { unreadEverySeconds } from '#contract/talk/community.constants.ts'
import type { NotificationPage, UnreadNotifications } from '#contract/talk/notifications.answers.ts'
import type { NotificationsReadInput } from '#contract/talk/notifications.ts'
import type { NotificationsRoutes } from '#features/talk/notifications/notifications.routes.ts'
import { unwrap } from '#web/lib/api/api-client.ts'
import { clientOf } from '#web/lib/api/typed-client.ts'
import { pagedOptions } from '#web/lib/pages.ts'
import { unreadNotificationsQueryOptions } from './unread-notifications.api.ts'

const { notifications } = clientOf<NotificationsRoutes>('/api')

/** Others act on orders too: read again on mount and every 30 seconds while visible. */
const live = { refetchOnMount: 'always', refetchInterval: unreadEverySeconds * 1000 } as const

const keys = { lists: ['notifications', 'list'] } as const

const inPanel = '5'

/** The newest few, for the header's panel. */
export const newestNotificationsQueryOptions = queryOptions({
  ...live,
  queryKey: [...keys.lists, 'newest'],
  queryFn: (): Promise<NotificationPage> => unwrap(notifications.$get({ query: { limit: inPanel } })),
})

/** All of them, the newest first. */
export const notificationsQueryOptions = pagedOptions({
  ...live,
  queryKey: [...keys.lists, 'all'],
  read: (paging): Promise<NotificationPage> => unwrap(notifications.$get({ query: paging })),
})

/** Marks notifications as read: up to one of them, or those of an order. The badge knows at once, the lists read again. */
export const useMarkRead = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (json: NotificationsReadInput): Promise<UnreadNotifications> =>
      unwrap(notifications.read.$post({ json })),
    onSuccess: async (count) => {
      // A count that was asked for before this would come last and be kept.
      await client.cancelQueries({ queryKey: unreadNotificationsQueryOptions.queryKey })
      client.setQueryData(unreadNotificationsQueryOptions.queryKey, count)
      void client.invalidateQueries({ queryKey: keys.lists })
    },
  })
}

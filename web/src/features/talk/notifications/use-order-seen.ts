import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { OrderStatus } from '#contract/trade/orders.constants.ts'
import { useIsVisible } from '#web/lib/browser/visible.ts'
import { useMarkRead } from './notifications.api.ts'
import { unreadNotificationsQueryOptions, useUnreadNotifications } from './unread-notifications.api.ts'

type Seen = { id: string; status: OrderStatus }

/** Marks what the bell says of an order as read once the order stands before somebody's eyes. */
export const useOrderSeen = (order: Seen | undefined): void => {
  const client = useQueryClient()
  const isVisible = useIsVisible()
  const unread = useUnreadNotifications()
  const { mutate } = useMarkRead()
  const { id, status } = order ?? {}
  // What is seen here may have happened since the badge was last counted.
  useEffect(() => {
    if (id && status) void client.invalidateQueries({ queryKey: unreadNotificationsQueryOptions.queryKey })
  }, [client, id, status])
  useEffect(() => {
    if (id && isVisible && unread > 0) mutate({ orderId: id })
  }, [id, isVisible, unread, mutate])
}

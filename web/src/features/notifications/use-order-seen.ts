import { useEffect } from 'react'
import { useIsVisible } from '../../lib/visible.ts'
import { useMarkRead } from './notifications.api.ts'
import { useUnreadNotifications } from './unread-notifications.api.ts'

/** Marks what the bell says of an order as read once the order stands before somebody's eyes; null while it does not. */
export const useOrderSeen = (orderId: string | null): void => {
  const isVisible = useIsVisible()
  const unread = useUnreadNotifications()
  const { mutate } = useMarkRead()
  useEffect(() => {
    if (orderId && isVisible && unread > 0) mutate({ orderId })
  }, [orderId, isVisible, unread, mutate])
}

import { useEffect } from 'react'
import { useIsVisible } from '#web/lib/browser/visible.ts'
import { useMarkRead } from './messages.api.ts'

/** Marks a conversation as read once its new messages stand before somebody's eyes. */
export const useSeen = (id: string, unreadCount: number): void => {
  const isVisible = useIsVisible()
  const { mutate } = useMarkRead()
  useEffect(() => {
    if (isVisible && unreadCount > 0) mutate(id)
  }, [id, unreadCount, isVisible, mutate])
}

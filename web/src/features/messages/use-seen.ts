import { useEffect, useSyncExternalStore } from 'react'
import { useMarkRead } from './messages.api.ts'

const subscribe = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/** Whether anybody can look at the page. */
const useIsVisible = (): boolean => useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')

/** Marks a conversation as read once its new messages stand before somebody's eyes. */
export const useSeen = (id: string, unreadCount: number): void => {
  const isVisible = useIsVisible()
  const { mutate } = useMarkRead()
  useEffect(() => {
    if (isVisible && unreadCount > 0) mutate(id)
  }, [id, unreadCount, isVisible, mutate])
}

import { useSyncExternalStore } from 'react'

const isOnline = () => navigator.onLine
const isDrawnOnline = () => true

const subscribe = (changed: () => void) => {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Whether the browser thinks that it is online. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, isDrawnOnline)

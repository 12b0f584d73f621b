import { useSyncExternalStore } from 'react'
import { ukDay } from '#contract/calendar-day.ts'
import { useDrawing } from '../drawing.ts'

const subscribe = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

const isVisible = () => document.visibilityState === 'visible'
const isDrawnVisible = () => true

/** Whether anybody can look at the page. */
export const useIsVisible = (): boolean => useSyncExternalStore(subscribe, isVisible, isDrawnVisible)

const today = () => ukDay(new Date())

/** Today in the UK, such as "2026-04-14", looked up anew whenever somebody comes back to the page. */
export const useToday = (): string => {
  const drawing = useDrawing()
  return useSyncExternalStore(subscribe, today, () => (drawing ? ukDay(drawing.at) : today()))
}

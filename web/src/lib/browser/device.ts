import { useSyncExternalStore } from 'react'
import { useDrawing } from '../drawing.ts'

/** The layout is a phone's below this many pixels of width. */
const mobileBreakpoint = 768

/** The media query of a phone's layout. */
export const mobileMedia = `(width < ${mobileBreakpoint}px)`

/** Whether the layout is a phone's now. */
export const isMobile = () => matchMedia(mobileMedia).matches

const subscribe = (changed: () => void) => {
  const list = matchMedia(mobileMedia)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/** Whether the layout is a phone's; renders again when that changes. */
export const useIsMobile = (): boolean => {
  const drawing = useDrawing()
  return useSyncExternalStore(subscribe, isMobile, () => drawing?.isPhone ?? false)
}

import { useSyncExternalStore } from 'react'
import { useDrawing } from '../drawing.ts'

/**
 * The media query of a phone's layout: below 768 pixels at the letters that browsers begin with. Whoever has theirs twice as large has
 * it to twice the width, as the style sheet's own breakpoints have.
 */
const mobileMedia = '(width < 48rem)'

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

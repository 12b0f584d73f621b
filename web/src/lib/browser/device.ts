import { useCallback, useSyncExternalStore } from 'react'

/** Whether the media query matches; renders again when that changes. */
const useMediaQuery = (query: string): boolean => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

/** The layout is a phone's below this many pixels of width. */
const mobileBreakpoint = 768

/** The media query of a phone's layout. */
export const mobileMedia = `(width < ${mobileBreakpoint}px)`

/** Whether the layout is a phone's. */
export const useIsMobile = (): boolean => useMediaQuery(mobileMedia)

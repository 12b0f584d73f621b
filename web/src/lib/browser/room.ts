import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** How many pixels a rem has: 16, or more where letters are set larger. */
export const remPixels = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** Whether an element is at least so many rem wide: larger letters need more room, however wide the screen is. */
export const useHasRoom = <Element extends HTMLElement>(rem: number): [RefObject<Element | null>, boolean] => {
  const element = useRef<Element>(null)
  const [hasRoom, setHasRoom] = useState(false)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => setHasRoom(current.offsetWidth >= rem * remPixels())
    // Known before it is first seen, so that nothing jumps.
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [rem])
  return [element, hasRoom]
}

import { type RefObject, useEffect, useRef, useState } from 'react'

/** How many pixels wide an element is, as it grows and shrinks; 0 before it is known. */
export const useWidth = <Element extends HTMLElement>(): [RefObject<Element | null>, number] => {
  const element = useRef<Element>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const { current } = element
    if (!current) return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return [element, width]
}

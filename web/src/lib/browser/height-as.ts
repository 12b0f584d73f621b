import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the height of what stands over the page, at its foot or below its header, in a variable of CSS, for all that has to stand clear of it; with
 * nothing there the variable is as the style sheet has it.
 */
export const useHeightAs = <Standing extends HTMLElement>(variable: `--${string}`): RefObject<Standing | null> => {
  const ref = useRef<Standing>(null)
  useLayoutEffect(() => {
    const standing = ref.current
    if (!standing) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty(variable, `${standing.offsetHeight}px`))
    observer.observe(standing)
    return () => {
      observer.disconnect()
      style.removeProperty(variable)
    }
  }, [variable])
  return ref
}

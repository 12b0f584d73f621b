import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { CategorySlug } from '#contract/catalogue/catalogue.constants.ts'

// A pointer on its way across opens nothing, and one that cuts a corner loses nothing.
const hoverMs = 120

type Opened = { slug: CategorySlug | null; by: 'click' | 'hover' }

/** Which category's panel is open: by a click until it is closed, by a resting mouse while it stays. */
export const useOpenPanel = () => {
  const [{ slug, by }, setOpened] = useState<Opened>({ slug: null, by: 'click' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const set = useCallback((opened: Opened) => {
    clearTimeout(timer.current)
    setOpened(opened)
  }, [])
  const close = useCallback(() => set({ slug: null, by: 'click' }), [set])
  return {
    open: slug,
    close,
    toggle: (next: CategorySlug) => (slug === next && by === 'click' ? close() : set({ slug: next, by: 'click' })),
    /** What the mouse rests on now: a tab's category, or none. */
    hover:
      (next: CategorySlug | null) =>
      ({ pointerType }: PointerEvent): void => {
        if (pointerType !== 'mouse') return
        clearTimeout(timer.current)
        // What was clicked open does not close because the mouse goes elsewhere.
        if (slug !== next && (by === 'hover' || slug === null))
          timer.current = setTimeout(() => set({ slug: next, by: 'hover' }), hoverMs)
      },
  }
}

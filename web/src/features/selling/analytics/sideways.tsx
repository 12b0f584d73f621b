import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

/** Whether what a box holds is wider than the box, and so scrolls in it. */
const useIsScrolled = () => {
  const box = useRef<HTMLDivElement>(null)
  const [isScrolled, setScrolled] = useState(false)
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    const observer = new ResizeObserver(() => setScrolled(current.scrollWidth > current.clientWidth))
    for (const measured of [current, ...current.children]) observer.observe(measured)
    return () => observer.disconnect()
  }, [])
  return [box, isScrolled] as const
}

/** A box in which a table scrolls sideways where the letters are too large for it; then keys reach it, too. */
export const Sideways = ({ label, children }: { label: string; children: ReactNode }) => {
  const [box, isScrolled] = useIsScrolled()
  const reached = isScrolled ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {}
  return (
    <div ref={box} {...reached} className="overflow-x-auto">
      {children}
    </div>
  )
}

import {
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { lazyPage } from '../../app/lazy-page.tsx'
import { useIsMobile } from '../../lib/device.ts'

export const phoneNav = lazyPage(() => import('./phone-nav.tsx'))

type Bar = {
  slot: HTMLElement | null
  setSlot: (slot: HTMLElement | null) => void
  claims: number
  claim: () => () => void
}

const BarContext = createContext<Bar | null>(null)

const useBar = (): Bar => {
  const bar = useContext(BarContext)
  if (!bar) throw new Error('The bottom bar belongs to the site layout')
  return bar
}

export const BottomBarProvider = ({ children }: { children: ReactNode }) => {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const [claims, setClaims] = useState(0)
  const claim = useCallback(() => {
    setClaims((count) => count + 1)
    return () => setClaims((count) => count - 1)
  }, [])
  const bar = useMemo(() => ({ slot, setSlot, claims, claim }), [slot, claims, claim])
  return <BarContext value={bar}>{children}</BarContext>
}

/** On phones: the five places, or what a page puts there with `PageBar`. */
export const BottomBar = () => {
  const { setSlot, claims } = useBar()
  if (!useIsMobile()) return null
  return (
    <div className="no-print fixed inset-x-0 bottom-0 z-40 border-straw border-t bg-surface pb-[env(safe-area-inset-bottom)]">
      {claims === 0 && <Suspense fallback={<div className="h-15" />}>{phoneNav.element}</Suspense>}
      <section ref={setSlot} aria-label="At hand" hidden={claims === 0} />
    </div>
  )
}

/** Replaces the bottom bar on phones for as long as it is mounted (a product's price and button); nothing on desktop. */
export const PageBar = ({ children }: { children: ReactNode }) => {
  const { slot, claim } = useBar()
  useLayoutEffect(claim, [claim])
  return slot && createPortal(<div className="page flex min-h-15 items-center gap-3 py-2">{children}</div>, slot)
}

import { createContext, type ReactNode, useCallback, useContext, useLayoutEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'

type Bar = {
  slot: HTMLElement | null
  setSlot: (slot: HTMLElement | null) => void
  claims: number
  claim: () => () => void
}

const BarContext = createContext<Bar | null>(null)

/** The place at the foot of the screen, and how many pages want it. */
export const useBar = (): Bar => {
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

/** Replaces the bottom bar on phones for as long as it is mounted (a product's price and button); nothing on desktop. */
export const PageBar = ({ children }: { children: ReactNode }) => {
  const { slot, claim } = useBar()
  useLayoutEffect(claim, [claim])
  return slot && createPortal(<div className="page flex min-h-15 items-center gap-3 py-2">{children}</div>, slot)
}

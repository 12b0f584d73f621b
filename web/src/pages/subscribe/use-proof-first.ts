import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SellerTier } from '#contract/tiers.ts'
import { useCurrentUser } from '#web/features/identity/session/session.api.ts'

/**
 * Pays for a chosen package at once, or else when its seller has proved their address: nobody pays and then learns that they
 * cannot publish. `email` is the address that is not proved yet, to be proved in `box`, where the focus goes meanwhile.
 */
export const useProofFirst = (pay: (tier: SellerTier) => void) => {
  const { user } = useCurrentUser()
  const [chosen, setChosen] = useState<SellerTier | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const email = user && !user.emailVerified ? user.email : null
  const isProved = email === null
  const goOn = useEffectEvent(pay)
  useEffect(() => {
    if (!isProved || !chosen) return
    setChosen(null)
    goOn(chosen)
  }, [isProved, chosen])
  const choose = (tier: SellerTier) => {
    if (isProved) return pay(tier)
    setChosen(tier)
    box.current?.querySelector('input')?.focus()
  }
  return { box, email, chosen, choose }
}

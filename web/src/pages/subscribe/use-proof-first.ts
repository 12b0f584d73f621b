import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SellerTier } from '#contract/tiers.ts'
import { useCurrentUser } from '#web/features/identity/session/session.api.ts'

type ProofFirst = {
  /** The package that was chosen on the way here, or before the page was opened again. */
  wished: SellerTier | null
  /** A package is chosen, and waits for the proof. */
  onWait: (tier: SellerTier) => void
  pay: (tier: SellerTier) => void
}

/**
 * Pays for a chosen package at once, or else when its seller has proved their address: nobody pays and then learns that they
 * cannot publish. `email` is the address that is not proved yet, to be proved in `box`, where the focus goes meanwhile.
 */
export const useProofFirst = ({ wished, onWait, pay }: ProofFirst) => {
  const { user } = useCurrentUser()
  const box = useRef<HTMLDivElement>(null)
  const email = user && !user.emailVerified ? user.email : null
  const isProved = email === null
  const [chosen, setChosen] = useState<SellerTier | null>(isProved ? null : wished)
  const goOn = useEffectEvent(pay)
  useEffect(() => {
    if (!isProved || !chosen) return
    setChosen(null)
    goOn(chosen)
  }, [isProved, chosen])
  const choose = (tier: SellerTier) => {
    if (isProved) return pay(tier)
    setChosen(tier)
    onWait(tier)
    box.current?.querySelector('input')?.focus()
  }
  return { box, email, chosen, choose }
}

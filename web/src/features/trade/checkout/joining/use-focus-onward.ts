import { type RefObject, useEffect, useRef } from 'react'
import type { User } from '#contract/identity/account.answers.ts'
import { bringIntoView } from './begin.ts'

type Places = {
  /** Where somebody signs up, and then proves their address. */
  who: RefObject<HTMLElement | null>
  pay: RefObject<HTMLElement | null>
}

const stepOf = (user: User | null): 'who' | 'proof' | 'pay' => {
  if (!user) return 'who'
  return user.emailVerified ? 'pay' : 'proof'
}

/** Leads the focus to what is next once somebody has signed up, signed in or proved their address: what had it has gone. */
export const useFocusOnward = (user: User | null, { who, pay }: Places): void => {
  const step = stepOf(user)
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    if (document.activeElement !== document.body) return
    if (step === 'pay') pay.current?.focus({ preventScroll: true })
    else bringIntoView(who.current)
  }, [step, who, pay])
}

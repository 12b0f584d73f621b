import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { useOnline } from '#web/lib/browser/online.ts'
import { guestCart } from './guest-cart.ts'

/** Puts a visitor's lines into their own cart as soon as they are signed in. */
export const useGuestCartMerge = (): void => {
  const client = useQueryClient()
  const { user } = useCurrentUser()
  const userId = user?.id
  const online = useOnline()
  useEffect(() => {
    const lines = guestCart.lines()
    if (!userId || !online || lines.length === 0) return
    // What does not come leaves the lines where they are, for the next connection or page.
    void import('./guest-merge.ts').then(({ mergeGuestCart }) => mergeGuestCart(client)).catch(() => {})
  }, [userId, online, client])
}

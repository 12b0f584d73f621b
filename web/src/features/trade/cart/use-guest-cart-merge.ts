import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { guestCart } from './guest-cart.ts'

/** Puts a visitor's lines into their own cart as soon as they are signed in. */
export const useGuestCartMerge = (): void => {
  const client = useQueryClient()
  const { user } = useCurrentUser()
  const userId = user?.id
  useEffect(() => {
    const lines = guestCart.lines()
    if (userId && lines.length > 0) void import('./guest-merge.ts').then(({ mergeGuestCart }) => mergeGuestCart(client))
  }, [userId, client])
}

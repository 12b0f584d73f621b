import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Cart } from '../../../../functions/contract/cart.ts'
import { apiFetch, unwrap } from '../../lib/api-client.ts'
import { useCurrentUser } from '../session/session.api.ts'
import { guestCart, guestCount, useGuestCart } from './guest-cart.ts'

/** The signed-in buyer's cart. Without the typed client, since the header of every page reads it. */
export const cartQuery = queryOptions({
  queryKey: ['cart'],
  queryFn: () => unwrap<Cart>(apiFetch('/api/cart')),
})

/** How many things lie in the cart, a visitor's too; 0 while it loads. */
export const useCartCount = (): number => {
  const { user } = useCurrentUser()
  const guest = useGuestCart()
  const { data } = useQuery({ ...cartQuery, enabled: user !== null, select: (cart) => cart.count })
  return user ? (data ?? 0) : guestCount(guest)
}

/** Puts a visitor's lines into his own cart as soon as he is signed in. */
export const useGuestCartMerge = (): void => {
  const client = useQueryClient()
  const { user } = useCurrentUser()
  const userId = user?.id
  useEffect(() => {
    const lines = guestCart.lines()
    if (userId && lines.length > 0) void import('./guest-merge.ts').then(({ mergeGuestCart }) => mergeGuestCart(client))
  }, [userId, client])
}

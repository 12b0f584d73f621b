import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Cart } from '../../../../functions/contract/cart.ts'
import { apiFetch, unwrap } from '../../lib/api-client.ts'
import { isApiError } from '../../lib/api-error.ts'
import { useCurrentUser } from '../session/session.api.ts'
import { type GuestLine, guestCart, guestCount, useGuestCart } from './guest-cart.ts'

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

const merge = (lines: GuestLine[]): Promise<Cart> => {
  const items = lines.map(({ optionId, quantity, way }) => ({ optionId, quantity, ...(way ? { way } : {}) }))
  return unwrap<Cart>(apiFetch('/api/cart/merge', { method: 'POST', body: JSON.stringify({ items }) }))
}

/** Puts a visitor's lines into his own cart as soon as he is signed in. What the server does not understand is dropped. */
export const useGuestCartMerge = (): void => {
  const client = useQueryClient()
  const { user } = useCurrentUser()
  const userId = user?.id
  useEffect(() => {
    const lines = guestCart.lines()
    if (!userId || lines.length === 0) return
    merge(lines).then(
      async (cart) => {
        guestCart.clear()
        await client.cancelQueries({ queryKey: cartQuery.queryKey })
        client.setQueryData(cartQuery.queryKey, cart)
      },
      (error: unknown) => {
        // Offline or a fault of ours: they stay for the next time.
        if (isApiError(error) && error.status === 422) guestCart.clear()
      },
    )
  }, [userId, client])
}

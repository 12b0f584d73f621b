import { queryOptions, useQuery } from '@tanstack/react-query'
import { useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { fetchJson } from '#web/lib/api/api-client.ts'
import { guestCount, useGuestCart } from './guest-cart.ts'

/** The signed-in buyer's cart. Without the typed client, since the header of every page reads it. */
export const cartQueryOptions = queryOptions({
  queryKey: ['cart'],
  queryFn: ({ signal }) => fetchJson('/api/cart', { signal }),
})

/** How many things lie in the cart, a visitor's too; 0 while it loads. */
export const useCartCount = (): number => {
  const { user } = useCurrentUser()
  const guest = useGuestCart()
  const { data } = useQuery({ ...cartQueryOptions, enabled: user !== null, select: (cart) => cart.count })
  return user ? (data ?? 0) : guestCount(guest)
}

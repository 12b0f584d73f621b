import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Cart } from '../../../../functions/contract/cart.ts'
import { apiFetch, unwrap } from '../../lib/api-client.ts'
import { useCurrentUser } from './session.api.ts'

/** The whole cart under its one key; the header needs its count only. */
const cartQuery = queryOptions({
  queryKey: ['cart'],
  queryFn: () => unwrap<Cart>(apiFetch('/api/cart')),
})

/** How many things lie in the cart of who is signed in; 0 for a visitor and while it loads. */
export const useCartCount = (): number => {
  const { user } = useCurrentUser()
  const { data } = useQuery({ ...cartQuery, enabled: user !== null, select: (cart) => cart.count })
  return data ?? 0
}

import type { QueryClient } from '@tanstack/react-query'
import type { Cart } from '#contract/trade/cart.answers.ts'
import { fetchJson } from '#web/lib/api/api-client.ts'
import { isApiError } from '#web/lib/api/api-error.ts'
import { cartQueryOptions } from './cart-query.ts'
import { noteCut } from './cut/cut-lines.ts'
import { type GuestLine, guestCart } from './guest-cart.ts'

const merge = (lines: GuestLine[]): Promise<Cart> => {
  const items = lines.map(({ optionId, quantity, way }) => ({ optionId, quantity, ...(way ? { way } : {}) }))
  return fetchJson('/api/cart/merge', { method: 'POST', body: JSON.stringify({ items }) })
}

/**
 * Moves the visitor's lines to the cart of whoever has signed in. What the server does not understand is dropped; offline, or
 * after a fault of ours, they stay for the next time, and it throws.
 */
export const mergeGuestCart = async (client: QueryClient): Promise<void> => {
  const chosen = guestCart.lines()
  try {
    const cart = await merge(chosen)
    noteCut(chosen, cart)
    guestCart.clear()
    await client.cancelQueries({ queryKey: cartQueryOptions.queryKey })
    client.setQueryData(cartQueryOptions.queryKey, cart)
  } catch (error) {
    if (!isApiError(error) || error.status !== 422) throw error
    guestCart.clear()
  }
}

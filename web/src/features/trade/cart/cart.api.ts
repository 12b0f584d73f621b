import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { Cart } from '#contract/trade/cart.answers.ts'
import type { CartChange, CartItem } from '#contract/trade/cart.ts'
import type { CartRoutes } from '#features/trade/cart/cart.routes.ts'
import { clientOptions, fetchJson, unwrap } from '#web/lib/api-client.ts'
import { isApiError } from '#web/lib/api-error.ts'
import { cartQuery } from './cart-query.ts'

const { cart } = hc<CartRoutes>('/api', clientOptions)

// Each call answers the whole cart, so nothing is read again; a quote made from the old one is forgotten.
const remember = (client: QueryClient) => (answer: Cart) => {
  client.setQueryData(cartQuery.queryKey, answer)
  client.removeQueries({ queryKey: ['quote'] })
}

// Stock or price has moved: the cart says how.
const readAgain = (client: QueryClient) => () => void client.invalidateQueries({ queryKey: cartQuery.queryKey })

const held = ({ groups, saved }: Cart, optionId: string): number =>
  [...groups.flatMap(({ lines }) => lines), ...saved].find((line) => line.optionId === optionId)?.quantity ?? 0

const isRefusal = (error: unknown): boolean => isApiError(error) && error.status < 500

/**
 * Adding twice adds twice, so when the answer is lost the cart is asked whether the goods are in it. They are when it
 * holds as many more as were sent; otherwise the failure is thrown, and trying again is right.
 */
const addOnce = async (client: QueryClient, item: CartItem): Promise<Cart> => {
  const before = client.getQueryData(cartQuery.queryKey)
  try {
    return await unwrap(cart.items.$post({ json: item }))
  } catch (error) {
    if (!before || isRefusal(error)) throw error
    const now = await fetchJson('/api/cart').catch(() => null)
    if (!now) throw error
    client.setQueryData(cartQuery.queryKey, now)
    if (held(now, item.optionId) !== held(before, item.optionId) + item.quantity) throw error
    return now
  }
}

export const useAddItem = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (item: CartItem) => addOnce(client, item),
    onSuccess: remember(client),
  })
}

/** Puts lines in, the larger quantity where there is one: the same again changes nothing. */
export const useMergeLines = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (items: CartItem[]) => unwrap(cart.merge.$post({ json: { items } })),
    onSuccess: remember(client),
  })
}

export const useChangeLine = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...change }: CartChange & { id: string }) =>
      unwrap(cart.items[':id'].$patch({ param: { id }, json: change })),
    onSuccess: remember(client),
    onError: readAgain(client),
  })
}

export const useRemoveLine = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => unwrap(cart.items[':id'].$delete({ param: { id } })),
    onSuccess: remember(client),
    onError: readAgain(client),
  })
}

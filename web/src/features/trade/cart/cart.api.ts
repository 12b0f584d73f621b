import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Cart } from '#contract/trade/cart.answers.ts'
import type { CartChange, CartItem } from '#contract/trade/cart.ts'
import type { CartRoutes } from '#features/trade/cart/cart.routes.ts'
import { fetchJson, unwrap } from '#web/lib/api/api-client.ts'
import { clientOf } from '#web/lib/api/typed-client.ts'
import { addOnce } from './add-once.ts'
import { cartQueryOptions } from './cart-query.ts'

const { cart } = clientOf<CartRoutes>('/api')

// Each call answers the whole cart, so nothing is read again; a quote made from the old one is forgotten.
const remember = (client: QueryClient) => (answer: Cart) => {
  client.setQueryData(cartQueryOptions.queryKey, answer)
  client.removeQueries({ queryKey: ['quote'] })
}

// Stock or price has moved: the cart says how.
const readAgain = (client: QueryClient) => () => void client.invalidateQueries({ queryKey: cartQueryOptions.queryKey })

export const useAddItem = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (item: CartItem) =>
      addOnce({
        item,
        before: client.getQueryData(cartQueryOptions.queryKey),
        send: () => unwrap(cart.items.$post({ json: item })),
        read: () => fetchJson('/api/cart'),
        onRead: (now) => client.setQueryData(cartQueryOptions.queryKey, now),
      }),
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

/** Changes the number or the way of a line of the cart. */
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

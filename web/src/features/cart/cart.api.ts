import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { Cart, CartChange, CartItem } from '../../../../functions/contract/cart.ts'
import type { CartRoutes } from '../../../../functions/features/cart/cart.routes.ts'
import { clientOptions, unwrap } from '../../lib/api-client.ts'
import { cartQuery } from './cart-query.ts'

const { cart } = hc<CartRoutes>('/api', clientOptions)

// Each call answers the whole cart, so nothing is read again; a quote made from the old one is forgotten.
const remember = (client: QueryClient) => (answer: Cart) => {
  client.setQueryData(cartQuery.queryKey, answer)
  client.removeQueries({ queryKey: ['quote'] })
}

// Stock or price has moved: the cart says how.
const readAgain = (client: QueryClient) => () => void client.invalidateQueries({ queryKey: cartQuery.queryKey })

export const useAddItem = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (item: CartItem) => unwrap<Cart>(cart.items.$post({ json: item })),
    onSuccess: remember(client),
  })
}

export const useChangeLine = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...change }: CartChange & { id: string }) =>
      unwrap<Cart>(cart.items[':id'].$patch({ param: { id }, json: change })),
    onSuccess: remember(client),
    onError: readAgain(client),
  })
}

export const useRemoveLine = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => unwrap<Cart>(cart.items[':id'].$delete({ param: { id } })),
    onSuccess: remember(client),
    onError: readAgain(client),
  })
}

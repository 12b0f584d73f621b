import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { Shop } from '#contract/selling/shop.answers.ts'
import type { ShopInput } from '#contract/selling/shop.ts'
import type { ShopRoutes } from '#features/selling/shop/shop.routes.ts'
import { clientOptions, unwrap } from '#web/lib/api/api-client.ts'

const { shop } = hc<ShopRoutes>('/api', clientOptions).seller

/** The seller's own shop. */
export const shopQueryOptions = queryOptions({
  queryKey: ['seller', 'shop'],
  queryFn: (): Promise<Shop> => unwrap(shop.$get()),
})

/** Saves the shop; listings show its name and place. */
export const useChangeShop = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (json: ShopInput): Promise<Shop> => unwrap(shop.$patch({ json })),
    onSuccess: (changed) => {
      client.setQueryData(shopQueryOptions.queryKey, changed)
      void client.invalidateQueries({ queryKey: ['products'] })
    },
  })
}

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Shop } from '#contract/selling/shop.answers.ts'
import type { ShopInput } from '#contract/selling/shop.ts'
import type { ShopRoutes } from '#features/selling/shop/shop.routes.ts'
import { unwrap } from '#web/lib/api/api-client.ts'
import { clientOf } from '#web/lib/api/typed-client.ts'

const { shop } = clientOf<ShopRoutes>('/api').seller

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

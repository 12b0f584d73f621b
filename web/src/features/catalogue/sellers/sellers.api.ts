import { queryOptions } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { SellerPage } from '#contract/catalogue/sellers.answers.ts'
import { catalogueKeys } from '#contract/pages/query-keys.ts'
import type { SellersRoutes } from '#features/catalogue/sellers/sellers.routes.ts'
import { clientOptions, unwrap } from '#web/lib/api/api-client.ts'

const { sellers } = hc<SellersRoutes>('/api', clientOptions)

/** A shop as everybody sees it. */
export const sellerQueryOptions = (username: string) =>
  queryOptions({
    queryKey: catalogueKeys.seller(username),
    queryFn: (): Promise<SellerPage> =>
      unwrap(sellers[':username'].$get({ param: { username: encodeURIComponent(username) } })),
  })

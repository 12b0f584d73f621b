import { queryOptions } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { catalogueKeys } from '../../../../functions/contract/query-keys.ts'
import type { SellerPage } from '../../../../functions/contract/sellers.ts'
import type { SellersRoutes } from '../../../../functions/features/sellers/sellers.routes.ts'
import { clientOptions, unwrap } from '../../lib/api-client.ts'

const { sellers } = hc<SellersRoutes>('/api', clientOptions)

/** A shop as everybody sees it. */
export const sellerQuery = (username: string) =>
  queryOptions({
    queryKey: catalogueKeys.seller(username),
    queryFn: (): Promise<SellerPage> =>
      unwrap(sellers[':username'].$get({ param: { username: encodeURIComponent(username) }, query: {} })),
  })

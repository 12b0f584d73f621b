import { queryOptions } from '@tanstack/react-query'
import type { SellerPage } from '#contract/catalogue/sellers.answers.ts'
import { catalogueKeys } from '#contract/pages/query-keys.ts'
import type { SellersRoutes } from '#features/catalogue/sellers/sellers.routes.ts'
import { unwrap } from '#web/lib/api/api-client.ts'
import { clientOf } from '#web/lib/api/typed-client.ts'

const { sellers } = clientOf<SellersRoutes>('/api')

/** A shop as everybody sees it. */
export const sellerQueryOptions = (username: string) =>
  queryOptions({
    queryKey: catalogueKeys.seller(username),
    queryFn: (): Promise<SellerPage> =>
      unwrap(sellers[':username'].$get({ param: { username: encodeURIComponent(username) } })),
  })

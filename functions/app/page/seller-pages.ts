import type { Deps } from '#app/deps.ts'
import { usernameParam } from '#app/validate.ts'
import { preloadOf, shopBanner } from '#contract/catalogue/pictures.ts'
import { sellerHead } from '#contract/pages/listing-heads.ts'
import { catalogueKeys, listParams } from '#contract/pages/query-keys.ts'
import { batch } from '#db/batch.ts'
import { listOf, listStatements } from '#features/catalogue/listings/list.service.ts'
import { sellerRow } from '#features/catalogue/sellers/sellers.queries.ts'
import { sellerOf } from '#features/catalogue/sellers/sellers.service.ts'
import { home, listed, queryOf } from './catalogue-pages.ts'
import { type PageModel, pageModel } from './page-model.ts'
import { breadcrumbList, shopData } from './structured-data.ts'

const soldBy = (filters: URLSearchParams, username: string): URLSearchParams => {
  filters.set('seller', username)
  return listParams(filters)
}

/** A shop with the list of its listings that the address asks for, in one round trip. */
export const shopPage = async (
  deps: Deps,
  { username: asked, search }: { username: string; search: URLSearchParams },
): Promise<PageModel> => {
  const name = usernameParam(asked)
  const filters = soldBy(listParams(search), name)
  const query = queryOf(filters)
  const found = sellerRow(deps.db, name)
  const { sellers, list } = query
    ? await batch(deps.db, { sellers: found, list: listStatements(deps, query) })
    : { sellers: await found, list: null }
  const shop = sellerOf(deps, sellers.rows[0])
  return pageModel({
    ...sellerHead(shop),
    canonical: `/sellers/${shop.username}`,
    indexed: listParams(search).size === 0,
    image: shop.bannerUrl,
    structuredData: [
      shopData(shop),
      breadcrumbList([home, { name: shop.shopName, path: `/sellers/${shop.username}` }]),
    ],
    isWhole: query !== null,
    preload: shop.bannerUrl ? preloadOf(shop.bannerUrl, shopBanner.sizes) : null,
    firstData: [
      [catalogueKeys.seller(name), shop],
      ...(query && list ? [listed(filters, listOf(deps, { query, read: list }))] : []),
    ],
  })
}

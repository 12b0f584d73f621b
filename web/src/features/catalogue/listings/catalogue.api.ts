import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { mostOthers } from '#contract/catalogue/below-listing.ts'
import type { Category, ProductCard, ProductPage, ServiceCategory } from '#contract/catalogue/catalogue.answers.ts'
import type { Product } from '#contract/catalogue/product.answers.ts'
import { catalogueKeys, listParams } from '#contract/pages/query-keys.ts'
import type { CatalogueRoutes } from '#features/catalogue/listings/catalogue.routes.ts'
import { fetchJson, unwrap } from '#web/lib/api/api-client.ts'
import { clientOf } from '#web/lib/api/typed-client.ts'
import { pagedOptions } from '#web/lib/pages.ts'

const client = clientOf<CatalogueRoutes>('/api')

/** All categories with what is for sale in each. */
export const categoriesQueryOptions = queryOptions({
  queryKey: catalogueKeys.categories,
  queryFn: (): Promise<Category[]> => unwrap(client.categories.$get({ query: {} })),
})

/** The kinds of service. */
export const serviceCategoriesQueryOptions = queryOptions({
  queryKey: catalogueKeys.serviceCategories,
  queryFn: (): Promise<ServiceCategory[]> => unwrap(client.services.categories.$get({ query: {} })),
})

/** Listings that the home page puts forward. */
export const featuredQueryOptions = queryOptions({
  queryKey: catalogueKeys.featured,
  queryFn: (): Promise<ProductCard[]> => unwrap(client.products.featured.$get({ query: {} })),
})

// The filters of an address go to the server as they stand: it alone says which of them it knows.
const readPage = (search: URLSearchParams, paging: { cursor?: string; limit?: string }): Promise<ProductPage> => {
  const query = new URLSearchParams([...listParams(search), ...Object.entries(paging)])
  return fetchJson(query.size > 0 ? `/api/products?${query}` : '/api/products')
}

/** Search and browse: what an address asks for, page by page. What was shown stays until the next answer is there. */
export const productListQueryOptions = (search: URLSearchParams) =>
  pagedOptions({
    queryKey: catalogueKeys.list(search),
    read: (paging) => readPage(search, paging),
    placeholderData: keepPreviousData,
  })

/** How many there would be, with the first few: for what is suggested beside the list itself. */
export const productSampleQueryOptions = (search: URLSearchParams, limit: number) =>
  queryOptions({
    queryKey: [...catalogueKeys.list(search), limit],
    queryFn: () => readPage(search, { limit: String(limit) }),
  })

/** A listing as its page shows it. */
export const productQueryOptions = (id: string) =>
  queryOptions({
    queryKey: catalogueKeys.product(id),
    queryFn: (): Promise<Product> => unwrap(client.products[':id'].$get({ param: { id: encodeURIComponent(id) } })),
  })

/** The cards of these listings, without those that nobody may look at any more. */
export const cardsQueryOptions = (ids: string[]) =>
  queryOptions({
    queryKey: catalogueKeys.cards(ids),
    queryFn: (): Promise<ProductCard[]> => unwrap(client.products.cards.$get({ query: { id: ids } })),
    placeholderData: keepPreviousData,
  })

/** What else the seller of a listing can sell, the newest first. */
export const othersQueryOptions = ({ id, seller }: Product) =>
  queryOptions({
    queryKey: catalogueKeys.others(id),
    queryFn: async (): Promise<ProductCard[]> => {
      const newest = new URLSearchParams({ seller: seller.username, sort: 'newest', inStock: 'true' })
      const { items } = await readPage(newest, { limit: String(mostOthers + 1) })
      return items.filter((card) => card.id !== id).slice(0, mostOthers)
    },
  })

/** Other listings like one. */
export const similarQueryOptions = (id: string) =>
  queryOptions({
    queryKey: catalogueKeys.similar(id),
    queryFn: (): Promise<ProductCard[]> =>
      unwrap(client.products[':id'].similar.$get({ param: { id: encodeURIComponent(id) } })),
  })

import { queryOptions } from '@tanstack/react-query'
import type { ProductCard, ProductPage } from '#contract/catalogue/catalogue.answers.ts'
import { freshListings, freshQuery } from '#contract/catalogue/fresh-listings.ts'
import { catalogueKeys } from '#contract/pages/query-keys.ts'
import { fetchJson } from '#web/lib/api/api-client.ts'

/** The hatching eggs that have just been listed. */
export const freshQueryOptions = queryOptions({
  queryKey: catalogueKeys.fresh,
  queryFn: async (): Promise<ProductCard[]> => {
    const page: ProductPage = await fetchJson(`/api/products?${new URLSearchParams(freshQuery)}`)
    return freshListings(page.items)
  },
})

import { queryOptions } from '@tanstack/react-query'
import { ukDay } from '#contract/calendar-day.ts'
import type { ProductCard, ProductPage } from '#contract/catalogue/catalogue.answers.ts'
import { type FreshRow, freshQuery, freshRow, seasonQuery } from '#contract/catalogue/fresh-listings.ts'
import { catalogueKeys } from '#contract/pages/query-keys.ts'
import { fetchJson } from '#web/lib/api/api-client.ts'

const listed = async (query: Record<string, string | string[]>): Promise<ProductCard[]> => {
  const asked = Object.entries(query).flatMap(([name, values]) => [values].flat().map((value) => [name, value]))
  const page: ProductPage = await fetchJson(`/api/products?${new URLSearchParams(asked)}`)
  return page.items
}

/** The hatching eggs of this month, or those that have just been listed. */
export const freshQueryOptions = queryOptions({
  queryKey: catalogueKeys.fresh,
  queryFn: async (): Promise<FreshRow> => {
    const day = ukDay(new Date())
    const [ofSeason, newest] = await Promise.all([listed(seasonQuery(day)), listed(freshQuery)])
    return freshRow({ day, ofSeason, newest })
  },
})

import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { ServicePage } from '#contract/catalogue/catalogue.answers.ts'
import { catalogueKeys, serviceParams } from '#contract/pages/query-keys.ts'
import { fetchJson } from '#web/lib/api-client.ts'

// The filters of an address go to the server as they stand: it alone says which of them it knows.
const readPage = (search: URLSearchParams, cursor: string | null): Promise<ServicePage> => {
  const query = new URLSearchParams([...serviceParams(search), ...(cursor ? [['cursor', cursor]] : [])])
  return fetchJson(query.size > 0 ? `/api/services?${query}` : '/api/services')
}

/** The services that an address asks for, page by page. What was shown stays until the next answer is there. */
export const servicesQuery = (search: URLSearchParams) =>
  infiniteQueryOptions({
    queryKey: catalogueKeys.services(search),
    queryFn: ({ pageParam }) => readPage(search, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }: ServicePage) => nextCursor,
    placeholderData: keepPreviousData,
  })

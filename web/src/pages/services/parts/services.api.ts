import { keepPreviousData } from '@tanstack/react-query'
import type { ServicePage } from '#contract/catalogue/catalogue.answers.ts'
import { catalogueKeys, serviceParams } from '#contract/pages/query-keys.ts'
import { fetchJson } from '#web/lib/api/api-client.ts'
import { pagedOptions } from '#web/lib/pages.ts'

// The filters of an address go to the server as they stand: it alone says which of them it knows.
const readPage = (search: URLSearchParams, paging: { cursor?: string }): Promise<ServicePage> => {
  const query = new URLSearchParams([...serviceParams(search), ...Object.entries(paging)])
  return fetchJson(query.size > 0 ? `/api/services?${query}` : '/api/services')
}

/** The services that an address asks for, page by page. What was shown stays until the next answer is there. */
export const servicesQueryOptions = (search: URLSearchParams) =>
  pagedOptions({
    queryKey: catalogueKeys.services(search),
    read: (paging) => readPage(search, paging),
    placeholderData: keepPreviousData,
  })

import type { QueryClient } from '@tanstack/react-query'

type Asked = {
  /** What stands in the gaps of the page's address. */
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
}

/**
 * Reads what a page shows first, for whoever is about to open it: by the queries that the page itself asks with, and of them
 * only those that answer everybody alike. A page exports it beside itself, under this name in lower case.
 */
export type ReadAhead = (queries: Pick<QueryClient, 'query' | 'infiniteQuery'>, asked: Asked) => Promise<unknown>[]

/** An address with what is asked of it after its `?`, which falls away where nothing is. */
export const withQuery = (path: string, query: URLSearchParams): string => (query.size > 0 ? `${path}?${query}` : path)

import { useCallback, useMemo } from 'react'
import { type Going, useLocation, useNavigate } from './router.tsx'
import { withQuery } from './with-query.ts'

type Query = string | Record<string, string> | URLSearchParams

/** What the address asks for after its `?`, and what goes to the same page with another question. */
export const useSearchParams = (): [URLSearchParams, (query: Query, going?: Going) => void] => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const setParams = useCallback(
    (query: Query, going?: Going) => navigate(withQuery(pathname, new URLSearchParams(query)), going),
    [pathname, navigate],
  )
  return [params, setParams]
}

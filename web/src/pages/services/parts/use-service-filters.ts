import { useMemo } from 'react'
import { categories } from '#contract/catalogue/catalogue.constants.ts'
import { serviceParams } from '#contract/pages/query-keys.ts'
import { useSearchParams } from '#web/lib/router/use-search-params.ts'

/** The kinds of service that listings stand under. */
export const serviceKinds = categories.flatMap(({ slug, subcategories }) => (slug === 'services' ? subcategories : []))

export type ServiceFilters = {
  asked: URLSearchParams
  near: string
  category: string
  set: (chosen: { near: string; category: string }) => void
}

/** Where and which kind, from the address: back, reload and a shared link find the same list. */
export const useServiceFilters = (): ServiceFilters => {
  const [search, setSearch] = useSearchParams()
  const asked = useMemo(() => serviceParams(search), [search])
  return {
    asked,
    near: asked.get('near') ?? '',
    category: asked.get('category') ?? '',
    set: (chosen) => setSearch(serviceParams(new URLSearchParams(chosen))),
  }
}

import { type LoadPage, lazyPage } from '#web/lib/lazy-page.tsx'
import { matchRoutes } from '#web/lib/router/match-routes.ts'
import type { Route } from '#web/lib/router/routes.tsx'

/** A route whose page comes in a chunk of its own, which `load` fetches. */
export type PageRoute = Omit<Route, 'children'> & {
  load?: LoadPage
  /** As its module is called, without `.page.tsx`: by it the edge finds the files that the page needs. */
  name?: string
  children?: PageRoute[]
}

/** A page of its own chunk, at its address. */
export const page = (path: string, load: LoadPage): PageRoute => ({ path, ...lazyPage(load) })

/** Fetches the code of all that these routes show at an address. */
export const loadAt = async (routes: PageRoute[], pathname: string): Promise<void> => {
  await Promise.all(matchRoutes(routes, pathname)?.routes.map(({ load }) => load?.()) ?? [])
}

import { createContext, type ReactNode, use, useMemo } from 'react'
import { matchRoutes, type Params } from './match-routes.ts'
import { useLocation } from './router.tsx'

/** What an address shows; a route with children stands around theirs. */
export type Route = { path?: string; element: ReactNode; children?: readonly Route[] }

const OutletContext = createContext<ReactNode>(null)
const ParamsContext = createContext<Params>({})

/** Where a route shows what stands inside it. */
export const Outlet = () => use(OutletContext)

/** What stands in the gaps of the page's address. */
export const useParams = (): Params => use(ParamsContext)

const around = (inner: ReactNode, { element }: Route): ReactNode => (
  <OutletContext value={inner}>{element}</OutletContext>
)

/** The routes of the present address, one in the other. */
export const Routes = ({ routes }: { routes: readonly Route[] }) => {
  const { pathname } = useLocation()
  return useMemo(() => {
    const match = matchRoutes(routes, pathname)
    return match && <ParamsContext value={match.params}>{match.routes.reduceRight(around, null)}</ParamsContext>
  }, [routes, pathname])
}

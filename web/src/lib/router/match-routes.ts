/** Has an address, such as `/orders/:id` or `*` for any, or the routes that stand inside it. */
type RouteAt<Route> = { path?: string; children?: readonly Route[] }

export type Params = Readonly<Record<string, string | undefined>>

/** The routes that an address leads to, from the outermost in, and what stands in its gaps. */
type Match<Route> = { routes: Route[]; params: Params }

/** The parts of an address between its slashes; what a slash at the end would add is none. */
const partsOf = (path: string): string[] => {
  const parts = path.split('/').slice(1)
  while (parts.at(-1) === '') parts.pop()
  return parts
}

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** What stands in the gaps of `path`; null where the parts are those of another address. */
const paramsIn = (path: string, parts: readonly string[]): Params | null => {
  if (path === '*') return {}
  const names = partsOf(path)
  if (names.length !== parts.length) return null
  const params: Record<string, string> = {}
  for (const [index, name] of names.entries()) {
    const part = parts[index] ?? ''
    if (name.startsWith(':') && part) params[name.slice(1)] = part
    else if (name.toLowerCase() !== part.toLowerCase()) return null
  }
  return params
}

const find = <Route extends RouteAt<Route>>(
  routes: readonly Route[],
  parts: readonly string[],
): Match<Route> | null => {
  for (const route of routes) {
    const inner = route.children && find(route.children, parts)
    if (inner) return { ...inner, routes: [route, ...inner.routes] }
    const params = route.path === undefined ? null : paramsIn(route.path, parts)
    if (params) return { routes: [route], params }
  }
  return null
}

/** The first routes that fit an address: what is written out stands before a gap in its place, and `*` last. */
export const matchRoutes = <Route extends RouteAt<Route>>(
  routes: readonly Route[],
  pathname: string,
): Match<Route> | null => find(routes, partsOf(pathname).map(decoded))

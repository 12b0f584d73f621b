import type { hc } from 'hono/client'
import { withQuery } from '../router/with-query.ts'
import { apiFetch } from './api-client.ts'

/** What a call is told: what stands in the gaps of its path, after its `?`, in its body and its headers. */
type Told = {
  param?: Record<string, string>
  query?: Record<string, string | string[] | undefined>
  json?: unknown
  header?: Record<string, string>
}

const queryOf = (query: NonNullable<Told['query']>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, values]) =>
      [values].flat().flatMap((value): [string, string][] => (value === undefined ? [] : [[name, value]])),
    ),
  )

const call = (path: readonly string[], { param = {}, query = {}, json, header }: Told = {}, { init = {} } = {}) => {
  const parts = path.map((part) => (part.startsWith(':') ? param[part.slice(1)] : part))
  const verb = parts.pop()?.slice(1).toUpperCase()
  const body = json === undefined ? undefined : JSON.stringify(json)
  return apiFetch(withQuery(parts.join('/'), queryOf(query)), { method: verb, body, headers: header, ...init })
}

const at = (path: readonly string[]): unknown =>
  new Proxy(() => {}, {
    get: (_, part) => (typeof part === 'string' && part !== 'then' ? at([...path, part]) : undefined),
    apply: (_, _this, [told, options]) => call(path, told, options),
  })

/**
 * The client of a feature, typed by its routes: `clientOf<CartRoutes>('/api').cart.items.$post({ json })`. What stands in a gap
 * goes out as it is. Hono's own knows forms, cookies and sockets besides, and every page would carry them.
 */
export const clientOf = ((base: string) => at([base])) as typeof hc

import type { TestAnswer, TestClient, TestHeaders } from '../site/test-client.ts'
import { addressOfExample, type DeclaredRoute } from './declared-routes.ts'

/** A route as people call it, such as `GET /api/user`. */
export const nameOf = ({ method, path }: Pick<DeclaredRoute, 'method' | 'path'>): string => `${method} ${path}`

type Sent = { route: string; path: string; body?: unknown; headers?: TestHeaders }

/** Sends this body to a path by the method of a route, which is called as by `nameOf`. */
export const send = (api: TestClient, { route, path, body, headers }: Sent): Promise<TestAnswer> => {
  const [method] = route.split(' ')
  if (method === 'GET') return api.get(path, headers)
  if (method === 'POST') return api.post(path, body, headers)
  if (method === 'PATCH') return api.patch(path, body, headers)
  if (method === 'PUT') return api.put(path, body, headers)
  return api.delete(path, body, headers)
}

/** Sends a route's example, with these headers over those that a page would send. */
export const sendExample = (api: TestClient, route: DeclaredRoute, over: TestHeaders = {}): Promise<TestAnswer> => {
  const { body, headers: own } = route.declaration.example ?? {}
  return send(api, { route: nameOf(route), path: addressOfExample(route), body, headers: { ...own, ...over } })
}

import { addressOfExample, type DeclaredRoute } from './declared-routes.ts'
import type { TestAnswer, TestClient, TestHeaders } from './test-client.ts'

/** A route as people call it, such as `GET /api/user`. */
export const nameOf = ({ method, path }: Pick<DeclaredRoute, 'method' | 'path'>): string => `${method} ${path}`

/** Sends a route's example, with these headers over those that a page would send. */
export const sendExample = (api: TestClient, route: DeclaredRoute, over: TestHeaders = {}): Promise<TestAnswer> => {
  const { body, headers: own } = route.declaration.example ?? {}
  const [path, headers] = [addressOfExample(route), { ...own, ...over }]
  if (route.method === 'GET') return api.get(path, headers)
  if (route.method === 'POST') return api.post(path, body, headers)
  if (route.method === 'PATCH') return api.patch(path, body, headers)
  if (route.method === 'PUT') return api.put(path, body, headers)
  return api.delete(path, body, headers)
}

import { addressOfExample, everyDeclaredRoute, expectedStatus, roles } from '#testing/declared-routes.ts'

export type AccessRow = {
  route: string
  /** What each gets who asks, in the order of `roles`: the status tells where the guards stand. */
  statuses: number[]
  /** The address of the route's example. */
  path: string
  body?: Record<string, unknown>
  headers?: Record<string, string>
  /** A signed token in the body speaks for itself, wherever it is sent from. */
  byToken?: true
}

/** Every route of the API with its example, from what each says of itself; those that change who asks come last. */
export const accessTable: AccessRow[] = everyDeclaredRoute.map((route) => {
  const { example, byToken } = route.declaration
  const { body, headers } = example ?? {}
  return {
    route: `${route.method} ${route.path}`,
    path: addressOfExample(route),
    statuses: roles.map((role) => expectedStatus(route, role)),
    ...(body && { body }),
    ...(headers && { headers }),
    ...(byToken && { byToken }),
  }
})

import {
  addressOfExample,
  everyDeclaredRoute,
  expectedStatus,
  type Role,
  roles,
} from '#testing/routes/declared-routes.ts'

export type AccessRow = {
  route: string
  /** What each gets who asks: the status tells where the guards stand. */
  statuses: Record<Role, number>
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
    statuses: Object.fromEntries(roles.map((role) => [role, expectedStatus(route, role)])) as Record<Role, number>,
    ...(body && { body }),
    ...(headers && { headers }),
    ...(byToken && { byToken }),
  }
})

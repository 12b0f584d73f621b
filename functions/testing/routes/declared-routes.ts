import { type Declaration, declarationOf, type ExampleStatus, nobodysId, type Who } from '#app/route/declaration.ts'
import { createApp } from '#app/wiring/create-app.ts'

/** A route of the API with what it says of itself. */
export type DeclaredRoute = { method: string; path: string; declaration: Declaration }

const changesWho = ({ declaration }: DeclaredRoute): boolean => declaration.example?.changesWho ?? false

/** Every route of the API that is declared, in the order in which the app has them; those that change who asks come last. */
export const everyDeclaredRoute: DeclaredRoute[] = createApp()
  .routes.flatMap(({ method, path, handler }) => {
    const declaration = declarationOf(handler)
    return declaration ? [{ method, path, declaration }] : []
  })
  .sort((one, other) => Number(changesWho(one)) - Number(changesWho(other)))

/** Where a route's example is sent. */
export const addressOfExample = ({ path, declaration: { example } }: DeclaredRoute): string => {
  const address = path.replaceAll(/:(\w+)/g, (_, part: string) => example?.params?.[part] ?? nobodysId)
  return example?.query ? `${address}?${example.query}` : address
}

export const roles = ['visitor', 'buyer', 'seller', 'admin'] as const
export type Role = (typeof roles)[number]

const passes: Record<Who, readonly Role[]> = {
  anyone: roles,
  user: ['buyer', 'seller', 'admin'],
  'verified user': ['buyer', 'seller', 'admin'],
  seller: ['seller'],
  'verified seller': ['seller'],
  admin: ['admin'],
}

const answeredTo = (status: ExampleStatus, role: Role): number => {
  if (typeof status === 'number') return status
  return role === 'visitor' ? 401 : status[role]
}

/** What a route's example must answer to somebody of this role, by who may ask and nothing else. */
export const expectedStatus = ({ declaration }: DeclaredRoute, role: Role): number => {
  const { who, answer, status, example } = declaration
  if (passes[who].includes(role)) return answeredTo(example?.answers ?? status ?? (answer === null ? 204 : 200), role)
  return role === 'visitor' ? 401 : 403
}

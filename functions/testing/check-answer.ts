import { type DeclaredRoute, everyDeclaredRoute } from './declared-routes.ts'
import type { TestAnswer } from './test-client.ts'

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`)

const known = everyDeclaredRoute.map((route) => ({ ...route, pattern: patternOf(route.path) }))

const routeAt = (method: string, path: string): DeclaredRoute | undefined =>
  known.find((route) => route.method === method && route.pattern.test(path))

// A session that is renewed on the way is written beside the answer.
const allowedCalls = (
  { declaration: { calls, callsAtWorst = calls } }: DeclaredRoute,
  { headers }: TestAnswer,
): number => callsAtWorst + (headers.getSetCookie().some((line) => line.startsWith('session_id=')) ? 1 : 0)

/** Throws when a good answer is not what its route declares: another shape, or more calls to the database. */
export const checkAnswer = (method: string, address: string, answer: TestAnswer): void => {
  const path = address.split('?')[0]!
  const route = answer.status < 300 ? routeAt(method, path) : undefined
  if (!route) return
  const { answer: kind } = route.declaration
  if (kind && 'safeParse' in kind) {
    const parsed = kind.safeParse(answer.body)
    if (!parsed.success) throw new Error(`${method} ${path} answers what it does not declare: ${parsed.error.message}`)
  }
  const calls = Number(answer.headers.get('x-database-calls') ?? 0)
  const most = allowedCalls(route, answer)
  if (calls > most) throw new Error(`${method} ${path} took ${calls} calls to the database, and declares ${most}.`)
}

import { inject } from 'vitest'
import type { TestAnswer } from '../site/test-client.ts'
import { noteAnswer } from './answered-routes.ts'
import { type DeclaredRoute, everyDeclaredRoute } from './declared-routes.ts'

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`)

const known = everyDeclaredRoute.map((route) => ({ ...route, pattern: patternOf(route.path) }))

const routeAt = (method: string, path: string): DeclaredRoute | undefined =>
  known.find((route) => route.method === method && route.pattern.test(path))

const isCached = ({ headers }: TestAnswer): boolean => headers.get('x-cache') === 'HIT'

/** Calls that were told; without that which writes a renewed session beside the answer to who was signed in. */
const ownCalls = ({ declaration: { who } }: DeclaredRoute, { headers }: TestAnswer): number | null => {
  const told = headers.get('x-database-calls')
  const isRenewed = who !== 'anyone' && headers.getSetCookie().some((line) => /^session_id=[^;]/.test(line))
  return told === null ? null : Number(told) - (isRenewed ? 1 : 0)
}

const mostCalls = ({ declaration: { calls, callsAtWorst = calls } }: DeclaredRoute, answer: TestAnswer): number =>
  isCached(answer) ? 0 : callsAtWorst

/**
 * Throws when a good answer is not what its route declares: another shape, or more calls to the database than it may take;
 * out of the edge's cache it takes none. Notes what was answered for the end of the run.
 */
export const checkAnswer = (method: string, address: string, answer: TestAnswer): void => {
  const path = address.split('?')[0]!
  const route = answer.status < 300 ? routeAt(method, path) : undefined
  if (!route) return
  const { answer: kind } = route.declaration
  if (kind && 'safeParse' in kind) {
    const parsed = kind.safeParse(answer.body)
    if (!parsed.success) throw new Error(`${method} ${path} answers what it does not declare: ${parsed.error.message}`)
  }
  const calls = ownCalls(route, answer)
  const most = mostCalls(route, answer)
  if ((calls ?? 0) > most)
    throw new Error(`${method} ${path} took ${calls} calls to the database, and declares ${most}.`)
  noteAnswer(inject('answered'), { route: `${method} ${route.path}`, calls, isCached: isCached(answer) })
}

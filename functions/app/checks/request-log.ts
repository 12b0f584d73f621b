import { createHmac } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { logLine } from '#app/checks/log-line.ts'
import type { AppEnv } from '#app/deps.ts'
import { AppError, postgresError } from '#app/errors.ts'
import { readSessionCookie } from '#app/session.ts'
import type { DbTally } from '#db/client.ts'

// Only where it happened: the message before it may hold what a user sent, over several lines.
const placesOf = ({ stack = '', message }: Error): string[] =>
  stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .slice(1, 6)
    .map((line) => line.trim())

/** What is safe to log of an error: never parameters, never a row, which Drizzle's and Postgres's texts hold. */
export const describeError = (error: Error): Record<string, unknown> => {
  if (error instanceof AppError) return { code: error.code, ...error.details.logged }
  const postgres = postgresError(error)
  if (postgres) return { error: 'postgres', postgres: postgres.code, constraint: postgres.constraint }
  const cause = error.cause instanceof Error ? error.cause.name : undefined
  return { error: error.name, cause, at: placesOf(error) }
}

/** Logs what fails after the answer went out, under the request's id, so that nothing of its message is printed. */
export const logLate = (id: string, work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => {
    const told = error instanceof Error ? describeError(error) : { error: typeof error }
    logLine({ id, late: true, ...told })
  })

/** What a request spent at the database, for its line in the log. */
export const spentOf = ({ calls, ms, lost }: DbTally) => ({
  dbCalls: calls,
  dbMs: ms,
  ...(lost ? { dbLost: lost } : {}),
})

// Tests hold every route to the calls that it declares; one that was sent again for want of an answer counts no calls, nor
// one whose mails are on their way to a post beside the answer.
const tellCalls = ({ res, var: { deps, tally } }: Context<AppEnv>): void => {
  const isWhole = deps?.env.CLOCK === 'header' && deps.mailer.name === 'outbox'
  if (isWhole && !tally.lost) res.headers.set('X-Database-Calls', String(tally.calls))
}

/**
 * Who asked, as the log names them: a keyed hash of their id, or of the name by which somebody tried to sign in. Lines of one
 * account belong together by it, and whoever reads them learns from it neither name nor id.
 */
const whoOf = ({ var: { deps, who } }: Context<AppEnv>): { who?: string } => {
  if (!deps || !who) return {}
  const hash = createHmac('sha256', deps.env.HASH_SECRET).update(`log|${who.toLowerCase()}`)
  return { who: hash.digest('base64url').slice(0, 16) }
}

/**
 * One JSON line a request: id, route, status, milliseconds, database calls, their milliseconds, those without an answer, who.
 * A fresh answer out of the edge's cache writes none: nothing was done for it, and in the rush they are nearly all.
 */
export const requestLog: MiddlewareHandler<AppEnv> = async (c, next) => {
  const id = crypto.randomUUID()
  const started = Date.now()
  c.set('requestId', id)
  c.set('tally', { calls: 0, ms: 0 })
  await next()
  c.res.headers.set('X-Request-Id', id)
  tellCalls(c)
  // What is refused before anybody asked who is there is told of whoever has the session.
  if (c.error && c.var.deps && !c.var.who) await readSessionCookie(c)
  if (c.res.headers.get('X-Cache') === 'HIT') return
  const line = {
    id,
    method: c.req.method,
    route: routePath(c, -1),
    status: c.res.status,
    ms: Date.now() - started,
    ...spentOf(c.var.tally),
    ...whoOf(c),
    ...(c.error ? describeError(c.error) : {}),
  }
  logLine(line)
}

import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { AppEnv } from './deps.ts'
import { AppError, postgresError } from './errors.ts'

/** What is safe to log of an error: never parameters, never a row, which Drizzle's and Postgres's texts hold. */
const describe = (error: Error): Record<string, unknown> => {
  if (error instanceof AppError) return { code: error.code, ...error.details.logged }
  const postgres = postgresError(error)
  if (postgres) return { error: 'postgres', postgres: postgres.code, constraint: postgres.constraint }
  const cause = error.cause instanceof Error ? error.cause.name : undefined
  // The first line of the stack alone carries the message, which may hold what a user sent.
  return {
    error: error.name,
    cause,
    at: error.stack
      ?.split('\n')
      .slice(1, 6)
      .map((line) => line.trim()),
  }
}

/** One JSON line a request: id, route, status, milliseconds, database calls and milliseconds. */
export const requestLog: MiddlewareHandler<AppEnv> = async (c, next) => {
  const id = crypto.randomUUID()
  const started = Date.now()
  c.set('requestId', id)
  c.set('tally', { calls: 0, ms: 0 })
  await next()
  c.res.headers.set('X-Request-Id', id)
  const { calls, ms } = c.var.tally
  const line = {
    id,
    method: c.req.method,
    route: routePath(c, -1),
    status: c.res.status,
    ms: Date.now() - started,
    dbCalls: calls,
    dbMs: ms,
    ...(c.error ? describe(c.error) : {}),
  }
  console.log(JSON.stringify(line))
}

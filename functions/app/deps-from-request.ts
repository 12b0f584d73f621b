import type { MiddlewareHandler } from 'hono'
import { logLate } from './checks/request-log.ts'
import type { AppEnv } from './deps.ts'
import { type Env, parseEnv } from './env.ts'
import { AppError } from './errors.ts'
import { makeDeps } from './make-deps.ts'

const testHeader = (name: string, { headers, env }: { headers: Headers; env: Env }): string | null =>
  env.ENVIRONMENT === 'local' && env.CLOCK === 'header' ? headers.get(name) : null

/** The moment of a request: a test sets its own by X-Test-Clock. */
export const requestClock = (headers: Headers, env: Env): Date => {
  const set = testHeader('x-test-clock', { headers, env })
  return set ? new Date(set) : new Date()
}

/** The settings for a request: how long a call to the database may take a test sets by X-Test-Patience, in milliseconds. */
export const requestEnv = (headers: Headers, env: Env): Env => {
  const set = testHeader('x-test-patience', { headers, env })
  return set ? { ...env, DATABASE_TIMEOUT_MS: Number(set) } : env
}

// "local" must not answer the world: demo users and the sandbox stand there.
const assertLocalhost = (env: Env, host: string): void => {
  if (env.ENVIRONMENT !== 'local' || host === 'localhost' || host === '127.0.0.1') return
  throw new AppError('not_found', 'This address is not served here.')
}

/** Builds what services work with, once a request. */
export const provideDeps: MiddlewareHandler<AppEnv> = async (c, next) => {
  const env = requestEnv(c.req.raw.headers, parseEnv(c.env))
  const url = new URL(c.req.url)
  assertLocalhost(env, url.hostname)
  const deps = makeDeps({
    env,
    now: requestClock(c.req.raw.headers, env),
    tally: c.var.tally,
    requestId: c.var.requestId,
    readsOnly: c.req.method === 'HEAD',
    origin: env.SITE_ORIGIN ?? url.origin,
    defer: (work) => c.executionCtx.waitUntil(logLate(c.var.requestId, work)),
  })
  c.set('deps', deps)
  await next()
}

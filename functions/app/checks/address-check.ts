import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { notFound } from '#app/errors.ts'

/** Answers 404 at an address with U+0000: Postgres can't hold it, so nothing stands there. */
export const addressCheck: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (new URL(c.req.url).pathname.includes('%00')) throw notFound()
  await next()
}

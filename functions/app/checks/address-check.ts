import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { notFound } from '#app/errors.ts'

/** Postgres can't hold U+0000, so nothing stands at an address that has it. */
export const addressCheck: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (new URL(c.req.url).pathname.includes('%00')) throw notFound()
  await next()
}

import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { AppError } from '#app/errors.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/** What a mail program asks for in its reader's name: the signed token in the body speaks for itself. */
const byTokenAlone = new Set(['/api/newsletter/unsubscribe'])

const fromOurPages = (request: Request): boolean => {
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  return request.headers.get('origin') === new URL(request.url).origin
}

/** Refuses writes that another site's page sent: 403 `csrf`. The session's token is checked where it is read. */
export const originCheck: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!safe.has(c.req.method) && !byTokenAlone.has(c.req.path) && !fromOurPages(c.req.raw)) {
    throw new AppError('csrf', 'This request didn’t come from our own pages.')
  }
  await next()
}

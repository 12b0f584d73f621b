import { type Context, Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { route } from '#app/route/route.ts'
import { checkCsrf, readSessionCookie } from '#app/session.ts'
import { idParam } from '#app/validate.ts'
import { networkOf } from '#app/visitor/network.ts'
import { lookAt } from './view.service.ts'

// The signature of the session suffices: it decides only whether a look is one's own.
const viewerIdOf = async (c: Context<AppEnv>): Promise<string | null> => {
  const session = await readSessionCookie(c)
  if (!session) return null
  checkCsrf(c, session.sessionId)
  return session.userId
}

/** Looks at listings, counted without a cookie and without keeping who looked. An id that is nobody's counts nothing. */
export const viewRoutes = new Hono<AppEnv>().post(
  '/products/:id/view',
  route({ who: 'anyone', params: { id: idParam }, answer: null, calls: 1 }, async ({ deps, c, params }) =>
    lookAt(deps, {
      listingId: params.id,
      viewerId: await viewerIdOf(c),
      network: networkOf(c),
      userAgent: c.req.header('user-agent') ?? '',
    }),
  ),
)

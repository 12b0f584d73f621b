import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { route } from '#app/route/route.ts'
import { checkCsrf, clearSessionCookies, readSessionCookie } from '#app/session.ts'
import { idParam } from '#app/validate.ts'
import { sessionPage, user } from '#contract/identity/account.answers.ts'
import { endSessionsQuery, loginInput, sessionsQuery } from '#contract/identity/account.ts'
import { beginIn, visitorOf } from './browser-session.service.ts'
import { endOneSession, endOtherSessions } from './end-sessions.service.ts'
import { toSessionPage } from './session.dto.ts'
import { deleteSession, listSessions } from './session.queries.ts'
import { signIn } from './sign-in.service.ts'

/** How one signs in and out, where the user is signed in, and how they end it. */
export const sessionRoutes = new Hono<AppEnv>()
  .post(
    '/login',
    route(
      {
        who: 'anyone',
        body: loginInput,
        answer: user,
        calls: 3,
        example: { body: { username: 'nobody', password: 'bantams-lay-well' }, answers: 401 },
      },
      async ({ deps, c, body }) => {
        const visitor = await visitorOf(c)
        c.set('who', body.username)
        return beginIn(c, await signIn(deps, { input: body, visitor }))
      },
    ),
  )
  .post(
    '/logout',
    route({ who: 'anyone', answer: null, calls: 1, example: { changesWho: true } }, async ({ deps, c }) => {
      const claim = await readSessionCookie(c)
      if (claim) {
        checkCsrf(c, claim.sessionId)
        await deleteSession(deps.db, { id: claim.sessionId, userId: claim.userId })
      }
      clearSessionCookies(c)
    }),
  )
  .get(
    '/user/sessions',
    route(
      {
        who: 'user',
        query: sessionsQuery,
        answer: sessionPage,
        calls: 1,
        reads: ({ deps: { db, now }, viewerId, query: { cursor, limit } }) => ({
          rows: listSessions(db, { userId: viewerId, now, cursor, limit: limit + 1 }),
        }),
      },
      ({ actor, read, query }) => toSessionPage(read.rows, { limit: query.limit, ownId: actor.sessionId }),
    ),
  )
  .delete(
    '/user/sessions',
    route(
      { who: 'user', query: endSessionsQuery, answer: null, calls: 2, example: { query: 'keep=current' } },
      async ({ deps, c, actor, query }) => {
        const keepsOwn = query.keep !== undefined
        await endOtherSessions(deps, { actor, keepsOwn })
        if (!keepsOwn) clearSessionCookies(c)
      },
    ),
  )
  .delete(
    '/user/sessions/:id',
    route(
      { who: 'user', params: { id: idParam }, answer: null, calls: 2, example: { answers: 404 } },
      async ({ deps, c, actor, params: { id } }) => {
        await endOneSession(deps, { actor, id })
        if (id === actor.sessionId) clearSessionCookies(c)
      },
    ),
  )

export type SessionRoutes = typeof sessionRoutes

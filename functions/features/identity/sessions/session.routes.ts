import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { notFound } from '#app/errors.ts'
import { readAsPlaces, requireUser } from '#app/guards.ts'
import { clearSessionCookies } from '#app/session.ts'
import { idParam, validate } from '#app/validate.ts'
import type { UserSession } from '#contract/identity/account.answers.ts'
import { endSessionsQuery, sessionsQuery } from '#contract/identity/account.ts'
import { deleteOtherSessions, deleteSession, deleteSessions, listSessions } from './session.queries.ts'

/** Where the user is signed in, and how he ends it. */
export const sessionRoutes = new Hono<AppEnv>()
  .get('/user/sessions', validate('query', sessionsQuery), async (c) => {
    const { db, now } = c.var.deps
    const { cursor, limit } = c.req.valid('query')
    const { viewer, results } = await readAsPlaces(c, (userId) => [
      listSessions(db, { userId, now, cursor, limit: limit + 1 }),
    ])
    const rows = results[0].slice(0, limit)
    const items: UserSession[] = rows.map((row) => ({
      id: row.id,
      userAgent: row.userAgent,
      createdAt: row.createdAt.toISOString(),
      lastUsedAt: row.lastUsedAt.toISOString(),
      current: row.id === viewer.sessionId,
    }))
    const nextCursor = results[0].length > limit ? (rows.at(-1)?.id ?? null) : null
    return c.json({ items, nextCursor }, 200)
  })
  .delete('/user/sessions', validate('query', endSessionsQuery), async (c) => {
    const viewer = await requireUser(c)
    if (c.req.valid('query').keep) {
      await deleteOtherSessions(c.var.deps.db, { userId: viewer.id, sessionId: viewer.sessionId })
      return c.body(null, 204)
    }
    await deleteSessions(c.var.deps.db, viewer.id)
    clearSessionCookies(c)
    return c.body(null, 204)
  })
  .delete('/user/sessions/:id', async (c) => {
    const viewer = await requireUser(c)
    const id = idParam(c.req.param('id'))
    const ended = await deleteSession(c.var.deps.db, { id, userId: viewer.id })
    if (ended.length === 0) throw notFound('This session')
    if (id === viewer.sessionId) clearSessionCookies(c)
    return c.body(null, 204)
  })

export type SessionRoutes = typeof sessionRoutes

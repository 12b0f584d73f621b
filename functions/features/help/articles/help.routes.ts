import { type Context, Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { cacheWindows, edgeCache } from '#app/edge/edge-cache.ts'
import { addressOf } from '#app/rate-limit.ts'
import { checkCsrf, readSessionCookie } from '#app/session.ts'
import { slugParam, validate } from '#app/validate.ts'
import { noQuery } from '#contract/catalogue/catalogue-query.ts'
import { helpQuery, usefulInput } from '#contract/help/help.ts'
import { listHelp, readArticle } from './help.service.ts'
import { type Reader, unvote, vote } from './vote.service.ts'

const reference = { window: cacheWindows.reference, tag: 'reference' } as const

/** The signature of the session suffices: it decides only whose vote it is. */
const readerOf = async (c: Context<AppEnv>): Promise<Reader> => {
  const session = await readSessionCookie(c)
  if (session) checkCsrf(c, session.sessionId)
  return {
    userId: session?.userId ?? null,
    address: addressOf(c),
    userAgent: c.req.header('user-agent') ?? '',
  }
}

/** The help centre, for everybody. */
export const helpRoutes = new Hono<AppEnv>()
  .get('/help', validate('query', helpQuery), (c) =>
    edgeCache(c, { ...reference, read: () => listHelp(c.var.deps, c.req.valid('query')) }),
  )
  .get('/help/:slug', validate('query', noQuery), (c) => {
    const slug = slugParam(c.req.param('slug'))
    return edgeCache(c, { ...reference, read: () => readArticle(c.var.deps, slug) })
  })
  .put('/help/:slug/useful', validate('json', usefulInput), async (c) => {
    const slug = slugParam(c.req.param('slug'))
    const { useful } = c.req.valid('json')
    await vote(c.var.deps, { slug, reader: await readerOf(c), useful })
    return c.json({ useful }, 200)
  })
  .delete('/help/:slug/useful', async (c) => {
    await unvote(c.var.deps, { slug: slugParam(c.req.param('slug')), reader: await readerOf(c) })
    return c.body(null, 204)
  })

export type HelpRoutes = typeof helpRoutes

import { type Context, Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { cacheWindows } from '#app/edge/edge-cache.ts'
import { route } from '#app/route/route.ts'
import { checkCsrf, readSessionCookie } from '#app/session.ts'
import { slugParam } from '#app/validate.ts'
import { networkOf } from '#app/visitor/network.ts'
import { articlePage, helpList, usefulAnswer } from '#contract/help/help.answers.ts'
import { helpQuery, usefulInput } from '#contract/help/help.ts'
import { listHelp, readArticle } from './help.service.ts'
import { type Reader, unvote, vote } from './vote.service.ts'

const reference = {
  who: 'anyone',
  calls: 1,
  cache: { window: cacheWindows.reference, tag: 'reference' },
} as const

const readerOf = async (c: Context<AppEnv>): Promise<Reader> => {
  const claim = await readSessionCookie(c)
  if (claim) checkCsrf(c, claim.sessionId)
  return { claim, network: networkOf(c), userAgent: c.req.header('user-agent') ?? '' }
}

/** The help centre, for everybody. */
export const helpRoutes = new Hono<AppEnv>()
  .get(
    '/help',
    route({ ...reference, query: helpQuery, answer: helpList }, ({ deps, query }) => listHelp(deps, query)),
  )
  .get(
    '/help/:slug',
    route(
      {
        ...reference,
        params: { slug: slugParam },
        answer: articlePage,
        example: { params: { slug: 'unpacking-and-resting-eggs' } },
      },
      ({ deps, params }) => readArticle(deps, params.slug),
    ),
  )
  .put(
    '/help/:slug/useful',
    route(
      {
        who: 'anyone',
        params: { slug: slugParam },
        body: usefulInput,
        answer: usefulAnswer,
        calls: 1,
        // Once more, as a visitor, where the session has ended.
        callsAtWorst: 2,
        example: { params: { slug: 'nobodys' }, body: { useful: true }, answers: 404 },
      },
      async ({ deps, c, params: { slug }, body: { useful } }) => {
        await vote(deps, { slug, reader: await readerOf(c), useful })
        return { useful }
      },
    ),
  )
  .delete(
    '/help/:slug/useful',
    route(
      {
        who: 'anyone',
        params: { slug: slugParam },
        answer: null,
        calls: 1,
        // Once more, as a visitor, where the session has ended.
        callsAtWorst: 2,
        example: { params: { slug: 'nobodys' }, answers: 404 },
      },
      async ({ deps, c, params: { slug } }) => unvote(deps, { slug, reader: await readerOf(c) }),
    ),
  )

export type HelpRoutes = typeof helpRoutes

import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { countUncached } from '#app/edge/uncached-reads.ts'
import { route } from '#app/route/route.ts'
import { networkOf } from '#app/visitor/network.ts'
import { health } from '#contract/operations/health.answers.ts'
import { ask } from './health.queries.ts'

/** `GET /api/health`: 200 while the database answers, 503 while it does not. */
export const healthRoutes = new Hono<AppEnv>().get(
  '/health',
  // Without a database it sends the same with a 503 itself.
  route({ who: 'anyone', answer: health, orMedia: ['application/json'], calls: 1 }, async ({ deps, c }) => {
    countUncached(deps, networkOf(c))
    const { db, env } = deps
    const up = await ask(db).then(
      () => true,
      () => false,
    )
    const answer = { status: up ? 'ok' : 'unavailable', version: env.BUILD_ID, database: up ? 'up' : 'down' } as const
    return up ? answer : c.json(answer, 503, { 'Retry-After': '5' })
  }),
)

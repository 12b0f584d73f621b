import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { cacheWindows, edgeCache } from '#app/edge/edge-cache.ts'
import { readAsPlaces, requireUser } from '#app/guards.ts'
import { assertWithin, countTry } from '#app/rate-limit.ts'
import { idParam, validate } from '#app/validate.ts'
import { noQuery } from '#contract/catalogue/catalogue-query.ts'
import { featureRequestInput } from '#contract/talk/feature-requests.ts'
import { selectRequestsOf, selectVotesOf } from './feature-requests.queries.ts'
import { listRequests, submitRequest, takeVoteBack, toFeatureRequest, vote } from './feature-requests.service.ts'

const shared = { window: cacheWindows.lists, tag: 'feature-requests' } as const

export const featureRequestsRoutes = new Hono<AppEnv>()
  .get('/feature-requests', validate('query', noQuery), (c) =>
    edgeCache(c, { ...shared, read: () => listRequests(c.var.deps) }),
  )
  .get('/feature-requests/my-requests', validate('query', noQuery), async (c) => {
    const { results } = await readAsPlaces(c, (viewerId) => [selectRequestsOf(c.var.deps.db, viewerId)])
    return c.json(results[0].map(toFeatureRequest), 200)
  })
  .get('/feature-requests/my-votes', validate('query', noQuery), async (c) => {
    const { results } = await readAsPlaces(c, (viewerId) => [selectVotesOf(c.var.deps.db, viewerId)])
    return c.json(
      results[0].map(({ requestId }) => requestId),
      200,
    )
  })
  .post('/feature-requests', validate('json', featureRequestInput), async (c) => {
    const { deps } = c.var
    const name = 'featureRequests'
    const { viewer, results } = await readAsPlaces(c, (viewerId) => [countTry(deps, { name, who: viewerId })])
    assertWithin(deps, { name, counted: results[0] })
    return c.json(await submitRequest(deps, { userId: viewer.id, ...c.req.valid('json') }), 201)
  })
  .put('/feature-requests/:id/vote', async (c) => {
    const requestId = idParam(c.req.param('id'))
    const { id: userId } = await requireUser(c)
    return c.json(await vote(c.var.deps, { userId, requestId }), 200)
  })
  .delete('/feature-requests/:id/vote', async (c) => {
    const requestId = idParam(c.req.param('id'))
    const { id: userId } = await requireUser(c)
    return c.json(await takeVoteBack(c.var.deps, { userId, requestId }), 200)
  })

export type FeatureRequestsRoutes = typeof featureRequestsRoutes

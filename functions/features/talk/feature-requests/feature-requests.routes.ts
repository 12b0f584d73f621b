import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { cacheWindows } from '#app/edge/edge-cache.ts'
import { route } from '#app/route/route.ts'
import { idParam } from '#app/validate.ts'
import {
  featureRequest,
  featureRequestList,
  featureVotes,
  votedRequests,
} from '#contract/talk/feature-requests.answers.ts'
import { featureRequestInput } from '#contract/talk/feature-requests.ts'
import { toFeatureRequest } from './feature-requests.dto.ts'
import { selectRequestsOf, selectVotesOf } from './feature-requests.queries.ts'
import { listRequests, submitRequest, takeVoteBack, vote } from './feature-requests.service.ts'

const exampleBody = { title: 'Hatch calendar', description: 'Show what hatches when on one page.' }

const voting = {
  who: 'user',
  params: { id: idParam },
  answer: featureVotes,
  calls: 2,
  example: { answers: 404 },
} as const

/** What people wish for here, and who votes for it. */
export const featureRequestsRoutes = new Hono<AppEnv>()
  .get(
    '/feature-requests',
    route(
      {
        who: 'anyone',
        answer: featureRequestList,
        cache: { window: cacheWindows.lists, tag: 'feature-requests' },
        calls: 1,
      },
      ({ deps }) => listRequests(deps),
    ),
  )
  .get(
    '/feature-requests/my-requests',
    route(
      {
        who: 'user',
        answer: featureRequestList,
        calls: 1,
        reads: ({ deps, viewerId }) => ({ rows: selectRequestsOf(deps.db, viewerId) }),
      },
      ({ read }) => read.rows.map(toFeatureRequest),
    ),
  )
  .get(
    '/feature-requests/my-votes',
    route(
      {
        who: 'user',
        answer: votedRequests,
        calls: 1,
        reads: ({ deps, viewerId }) => ({ rows: selectVotesOf(deps.db, viewerId) }),
      },
      ({ read }) => read.rows.map(({ requestId }) => requestId),
    ),
  )
  .post(
    '/feature-requests',
    route(
      {
        who: 'user',
        body: featureRequestInput,
        answer: featureRequest,
        status: 201,
        limit: 'featureRequests',
        calls: 2,
        example: { body: exampleBody },
      },
      ({ deps, actor, body }) => submitRequest(deps, { userId: actor.id, ...body }),
    ),
  )
  .put(
    '/feature-requests/:id/vote',
    route(voting, ({ deps, actor, params }) => vote(deps, { userId: actor.id, requestId: params.id })),
  )
  .delete(
    '/feature-requests/:id/vote',
    route(voting, ({ deps, actor, params }) => takeVoteBack(deps, { userId: actor.id, requestId: params.id })),
  )

export type FeatureRequestsRoutes = typeof featureRequestsRoutes

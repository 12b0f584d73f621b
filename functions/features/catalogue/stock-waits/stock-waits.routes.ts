import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { route } from '#app/route/route.ts'
import { idParam } from '#app/validate.ts'
import { stockWait } from '#contract/catalogue/stock-waits.answers.ts'
import { findWait } from './stock-waits.queries.ts'
import { stopWaiting, waitFor } from './stock-waits.service.ts'

const params = { id: idParam }

/** Who wants to be told that a listing is back in stock; nobody else sees it, its seller included. */
export const stockWaitsRoutes = new Hono<AppEnv>()
  .get(
    '/products/:id/wait',
    route(
      {
        who: 'user',
        params,
        answer: stockWait,
        calls: 1,
        reads: ({ deps, viewerId, params: { id } }) => ({
          found: findWait(deps.db, { userId: viewerId, listingId: id }),
        }),
      },
      ({ read }) => ({ waiting: read.found.length > 0 }),
    ),
  )
  .put(
    '/products/:id/wait',
    route({ who: 'user', params, answer: null, calls: 2, example: { answers: 404 } }, ({ deps, actor, params }) =>
      waitFor(deps, { userId: actor.id, listingId: params.id }),
    ),
  )
  .delete(
    '/products/:id/wait',
    route({ who: 'user', params, answer: null, calls: 2 }, ({ deps, actor, params }) =>
      stopWaiting(deps, { userId: actor.id, listingId: params.id }),
    ),
  )

export type StockWaitsRoutes = typeof stockWaitsRoutes

import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { route } from '#app/route/route.ts'
import { idParam } from '#app/validate.ts'
import { blocking } from '#contract/talk/messages.answers.ts'
import { findUser } from './blocks.queries.ts'
import { block, unblock } from './blocks.service.ts'

const declared = {
  who: 'user',
  params: { id: idParam },
  answer: blocking,
  calls: 2,
  example: { answers: 404 },
} as const

/** Who wants to hear no more of whom. */
export const blocksRoutes = new Hono<AppEnv>()
  .put(
    '/users/:id/block',
    route(
      { ...declared, reads: ({ deps, params }) => ({ found: findUser(deps.db, params.id) }) },
      ({ deps, actor, params, read }) => block(deps, { viewerId: actor.id, otherId: params.id, found: read.found }),
    ),
  )
  .delete(
    '/users/:id/block',
    route(
      { ...declared, reads: ({ deps, params }) => ({ found: findUser(deps.db, params.id) }) },
      ({ deps, actor, params, read }) => unblock(deps, { viewerId: actor.id, otherId: params.id, found: read.found }),
    ),
  )

export type BlocksRoutes = typeof blocksRoutes

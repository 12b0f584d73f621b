import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { readAsPlaces } from '#app/guards.ts'
import { idParam } from '#app/validate.ts'
import { findUser } from './blocks.queries.ts'
import { block, unblock } from './blocks.service.ts'

/** Who wants to hear no more of whom. */
export const blocksRoutes = new Hono<AppEnv>()
  .put('/users/:id/block', async (c) => {
    const otherId = idParam(c.req.param('id'))
    const { viewer, results } = await readAsPlaces(c, () => [findUser(c.var.deps.db, otherId)])
    return c.json(await block(c.var.deps, { viewerId: viewer.id, otherId, found: results[0] }), 200)
  })
  .delete('/users/:id/block', async (c) => {
    const otherId = idParam(c.req.param('id'))
    const { viewer, results } = await readAsPlaces(c, () => [findUser(c.var.deps.db, otherId)])
    return c.json(await unblock(c.var.deps, { viewerId: viewer.id, otherId, found: results[0] }), 200)
  })

export type BlocksRoutes = typeof blocksRoutes

import { Hono } from 'hono'
import type { AppEnv } from '../../app/deps.ts'
import { assertSeller, readAs, requireUser } from '../../app/guards.ts'
import { validate } from '../../app/validate.ts'
import { subscriptionInput } from '../../contract/subscription.ts'
import { currentPackage, recentStretches } from './subscription.queries.ts'
import { openSubscription, toSubscription } from './subscription.service.ts'

export const subscriptionRoutes = new Hono<AppEnv>()
  .get('/subscription', async (c) => {
    const { db, now } = c.var.deps
    const { viewer, results } = await readAs(c, (sellerId) => [
      currentPackage(db, sellerId),
      recentStretches(db, { sellerId, now }),
    ])
    assertSeller(viewer)
    const [[row], stretches] = results
    return c.json(toSubscription(row, { stretches, now, chosen: viewer.sellerTier ?? 'basic' }))
  })
  .post('/subscription', validate('json', subscriptionInput), async (c) => {
    const viewer = await requireUser(c)
    assertSeller(viewer)
    return c.json(await openSubscription(c.var.deps, { sellerId: viewer.id, input: c.req.valid('json') }), 201)
  })

export type SubscriptionRoutes = typeof subscriptionRoutes

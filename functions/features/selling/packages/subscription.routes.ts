import { type Context, Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { assertSeller, readAsPlaces, requireUser } from '#app/guards.ts'
import { validate } from '#app/validate.ts'
import { cancellationInput, packageChangeInput, subscriptionInput } from '#contract/selling/subscription.ts'
import { cancelPackage, resumePackage } from './cancel-package.service.ts'
import { type Acting, changePackage } from './change-package.service.ts'
import { packageReads, toSubscription } from './package.reads.ts'
import { openSubscription } from './subscription.service.ts'

/** The seller and his package, in one round trip. */
const readSellers = async (c: Context<AppEnv>): Promise<Acting> => {
  const { viewer, results } = await readAsPlaces(c, (sellerId) => [...packageReads(c.var.deps, sellerId)])
  assertSeller(viewer)
  return { seller: viewer, read: results }
}

export const subscriptionRoutes = new Hono<AppEnv>()
  .get('/subscription', async (c) => {
    const { seller, read } = await readSellers(c)
    return c.json(toSubscription(read, { now: c.var.deps.now, chosen: seller.sellerTier ?? 'basic' }))
  })
  .post('/subscription', validate('json', subscriptionInput), async (c) => {
    const viewer = await requireUser(c)
    assertSeller(viewer)
    return c.json(await openSubscription(c.var.deps, { sellerId: viewer.id, input: c.req.valid('json') }), 201)
  })
  .post('/subscription/change', validate('json', packageChangeInput), async (c) => {
    const changed = await changePackage(c.var.deps, await readSellers(c), c.req.valid('json'))
    return c.json(changed, changed.reference ? 201 : 200)
  })
  .post('/subscription/cancel', validate('json', cancellationInput), async (c) =>
    c.json(await cancelPackage(c.var.deps, await readSellers(c), c.req.valid('json'))),
  )
  .post('/subscription/resume', async (c) => c.json(await resumePackage(c.var.deps, await readSellers(c))))

export type SubscriptionRoutes = typeof subscriptionRoutes

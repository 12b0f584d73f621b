import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { assertSeller, readAsPlaces } from '#app/guards.ts'
import { recentFigures, toAnalytics } from './analytics.reads.ts'

/** How a shop does, for its seller. */
export const analyticsRoutes = new Hono<AppEnv>().get('/seller/analytics', async (c) => {
  const { db, now } = c.var.deps
  const { viewer, results } = await readAsPlaces(c, (sellerId) => [recentFigures(db, { sellerId, now })])
  assertSeller(viewer)
  return c.json(toAnalytics(results[0].rows, now))
})

export type AnalyticsRoutes = typeof analyticsRoutes

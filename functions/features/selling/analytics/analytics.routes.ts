import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { route } from '#app/route/route.ts'
import { analytics } from '#contract/selling/analytics.answers.ts'
import { recentFigures, toAnalytics } from './analytics.reads.ts'

/** How a shop does, for its seller. */
export const analyticsRoutes = new Hono<AppEnv>().get(
  '/seller/analytics',
  route(
    {
      who: 'seller',
      answer: analytics,
      calls: 1,
      reads: ({ deps: { db, now }, viewerId }) => ({ figures: recentFigures(db, { sellerId: viewerId, now }) }),
    },
    ({ deps, read }) => toAnalytics(read.figures.rows, deps.now),
  ),
)

export type AnalyticsRoutes = typeof analyticsRoutes

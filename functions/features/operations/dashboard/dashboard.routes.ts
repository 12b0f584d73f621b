import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { route } from '#app/route/route.ts'
import { sellerDashboard } from '#contract/operations/dashboard.answers.ts'
import { batch } from '#db/batch.ts'
import { callsOfList, overdueOf, upToDate } from '#features/trade/orders/order-lists.reads.ts'
import { dashboardReads, toDashboard } from './dashboard.reads.ts'

/** All of a seller's first screen at once. */
export const dashboardRoutes = new Hono<AppEnv>().get(
  '/seller/dashboard',
  route(
    {
      who: 'seller',
      answer: sellerDashboard,
      calls: 1,
      callsAtWorst: callsOfList,
      reads: ({ deps, viewerId }) => ({
        overdue: overdueOf(deps, viewerId),
        screen: dashboardReads(deps, viewerId),
      }),
    },
    async ({ deps, actor, read: { overdue, screen } }) => {
      const again = () => batch(deps.db, dashboardReads(deps, actor.id))
      const read = await upToDate(deps, { overdue, rows: screen, again })
      return toDashboard(read, { now: deps.now, seller: actor })
    },
  ),
)

export type DashboardRoutes = typeof dashboardRoutes

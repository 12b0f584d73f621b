import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { assertSeller, readAsPlaces } from '#app/guards.ts'
import { overdueOf, upToDate } from '#features/trade/orders/order-lists.reads.ts'
import { dashboardReads, toDashboard } from './dashboard.reads.ts'

/** All of a seller's first screen at once. */
export const dashboardRoutes = new Hono<AppEnv>().get('/seller/dashboard', async (c) => {
  const { deps } = c.var
  const { viewer, results } = await readAsPlaces(c, (id) => [overdueOf(deps, id), ...dashboardReads(deps, id)])
  assertSeller(viewer)
  const [overdue, ...rows] = results
  const again = () => deps.db.batch(dashboardReads(deps, viewer.id))
  const read = await upToDate(deps, { overdue, rows, again })
  return c.json(toDashboard(read, { now: deps.now, seller: viewer }))
})

export type DashboardRoutes = typeof dashboardRoutes

import { queryOptions } from '@tanstack/react-query'
import type { SellerDashboard } from '#contract/operations/dashboard.answers.ts'
import type { DashboardRoutes } from '#features/operations/dashboard/dashboard.routes.ts'
import { unwrap } from '#web/lib/api/api-client.ts'
import { clientOf } from '#web/lib/api/typed-client.ts'

const { dashboard } = clientOf<DashboardRoutes>('/api').seller

/** All of the seller's first screen. Buyers and the clock change it: read again on mount and every 30 s while visible. */
export const dashboardQueryOptions = queryOptions({
  queryKey: ['dashboard', 'home'],
  queryFn: (): Promise<SellerDashboard> => unwrap(dashboard.$get()),
  refetchOnMount: 'always',
  refetchInterval: 30_000,
})

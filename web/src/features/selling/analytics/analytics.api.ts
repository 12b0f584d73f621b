import { queryOptions } from '@tanstack/react-query'
import type { Analytics } from '#contract/selling/analytics.answers.ts'
import type { AnalyticsRoutes } from '#features/selling/analytics/analytics.routes.ts'
import { unwrap } from '#web/lib/api/api-client.ts'
import { clientOf } from '#web/lib/api/typed-client.ts'

const { analytics } = clientOf<AnalyticsRoutes>('/api').seller

/** How the shop did in the last 30 days. Others look and buy, so it is read again on mount. */
export const analyticsQueryOptions = queryOptions({
  queryKey: ['dashboard', 'analytics'],
  queryFn: (): Promise<Analytics> => unwrap(analytics.$get()),
  refetchOnMount: 'always',
})

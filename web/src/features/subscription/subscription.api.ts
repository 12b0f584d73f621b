import { queryOptions, useMutation } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { OpenedPayment, Subscription, SubscriptionInput } from '../../../../functions/contract/subscription.ts'
import type { SubscriptionRoutes } from '../../../../functions/features/subscription/subscription.routes.ts'
import { clientOptions, unwrap } from '../../lib/api-client.ts'

const client = hc<SubscriptionRoutes>('/api', clientOptions)

/** The seller's package as it stands now; the clock changes it, so it is read again on mount. */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: (): Promise<Subscription> => unwrap(client.subscription.$get()),
  refetchOnMount: 'always',
})

/** Opens the payment for a package; the caller goes on to its pay page. */
export const useOpenSubscription = () =>
  useMutation({
    mutationFn: (json: SubscriptionInput): Promise<OpenedPayment> => unwrap(client.subscription.$post({ json })),
  })

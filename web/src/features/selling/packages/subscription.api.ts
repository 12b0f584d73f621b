import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { ChangedSubscription, OpenedPayment, Subscription } from '#contract/selling/subscription.answers.ts'
import type { CancellationInput, PackageChangeInput, SubscriptionInput } from '#contract/selling/subscription.ts'
import type { SubscriptionRoutes } from '#features/selling/packages/subscription.routes.ts'
import { refreshUser } from '#web/features/identity/session/session.api.ts'
import { clientOptions, unwrap } from '#web/lib/api-client.ts'

const { subscription } = hc<SubscriptionRoutes>('/api', clientOptions)

/** The seller's package as it stands now; the clock changes it, so it is read again on mount. */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: (): Promise<Subscription> => unwrap(subscription.$get()),
  refetchOnMount: 'always',
})

/** Opens the payment for a package; the caller goes on to its pay page. */
export const useOpenSubscription = () =>
  useMutation({
    mutationFn: (json: SubscriptionInput): Promise<OpenedPayment> => unwrap(subscription.$post({ json })),
  })

// Whatever came of it: the package is read again, and listings that may have paused with it.
const refresh = (client: QueryClient) => {
  for (const queryKey of [subscriptionQuery.queryKey, ['seller'], ['dashboard'], ['products']]) {
    void client.invalidateQueries({ queryKey })
  }
  void refreshUser(client)
}

/** Another package; an upgrade that costs something leads on to its pay page. */
export const useChangePackage = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (json: PackageChangeInput): Promise<ChangedSubscription> => unwrap(subscription.change.$post({ json })),
    onSettled: () => refresh(client),
  })
}

/** Cancels the package, with the refund that the seller was told. */
export const useCancelPackage = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (json: CancellationInput): Promise<Subscription> => unwrap(subscription.cancel.$post({ json })),
    onSettled: () => refresh(client),
  })
}

export const useResumePackage = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (): Promise<Subscription> => unwrap(subscription.resume.$post()),
    onSettled: () => refresh(client),
  })
}

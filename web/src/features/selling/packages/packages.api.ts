import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ChangedPackage, OpenedPayment, SellerPackage } from '#contract/selling/packages.answers.ts'
import type { CancellationInput, PackageChangeInput, PackageInput } from '#contract/selling/packages.ts'
import type { PackageRoutes } from '#features/selling/packages/packages.routes.ts'
import { refreshUser } from '#web/features/identity/session/session.api.ts'
import { unwrap } from '#web/lib/api/api-client.ts'
import { clientOf } from '#web/lib/api/typed-client.ts'

const { subscription: api } = clientOf<PackageRoutes>('/api')

/** The seller's package as it stands now; the clock changes it, so it is read again on mount. */
export const packageQueryOptions = queryOptions({
  queryKey: ['package'],
  queryFn: (): Promise<SellerPackage> => unwrap(api.$get()),
  refetchOnMount: 'always',
})

/** Opens the payment for a package; the caller goes on to its pay page. */
export const useOpenPackage = () =>
  useMutation({
    mutationFn: (json: PackageInput): Promise<OpenedPayment> => unwrap(api.$post({ json })),
  })

// Whatever came of it: the package is read again, and listings that may have paused with it.
const refresh = (client: QueryClient) => {
  for (const queryKey of [packageQueryOptions.queryKey, ['seller'], ['dashboard'], ['products']]) {
    void client.invalidateQueries({ queryKey })
  }
  void refreshUser(client)
}

/** Another package; an upgrade that costs something leads on to its pay page. */
export const useChangePackage = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (json: PackageChangeInput): Promise<ChangedPackage> => unwrap(api.change.$post({ json })),
    onSettled: () => refresh(client),
  })
}

/** Cancels the package, with the refund that the seller was told. */
export const useCancelPackage = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (json: CancellationInput): Promise<SellerPackage> => unwrap(api.cancel.$post({ json })),
    onSettled: () => refresh(client),
  })
}

export const useResumePackage = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (): Promise<SellerPackage> => unwrap(api.resume.$post()),
    onSettled: () => refresh(client),
  })
}

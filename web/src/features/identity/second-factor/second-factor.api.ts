import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { FirstCodes, NewCodes, NewTotp, SecondFactors } from '#contract/identity/factors/second-factor.answers.ts'
import type { ConfirmIdentityInput } from '#contract/identity/factors/second-factor.ts'
import type { ConfirmRoutes } from '#features/identity/credentials/confirm.routes.ts'
import type { SecondFactorRoutes } from '#features/identity/second-factor/second-factor.routes.ts'
import { afterConfirming } from '#web/features/identity/confirm/confirm-identity.ts'
import { unwrap } from '#web/lib/api/api-client.ts'
import { clientOf } from '#web/lib/api/typed-client.ts'

const factors = clientOf<SecondFactorRoutes>('/api').user['second-factors']
const { confirm } = clientOf<ConfirmRoutes>('/api').session

/** What the user signs in with beside their password; other browsers change it too. */
export const secondFactorsQueryOptions = queryOptions({
  queryKey: ['second-factors'],
  queryFn: (): Promise<SecondFactors> => unwrap(factors.$get()),
  refetchOnMount: 'always',
})

/** Reads them again after something about them changed. */
const refreshFactors = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: secondFactorsQueryOptions.queryKey })

/** Begins to set an app up. */
export const useBeginTotp = () =>
  useMutation({
    mutationFn: (): Promise<NewTotp> => afterConfirming(() => unwrap(factors.$post({ json: { kind: 'totp' } }))),
  })

/** Ends it by a code that the app shows. */
export const useEndTotp = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, code }: { id: string; code: string }): Promise<FirstCodes> =>
      afterConfirming(() => unwrap(factors[':id'].confirm.$post({ param: { id }, json: { code } }))),
    onSuccess: () => refreshFactors(client),
  })
}

/** Takes an app or a passkey away. */
export const useRemoveFactor = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => afterConfirming(() => factors[':id'].$delete({ param: { id } })),
    onSettled: () => refreshFactors(client),
  })
}

/** Makes recovery codes anew, which ends those from before. */
export const useRenewCodes = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (): Promise<NewCodes> => afterConfirming(() => unwrap(factors['recovery-codes'].$post())),
    onSuccess: () => refreshFactors(client),
  })
}

/** Shows by the password, and a code where one is needed, that the user is still who is there. */
export const confirmByPassword = (json: ConfirmIdentityInput) => confirm.$post({ json })

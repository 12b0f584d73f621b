import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { PendingEmail, SaidInWords } from '#contract/identity/account.answers.ts'
import type { ChangeEmailInput, ChangePasswordInput } from '#contract/identity/account.ts'
import type { CredentialsRoutes } from '#features/identity/credentials/credentials.routes.ts'
import { afterConfirming } from '#web/features/identity/confirm/confirm-identity.ts'
import { unwrap } from '#web/lib/api/api-client.ts'
import { clientOf } from '#web/lib/api/typed-client.ts'
import { sessionsQueryOptions } from './account.api.ts'

const { password, email } = clientOf<CredentialsRoutes>('/api').user

/** The address that waits for its link; opened elsewhere, it waits no more. */
export const pendingEmailQueryOptions = queryOptions({
  queryKey: ['pending-email'],
  queryFn: (): Promise<PendingEmail> => unwrap(email.$get()),
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
})

/** Changes the password, which signs every other browser out. */
export const useChangePassword = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (json: ChangePasswordInput): Promise<SaidInWords> =>
      afterConfirming(() => unwrap(password.$put({ json }))),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsQueryOptions.queryKey }),
  })
}

/** Asks for a link to a new address; nothing changes before it is opened. */
export const useChangeEmail = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (json: ChangeEmailInput): Promise<SaidInWords> => afterConfirming(() => unwrap(email.$put({ json }))),
    onSuccess: () => client.invalidateQueries({ queryKey: pendingEmailQueryOptions.queryKey }),
  })
}

/** Keeps the present address: the link that waits works no more. */
export const useKeepEmail = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => email.$delete(),
    onSettled: () => client.invalidateQueries({ queryKey: pendingEmailQueryOptions.queryKey }),
  })
}

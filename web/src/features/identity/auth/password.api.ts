import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SaidInWords } from '#contract/identity/account.answers.ts'
import type { ForgotPasswordInput, ResetPasswordInput } from '#contract/identity/account.ts'
import type { PasswordRoutes } from '#features/identity/credentials/password.routes.ts'
import { forgetSession } from '#web/features/identity/session/session.api.ts'
import { mayHaveSession, unwrap } from '#web/lib/api/api-client.ts'
import { clientOf } from '#web/lib/api/typed-client.ts'

const { password } = clientOf<PasswordRoutes>('/api')

/** Asks for a link by mail; the answer never tells whether there is an account. */
export const useForgotPassword = () =>
  useMutation({
    mutationFn: (json: ForgotPasswordInput): Promise<SaidInWords> => unwrap(password.forgot.$post({ json })),
  })

/** Follows a link with a new password, which ends every session of its user: this browser's too, if it has one. */
export const useResetPassword = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (json: ResetPasswordInput): Promise<SaidInWords> => unwrap(password.reset.$post({ json })),
    onSuccess: () => {
      if (!mayHaveSession()) forgetSession(client)
    },
  })
}

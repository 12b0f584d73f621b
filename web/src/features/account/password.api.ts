import { useMutation, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { ForgotPasswordInput, ResetPasswordInput, SaidInWords } from '../../../../functions/contract/account.ts'
import type { PasswordRoutes } from '../../../../functions/features/account/password.routes.ts'
import { clientOptions, mayHaveSession, unwrap } from '../../lib/api-client.ts'
import { forgetSession } from '../session/session.api.ts'

const { password } = hc<PasswordRoutes>('/api', clientOptions)

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

import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SaidInWords, User } from '#contract/identity/account.answers.ts'
import type { ResendInput, VerifyCodeInput } from '#contract/identity/account.ts'
import type { AccountRoutes } from '#features/identity/account/account.routes.ts'
import { afterConfirming } from '#web/features/identity/confirm/confirm-identity.ts'
import { currentUserQueryOptions } from '#web/features/identity/session/session.api.ts'
import { fetchJson, unwrap } from '#web/lib/api/api-client.ts'
import { clientOf } from '#web/lib/api/typed-client.ts'
import { toast } from '#web/lib/toast.ts'

const verifyEmail = clientOf<AccountRoutes>('/api')['verify-email']

const { queryKey } = currentUserQueryOptions

/** Lets every page know at once what has changed of the user: what waits for it goes on where it was. */
const become = (client: QueryClient, change: Partial<User>): void => {
  const known = client.getQueryData(queryKey)
  if (known) client.setQueryData(queryKey, { ...known, ...change })
}

const tellVerified = (): void =>
  toast({ title: 'Email Verified', description: 'Your email has been successfully verified.', variant: 'success' })

/** Proves the address by the code of the newest mail. */
export const useTypeCode = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (json: VerifyCodeInput): Promise<SaidInWords> => unwrap(verifyEmail.code.$post({ json })),
    onSuccess: () => {
      tellVerified()
      become(client, { emailVerified: true })
    },
  })
}

/** Asks for a new mail, to another address where one is given. */
export const useSendAgain = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (json: ResendInput): Promise<SaidInWords> =>
      afterConfirming(() => unwrap(verifyEmail.resend.$post({ json }))),
    onSuccess: (_, { email }) => {
      if (email) become(client, { email })
    },
  })
}

const lookEveryMs = 2500

/** Looks whether the address was proved or corrected elsewhere, for as long as it is shown and the page can be seen. */
export const useWaitForProof = (): void => {
  const client = useQueryClient()
  const look = async (): Promise<boolean> => {
    const user = await fetchJson('/api/user')
    if (user.emailVerified) tellVerified()
    if (user.emailVerified || user.email !== client.getQueryData(queryKey)?.email) client.setQueryData(queryKey, user)
    return user.emailVerified
  }
  useQuery({
    queryKey: ['proved-elsewhere'],
    queryFn: look,
    // Who shows this has just been told who they are.
    initialData: false,
    refetchInterval: lookEveryMs,
    refetchOnWindowFocus: 'always',
    gcTime: 0,
  })
}

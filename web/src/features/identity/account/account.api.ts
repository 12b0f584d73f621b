import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { SaidInWords, User, UserSession } from '#contract/identity/account.answers.ts'
import type { OpenShopInput, ProfileInput } from '#contract/identity/account.ts'
import type { AccountRoutes } from '#features/identity/account/account.routes.ts'
import type { SessionRoutes } from '#features/identity/sessions/session.routes.ts'
import { currentUserQueryOptions } from '#web/features/identity/session/session.api.ts'
import { leaveHere } from '#web/features/identity/session/session-acts.ts'
import { unwrap } from '#web/lib/api/api-client.ts'
import { clientOf } from '#web/lib/api/typed-client.ts'

const account = clientOf<AccountRoutes>('/api')
const { sessions } = clientOf<SessionRoutes>('/api').user

/** Follows the link of a verification mail, once a token. */
export const verifyEmailQueryOptions = (token: string) =>
  queryOptions({
    queryKey: ['verify-email', token],
    queryFn: (): Promise<SaidInWords> => unwrap(account['verify-email'].$get({ query: { token } })),
    enabled: token !== '',
  })

export const useResendVerification = () =>
  useMutation({ mutationFn: (): Promise<SaidInWords> => unwrap(account['verify-email'].resend.$post({ json: {} })) })

export const useChangeProfile = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (json: ProfileInput): Promise<User> => unwrap(account.user.$patch({ json })),
    onSuccess: (user) => client.setQueryData(currentUserQueryOptions.queryKey, user),
  })
}

/** Turns a buyer into a seller; what sellers see is read anew. */
export const useOpenShop = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (json: OpenShopInput): Promise<User> => unwrap(account.user['open-shop'].$post({ json })),
    onSuccess: (user) => {
      client.setQueryData(currentUserQueryOptions.queryKey, user)
      client.removeQueries({ queryKey: ['package'] })
    },
  })
}

/** Where the user is signed in; others sign in elsewhere, so it is read again on mount. */
export const sessionsQueryOptions = queryOptions({
  queryKey: ['sessions'],
  queryFn: async (): Promise<UserSession[]> => (await unwrap(sessions.$get({ query: { limit: '100' } }))).items,
  refetchOnMount: 'always',
})

/** Ends one session; the present one is what signing out is for. */
export const useEndSession = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => sessions[':id'].$delete({ param: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQueryOptions.queryKey }),
  })
}

/** Ends every session but this one. */
export const useEndOtherSessions = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => sessions.$delete({ query: { keep: 'current' } }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQueryOptions.queryKey }),
  })
}

/** Ends every session, this one too. */
export const useEndAllSessions = () => {
  const client = useQueryClient()
  return useMutation({ mutationFn: () => sessions.$delete({ query: {} }), onSuccess: () => leaveHere(client) })
}

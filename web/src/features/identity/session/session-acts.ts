import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { LoginInput, RegisterInput } from '#contract/identity/account.ts'
import { apiFetch, fetchJson } from '#web/lib/api/api-client.ts'
import { endAsking } from '#web/lib/signed-out.ts'
import { becomeUser, currentUserQueryOptions } from './session.api.ts'

const login = (input: LoginInput) => fetchJson('/api/login', { method: 'POST', body: JSON.stringify(input) })

/** Signs in. */
export const useLogin = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: login,
    onSuccess: (user) => becomeUser(client, user),
  })
}

/** Signs in again after a session ended under an open page: what the user sees stays, and what failed is read again. */
export const useSignInAgain = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: login,
    onSuccess: (user) => {
      client.setQueryData(currentUserQueryOptions.queryKey, user)
      endAsking(true)
      void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
    },
  })
}

/** Opens an account and signs in to it. */
export const useRegister = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: RegisterInput) => fetchJson('/api/register', { method: 'POST', body: JSON.stringify(input) }),
    onSuccess: (user) => becomeUser(client, user),
  })
}

export const useLogout = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => apiFetch('/api/logout', { method: 'POST' }),
    onSuccess: () => becomeUser(client, null),
  })
}

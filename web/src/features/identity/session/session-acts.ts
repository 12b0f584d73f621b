import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { User } from '#contract/identity/account.answers.ts'
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

/** Lets the page go on on which a session ended: what the user sees stays, and what failed is read again. */
export const resume = (client: QueryClient, user: User): void => {
  client.setQueryData(currentUserQueryOptions.queryKey, user)
  endAsking(true)
  void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
}

/** Signs in again after a session ended under an open page. */
export const useSignInAgain = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: login,
    onSuccess: (user) => resume(client, user),
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

/**
 * Forgets who was here, and what this browser has kept of them; `next` is who is here now. What forgets is fetched when it
 * is needed, since every page would carry it: where it does not arrive, the stores stay as they are.
 */
export const leaveHere = (client: QueryClient, next: User | null = null): void => {
  becomeUser(client, next)
  void import('./forget-here.ts').then(
    ({ forgetHere }) => forgetHere(),
    () => undefined,
  )
}

/** Signs out. What is on its way to whoever leaves is given up first: it would come back refused. */
export const useLogout = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      await client.cancelQueries()
      return apiFetch('/api/logout', { method: 'POST' })
    },
    onSuccess: () => leaveHere(client),
    onError: () => void client.refetchQueries({ predicate: ({ state }) => state.data === undefined }),
  })
}

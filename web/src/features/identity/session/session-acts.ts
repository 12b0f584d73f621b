import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { User } from '#contract/identity/account.answers.ts'
import type { LoginInput, RegisterInput } from '#contract/identity/account.ts'
import { apiFetch, unwrap } from '#web/lib/api-client.ts'
import { endAsking } from '#web/lib/signed-out.ts'
import { becomeUser, currentUserQuery } from './session.api.ts'

const post = (path: string, body?: unknown) =>
  apiFetch(path, { method: 'POST', body: body === undefined ? null : JSON.stringify(body) })

export const useLogin = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: LoginInput) => unwrap<User>(post('/api/login', input)),
    onSuccess: (user) => becomeUser(client, user),
  })
}

/** After a session ended under an open page: the same user is back, so what he sees stays; what failed is read again. */
export const useSignInAgain = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: LoginInput) => unwrap<User>(post('/api/login', input)),
    onSuccess: (user) => {
      client.setQueryData(currentUserQuery.queryKey, user)
      endAsking(true)
      void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
    },
  })
}

export const useRegister = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: RegisterInput) => unwrap<User>(post('/api/register', input)),
    onSuccess: (user) => becomeUser(client, user),
  })
}

export const useLogout = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => post('/api/logout'),
    onSuccess: () => becomeUser(client, null),
  })
}

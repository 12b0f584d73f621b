import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { LoginInput, RegisterInput, User } from '../../../../functions/contract/account.ts'
import { apiFetch, unwrap } from '../../lib/api-client.ts'
import { becomeUser } from './session.api.ts'

const post = (path: string, body?: unknown) =>
  apiFetch(path, { method: 'POST', body: body === undefined ? null : JSON.stringify(body) })

export const useLogin = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: LoginInput) => unwrap<User>(post('/api/login', input)),
    onSuccess: (user) => becomeUser(client, user),
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

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { User } from '#contract/identity/account.answers.ts'
import type { AddedPasskey } from '#contract/identity/factors/passkeys.answers.ts'
import type { ConfirmRoutes } from '#features/identity/credentials/confirm.routes.ts'
import type { PasskeysRoutes } from '#features/identity/second-factor/passkeys.routes.ts'
import type { PasskeySessionRoutes } from '#features/identity/sessions/passkey-session.routes.ts'
import { afterConfirming } from '#web/features/identity/confirm/confirm-identity.ts'
import { unwrap } from '#web/lib/api/api-client.ts'
import { clientOf } from '#web/lib/api/typed-client.ts'
import { makePasskey, signByPasskey } from './passkey-browser.ts'

const { passkeys } = clientOf<PasskeysRoutes>('/api').user
const { passkey: login } = clientOf<PasskeySessionRoutes>('/api').login
const { passkey: confirm } = clientOf<ConfirmRoutes>('/api').session.confirm

/** Signs in by a passkey, whosever it is. */
export const loginByPasskey = async (): Promise<User> => {
  const signed = await signByPasskey(await unwrap(login.options.$post()))
  return unwrap(login.$post({ json: { signed } }))
}

/** Shows by a passkey that the user is still who is there. */
export const confirmByPasskey = async (): Promise<void> => {
  const signed = await signByPasskey(await unwrap(confirm.options.$post()))
  await confirm.$post({ json: { signed } })
}

const addPasskey = async (name: string): Promise<AddedPasskey> => {
  const made = await makePasskey(await afterConfirming(() => unwrap(passkeys.options.$post())))
  return afterConfirming(() => unwrap(passkeys.$post({ json: { name, made } })))
}

const queryKey = ['second-factors']

/** Makes a passkey and gives it a name. */
export const useAddPasskey = () => {
  const client = useQueryClient()
  return useMutation({ mutationFn: addPasskey, onSuccess: () => client.invalidateQueries({ queryKey }) })
}

/** Gives a passkey another name. */
export const useRenamePasskey = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      unwrap(passkeys[':id'].$patch({ param: { id }, json: { name } })),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

import { useMutation } from '@tanstack/react-query'
import type { OpenOrder } from '#contract/operations/leaving.answers.ts'
import type { LeavingRoutes } from '#features/operations/leaving/leaving.routes.ts'
import { afterConfirming } from '#web/features/identity/confirm/confirm-identity.ts'
import { apiFetch } from '#web/lib/api/api-client.ts'
import { isApiError } from '#web/lib/api/api-error.ts'
import { clientOf } from '#web/lib/api/typed-client.ts'
import { fieldsOf, listOf } from '#web/lib/kept/json.ts'

const { user } = clientOf<LeavingRoutes>('/api')

const nameIn = (response: Response): string =>
  /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? 'my-data.json'

const keep = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}

/** Fetches all that the house holds on the user, once they have shown who they are, and hands it to the browser as a file; answers its name. */
export const useDownloadData = () =>
  useMutation({
    mutationFn: async (): Promise<string> => {
      const response = await afterConfirming(() => apiFetch('/api/user/export'))
      const name = nameIn(response)
      keep(await response.blob(), name)
      return name
    },
  })

/** Deletes the account; who shows it forgets the user once they have been led away. */
export const useDeleteAccount = () =>
  useMutation({ mutationFn: (password: string) => afterConfirming(() => user.$delete({ json: { password } })) })

const isOpenOrder = (value: unknown): value is OpenOrder => 'number' in fieldsOf(value) && 'side' in fieldsOf(value)

/** The orders for which a deletion has to wait, when that is why it was refused. */
export const openOrdersIn = (error: unknown): OpenOrder[] =>
  isApiError(error) ? listOf(error.problem?.orders, isOpenOrder) : []

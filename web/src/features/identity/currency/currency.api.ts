import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshUser, useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { fetchJson } from '#web/lib/api/api-client.ts'
import { errorMessage } from '#web/lib/api/api-error.ts'
import { toast } from '#web/lib/toast.ts'
import { storeCurrency } from './currency-choice.ts'

/** The active currencies with their rates. Without the typed client, since every price may need it. */
export const currenciesQueryOptions = queryOptions({
  queryKey: ['currencies'],
  queryFn: () => fetchJson('/api/currencies?activeOnly=true'),
})

const patch = (currencyCode: string) =>
  fetchJson('/api/user/currency', { method: 'PATCH', body: JSON.stringify({ currencyCode }) })

/** Saves a user's choice with their account, a visitor's in their browser, and says so. */
export const useChooseCurrency = () => {
  const client = useQueryClient()
  const { user } = useCurrentUser()
  // Two choices in a row arrive in their order. The answers count even when the menu that asked is closed.
  const { mutate } = useMutation({
    mutationFn: patch,
    scope: { id: 'currency' },
    onSuccess: async () => {
      await refreshUser(client)
      toast({ title: 'Currency updated', description: 'Your preferred currency has been updated successfully.' })
    },
    onError: (error) =>
      toast({ title: 'Failed to update currency', description: errorMessage(error), variant: 'destructive' }),
  })
  const chooseAsVisitor = (code: string) => {
    storeCurrency(code)
    toast({ title: 'Currency updated', description: `Currency changed to ${code}` })
    void client.invalidateQueries()
  }
  return user ? mutate : chooseAsVisitor
}

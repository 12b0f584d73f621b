import { useMutation } from '@tanstack/react-query'
import type { SaidInWords } from '../../../../functions/contract/account.ts'
import { apiFetch } from '../../lib/api-client.ts'

/** Asks for the newsletter; whether the address was known is not told. */
export const useSubscribe = () =>
  useMutation({
    mutationFn: async (email: string): Promise<SaidInWords> => {
      const init = { method: 'POST', body: JSON.stringify({ email }) }
      return (await apiFetch('/api/newsletter/subscribe', init)).json()
    },
  })

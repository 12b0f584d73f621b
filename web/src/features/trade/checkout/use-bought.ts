import { useQuery } from '@tanstack/react-query'
import { fieldsOf } from '#web/lib/kept/json.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { checkoutQueryOptions } from './checkout.api.ts'

/** What an entry of the history says once it was left for a payment. */
export type LeftFor = { opened: string }

/** Whether what this entry of the history sells was paid from it: whoever goes back to it has bought it already. */
export const useBought = (): { isPending: boolean; isBought: boolean } => {
  const { opened } = fieldsOf(useLocation().state)
  const id = typeof opened === 'string' ? opened : null
  const { data, isPending } = useQuery({ ...checkoutQueryOptions(id ?? ''), enabled: id !== null })
  return { isPending: id !== null && isPending, isBought: data?.status === 'paid' }
}

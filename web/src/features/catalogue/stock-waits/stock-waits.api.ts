import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { StockWait } from '#contract/catalogue/stock-waits.answers.ts'
import type { StockWaitsRoutes } from '#features/catalogue/stock-waits/stock-waits.routes.ts'
import { unwrap } from '#web/lib/api/api-client.ts'
import { clientOf } from '#web/lib/api/typed-client.ts'

const one = clientOf<StockWaitsRoutes>('/api').products[':id'].wait

/** Whether the user waits for a listing. */
export const stockWaitQueryOptions = (id: string) =>
  queryOptions({
    queryKey: ['stock-wait', id],
    queryFn: (): Promise<StockWait> => unwrap(one.$get({ param: { id } })),
    refetchOnMount: 'always',
  })

/** Lets the user wait for a listing, or wait no longer. */
export const useWait = (id: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (wanted: boolean): Promise<StockWait> => {
      await (wanted ? one.$put({ param: { id } }) : one.$delete({ param: { id } }))
      return { waiting: wanted }
    },
    onSuccess: (after) => queries.setQueryData(stockWaitQueryOptions(id).queryKey, after),
  })
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BulkResult } from '#contract/selling/listings-bulk.answers.ts'
import { type BulkAct, mostInBulk, type PriceChange, type StockChange } from '#contract/selling/listings-bulk.ts'
import type { BulkRoutes } from '#features/selling/bulk/bulk.routes.ts'
import { unwrap } from '#web/lib/api/api-client.ts'
import { clientOf } from '#web/lib/api/typed-client.ts'
import { refreshListings } from './listings.api.ts'

const { bulk } = clientOf<BulkRoutes>('/api').seller.listings

type Act = { action: BulkAct; ids: string[] }

/** One request after the other, each as large as the API takes. */
const actOn = async ({ action, ids }: Act): Promise<BulkResult> => {
  const whole: BulkResult = { done: [], failed: [], allowance: null }
  for (let from = 0; from < ids.length; from += mostInBulk) {
    const json = { action, ids: ids.slice(from, from + mostInBulk) }
    const part: BulkResult = await unwrap(bulk.$post({ json }))
    whole.done.push(...part.done)
    whole.failed.push(...part.failed)
    whole.allowance = part.allowance
  }
  return whole
}

/** Pauses, publishes or deletes many listings; what came of each is in the answer. */
export const useBulkAct = () => {
  const client = useQueryClient()
  return useMutation({ mutationFn: actOn, onSettled: () => refreshListings(client) })
}

type OptionChange = { action: 'price'; change: PriceChange } | { action: 'stock'; change: StockChange }

/** A new price or stock of one option. */
export const useChangeOption = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: OptionChange): Promise<BulkResult> =>
      unwrap(
        bulk.$post({
          json:
            input.action === 'price'
              ? { action: 'price', changes: [input.change] }
              : { action: 'stock', changes: [input.change] },
        }),
      ),
    onSettled: () => refreshListings(client),
  })
}

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Order } from '#contract/trade/orders.answers.ts'
import { type ActRequest, sendAct } from '../orders.api.ts'
import { type BulkEvent, type BulkRun, bulkAfter, bulkBefore, inTurns } from './bulk-orders.machine.ts'

/** One order and what is to be done with it. */
export type BulkTask = { order: Order; request: ActRequest }

/**
 * Does an act with many orders, one by one, and tells how far it is. What fails stands in the end with its reason and
 * keeps nobody else back; an order that somebody changed meanwhile refuses by itself, so that running it again, or leaving
 * half-way, makes none wrong.
 */
export const useBulkOrders = () => {
  const queries = useQueryClient()
  const [run, setRun] = useState<BulkRun | null>(null)
  const start = async (word: string, tasks: BulkTask[]): Promise<BulkRun> => {
    let now = bulkBefore(word, tasks.length)
    setRun(now)
    const tell = (event: BulkEvent) => {
      now = bulkAfter(now, event)
      setRun(now)
    }
    await inTurns(tasks, async ({ order, request }) => {
      try {
        await sendAct(order.id, request)
        tell({ type: 'done', order })
      } catch (error) {
        tell({ type: 'failed', order, error })
      }
    })
    tell({ type: 'ended' })
    for (const queryKey of [['orders'], ['dashboard']]) void queries.invalidateQueries({ queryKey })
    return now
  }
  return { run, start, show: setRun, forget: () => setRun(null) }
}

export type BulkOrders = ReturnType<typeof useBulkOrders>

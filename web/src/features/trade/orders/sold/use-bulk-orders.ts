import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Order } from '#contract/trade/orders.answers.ts'
import { errorMessage } from '#web/lib/api-error.ts'
import { type ActRequest, sendAct } from '../orders.api.ts'

/** One order and what is to be done with it. */
export type BulkTask = { order: Order; request: ActRequest }

/** `word`: what is done to them, such as "accepted". */
export type BulkRun = {
  word: string
  total: number
  done: string[]
  failed: { order: Order; reason: string }[]
  running: boolean
}

/** So many orders are under way at the same time: each is an act of its own. */
const atOnce = 4

const inTurns = async <Task>(tasks: Task[], work: (task: Task) => Promise<void>): Promise<void> => {
  const waiting = [...tasks]
  const one = async (): Promise<void> => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await work(task)
  }
  await Promise.all(Array.from({ length: atOnce }, one))
}

/**
 * Does an act with many orders, one by one, and tells how far it is. What fails stands in the end with its reason and
 * keeps nobody else back; an order that somebody changed meanwhile refuses by itself, so that running it again, or leaving
 * half-way, makes none wrong.
 */
export const useBulkOrders = () => {
  const queries = useQueryClient()
  const [run, setRun] = useState<BulkRun | null>(null)
  const start = async (word: string, tasks: BulkTask[]): Promise<BulkRun> => {
    let now: BulkRun = { word, total: tasks.length, done: [], failed: [], running: true }
    const tell = (change: Partial<BulkRun>) => {
      now = { ...now, ...change }
      setRun(now)
    }
    tell({})
    await inTurns(tasks, async ({ order, request }) => {
      try {
        await sendAct(order.id, request)
        tell({ done: [...now.done, order.id] })
      } catch (error) {
        tell({ failed: [...now.failed, { order, reason: errorMessage(error) }] })
      }
    })
    tell({ running: false })
    for (const queryKey of [['orders'], ['dashboard']]) void queries.invalidateQueries({ queryKey })
    return now
  }
  return { run, start, forget: () => setRun(null) }
}

export type BulkOrders = ReturnType<typeof useBulkOrders>

/** "7 of 10 accepted". */
export const progressWords = ({ word, total, done }: BulkRun): string => `${done.length} of ${total} ${word}`

import type { Order } from '#contract/trade/orders.answers.ts'
import { errorMessage } from '#web/lib/api/api-error.ts'

/** `word`: what is done to them, such as "accepted". */
export type BulkRun = {
  word: string
  total: number
  done: string[]
  failed: { order: Order; reason: string }[]
  running: boolean
}

export type BulkEvent =
  | { type: 'done'; order: Order }
  | { type: 'failed'; order: Order; error: unknown }
  | { type: 'ended' }

export const bulkBefore = (word: string, total: number): BulkRun => ({
  word,
  total,
  done: [],
  failed: [],
  running: true,
})

/** How far many orders are after something happened to one of them, or all had their turn. */
export const bulkAfter = (run: BulkRun, event: BulkEvent): BulkRun => {
  switch (event.type) {
    case 'done':
      return { ...run, done: [...run.done, event.order.id] }
    case 'failed':
      return { ...run, failed: [...run.failed, { order: event.order, reason: errorMessage(event.error) }] }
    case 'ended':
      return { ...run, running: false }
  }
}

/** How it came out with orders that had their turn already. */
export const bulkEnded = (
  word: string,
  { orders, failed }: Pick<BulkRun, 'failed'> & { orders: Order[] },
): BulkRun => ({
  word,
  total: orders.length,
  done: orders.map(({ id }) => id).filter((id) => !failed.some(({ order }) => order.id === id)),
  failed,
  running: false,
})

/** So many orders are under way at the same time: each is an act of its own. */
const atOnce = 4

/** Works through tasks in their order, a few at the same time. */
export const inTurns = async <Task extends object>(
  tasks: Task[],
  work: (task: Task) => Promise<void>,
): Promise<void> => {
  const waiting = [...tasks]
  const one = async (): Promise<void> => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await work(task)
  }
  await Promise.all(Array.from({ length: atOnce }, one))
}

/** "7 of 10 accepted". */
export const progressWords = ({ word, total, done }: BulkRun): string => `${done.length} of ${total} ${word}`

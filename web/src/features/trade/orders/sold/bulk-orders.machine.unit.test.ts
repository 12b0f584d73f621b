import { expect, test } from 'vitest'
import { paidOrder } from '../order.test-data.ts'
import { type BulkEvent, bulkAfter, bulkBefore, bulkEnded, inTurns, progressWords } from './bulk-orders.machine.ts'

const orderOf = (id: string) => ({ ...paidOrder, id })
const walked = (...events: BulkEvent[]) => events.reduce(bulkAfter, bulkBefore('accepted', 3))

test('what is done and what failed is counted one by one, and a failure keeps nobody back', () => {
  const begun = bulkBefore('accepted', 3)
  expect([begun.running, progressWords(begun)]).toEqual([true, '0 of 3 accepted'])
  const half = walked(
    { type: 'done', order: orderOf('a') },
    { type: 'failed', order: orderOf('b'), error: new TypeError() },
  )
  expect([half.running, progressWords(half)]).toEqual([true, '1 of 3 accepted'])
  const ended = [{ type: 'done', order: orderOf('c') } as const, { type: 'ended' } as const].reduce(bulkAfter, half)
  expect(ended).toMatchObject({ running: false, done: ['a', 'c'] })
  expect(ended.failed).toEqual([{ order: orderOf('b'), reason: expect.stringMatching('couldn’t reach') }])
})

test('what had its turn elsewhere is counted alike', () => {
  const failed = [{ order: orderOf('b'), reason: 'Cancelled meanwhile' }]
  const run = bulkEnded('accepted', { orders: ['a', 'b', 'c'].map(orderOf), failed })
  expect(run).toEqual({ word: 'accepted', total: 3, done: ['a', 'c'], failed, running: false })
  expect(progressWords(run)).toBe('2 of 3 accepted')
})

test('four are under way at the same time, each begins as one before it ends, and all have their turn', async () => {
  const begun: number[] = []
  const ends = new Map<number, () => void>()
  const all = inTurns(
    [0, 1, 2, 3, 4, 5].map((id) => ({ id })),
    ({ id }) => {
      begun.push(id)
      return new Promise<void>((resolve) => ends.set(id, resolve))
    },
  )
  expect(begun).toEqual([0, 1, 2, 3])
  ends.get(2)?.()
  await Promise.resolve()
  expect(begun).toEqual([0, 1, 2, 3, 4])
  ends.get(0)?.()
  await Promise.resolve()
  for (const end of ends.values()) end()
  await all
  expect(begun).toEqual([0, 1, 2, 3, 4, 5])
})

test('fewer than four have their turn too, and none is nothing to wait for', async () => {
  const done: string[] = []
  const work = async ({ id }: { id: string }) => void done.push(id)
  await inTurns([{ id: 'a' }], work)
  await inTurns([], work)
  expect(done).toEqual(['a'])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { atLeast } from './at-least.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const watch = (work: Promise<unknown>) => {
  const seen: string[] = []
  work.then(
    (value) => seen.push(`done: ${value}`),
    (error: Error) => seen.push(`failed: ${error.message}`),
  )
  return seen
}

test('quick work, good or bad, shows when the time is over and not before', async () => {
  const good = watch(atLeast(1500, Promise.resolve('sent')))
  const bad = watch(atLeast(1500, Promise.reject(new Error('refused'))))
  await vi.advanceTimersByTimeAsync(1499)
  expect([good, bad]).toEqual([[], []])
  await vi.advanceTimersByTimeAsync(1)
  expect([good, bad]).toEqual([['done: sent'], ['failed: refused']])
})

test('slow work takes its own time', async () => {
  const slow = watch(atLeast(1500, new Promise((resolve) => setTimeout(() => resolve('sent'), 4000))))
  await vi.advanceTimersByTimeAsync(3999)
  expect(slow).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(slow).toEqual(['done: sent'])
})

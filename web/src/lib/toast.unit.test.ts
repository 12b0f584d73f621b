import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToasts, dismissToast, toast } from './toast.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('one toast at a time: a new one takes the place of the old', () => {
  toast({ title: 'First' })
  toast({ title: 'Second' })
  expect(currentToasts().map(({ title }) => title)).toEqual(['Second'])
})

test('a dismissed toast closes at once and is removed 1,000,000 ms later', () => {
  toast({ title: 'Saved' })
  const [shown] = currentToasts()
  dismissToast(shown?.id ?? 0)
  expect(currentToasts()).toMatchObject([{ title: 'Saved', open: false }])
  vi.advanceTimersByTime(999_999)
  expect(currentToasts()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(currentToasts()).toEqual([])
})

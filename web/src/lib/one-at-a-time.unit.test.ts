import { expect, test, vi } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test('what is asked for while something is under way is dropped, and what comes after it is done', async () => {
  const once = oneAtATime()
  const work = vi.fn<() => Promise<string>>()
  work.mockResolvedValueOnce('first').mockResolvedValueOnce('third')
  const first = once(work)
  expect(await once(work)).toBeUndefined()
  expect(await first).toBe('first')
  expect(await once(work)).toBe('third')
  expect(work).toHaveBeenCalledTimes(2)
})

test('a failure is thrown, and the next is done', async () => {
  const once = oneAtATime()
  await expect(once(() => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer')
  expect(await once(async () => 'done')).toBe('done')
})

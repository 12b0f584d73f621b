import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeDeps } from '#app/make-deps.ts'
import { bareEnv as env } from '#testing/site/bare-env.ts'
import { cachedAnswer, cacheWindows } from './edge-cache.ts'
import { dropMemory } from './edge-memory.ts'

const start = Date.parse('2026-04-14T09:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: start })
})
afterEach(() => {
  dropMemory('products')
  vi.useRealTimers()
})

/** What a visitor is told at this moment, where `read` is how a list of hens is read. */
const visit = async (read: () => Promise<string>) => {
  const defer = (work: Promise<unknown>) => void work
  const deps = makeDeps({ env, now: new Date(), origin: '', defer, requestId: 'one', tally: { calls: 0, ms: 0 } })
  const make = async () => ({ status: 200, headers: {}, body: await read(), window: cacheWindows.lists })
  const answer = await cachedAnswer(deps, { path: '/hens', headers: new Headers(), tag: 'products', make })
  return [answer.headers.get('x-cache'), await answer.text()]
}

test('a refresh that never comes to an end, since its request was given up, is begun anew after ten seconds', async () => {
  await visit(async () => 'six hens')
  vi.setSystemTime(start + 16_000)
  const lost = vi.fn(() => new Promise<string>(() => {}))
  expect(await visit(lost)).toEqual(['STALE', 'six hens'])
  vi.setSystemTime(start + 25_999)
  const next = vi.fn(async () => 'five hens')
  expect(await visit(next)).toEqual(['STALE', 'six hens'])
  expect([lost.mock.calls.length, next.mock.calls.length]).toEqual([1, 0])
  vi.setSystemTime(start + 26_000)
  expect(await visit(next)).toEqual(['STALE', 'six hens'])
  expect(next).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(0)
  expect(await visit(next)).toEqual(['HIT', 'five hens'])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Held, keep } from './keep.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Something that can be ended, and each of its lives. */
const opened = () => {
  const lives: { end: () => void; isStopped: boolean }[] = []
  const open = async (): Promise<Held> => {
    const { promise: gone, resolve: end } = Promise.withResolvers<void>()
    const life = { end, isStopped: false }
    lives.push(life)
    return {
      gone,
      async stop() {
        life.isStopped = true
        end()
      },
    }
  }
  return { open, lives }
}

const listeners = () => {
  const told: string[] = []
  const gaveUp: string[] = []
  return { told, gaveUp, tell: (what: string) => void told.push(what), giveUp: (why: string) => void gaveUp.push(why) }
}

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

test('what ended by itself is started again at once, and later each time it ends again', async () => {
  const { open, lives } = opened()
  const { told, gaveUp, ...ears } = listeners()
  await keep({ name: 'The mill', open, ...ears })
  lives[0]?.end()
  await settle()
  expect(lives).toHaveLength(2)
  expect(told).toEqual(['The mill ended by itself and is started again.'])
  lives[1]?.end()
  await settle(499)
  expect(lives).toHaveLength(2)
  await settle(1)
  expect(lives).toHaveLength(3)
  lives[2]?.end()
  await settle(999)
  expect(lives).toHaveLength(3)
  await settle(1)
  expect(lives).toHaveLength(4)
  expect(gaveUp).toEqual([])
})

test('what ends for the sixth time within a minute is given up in one sentence', async () => {
  const { open, lives } = opened()
  const { gaveUp, ...ears } = listeners()
  await keep({ name: 'The mill', open, ...ears })
  for (let time = 0; time < 6; time += 1) {
    expect(gaveUp).toEqual([])
    lives.at(-1)?.end()
    await settle(4_000)
  }
  expect(gaveUp).toEqual(['The mill ended 6 times within a minute. So all of Hatchyard stops.'])
  expect(lives).toHaveLength(6)
})

test('what ends now and then is started again for ever', async () => {
  const { open, lives } = opened()
  const { gaveUp, ...ears } = listeners()
  await keep({ name: 'The mill', open, ...ears })
  for (let time = 0; time < 20; time += 1) {
    lives.at(-1)?.end()
    await settle(20_000)
  }
  expect(lives).toHaveLength(21)
  expect(gaveUp).toEqual([])
})

test('what cannot be started again is tried five times, and the sentence says what was in the way', async () => {
  const { open, lives } = opened()
  const { gaveUp, ...ears } = listeners()
  let tries = 0
  const openOnce = () => {
    if (lives.length === 0) return open()
    tries += 1
    return Promise.reject(new Error('The disk is full.'))
  }
  await keep({ name: 'The mill', open: openOnce, ...ears })
  lives[0]?.end()
  await settle(30_000)
  expect(tries).toBe(5)
  expect(gaveUp).toEqual(['The disk is full. So all of Hatchyard stops.'])
})

test('what is stopped is not started again, not even out of a pause', async () => {
  const { open, lives } = opened()
  const stop = await keep({ name: 'The mill', open, ...listeners() })
  lives[0]?.end()
  await settle()
  lives[1]?.end()
  await settle(100)
  const stopped = stop()
  await settle(10_000)
  await stopped
  expect(lives).toHaveLength(2)
})

test('what is just being started is stopped as well', async () => {
  const { open, lives } = opened()
  const { promise: readiness, resolve: getReady } = Promise.withResolvers<void>()
  const openSlowly = async () => {
    if (lives.length > 0) await readiness
    return open()
  }
  const stop = await keep({ name: 'The mill', open: openSlowly, ...listeners() })
  lives[0]?.end()
  await settle()
  const stopped = stop()
  getReady()
  await stopped
  expect(lives.map(({ isStopped }) => isStopped)).toEqual([true, true])
})

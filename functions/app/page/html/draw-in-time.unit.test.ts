import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Draw } from '#contract/pages/drawing.ts'
import { drawInTime } from './draw-in-time.ts'

const at = new Date('2026-04-14T09:00:00Z')
const page = { page: { pathname: '/', search: '', firstData: [], isPhone: true, at }, patienceMs: 400 }
const drawn = { html: '<h1>Hens</h1>', name: 'home' }
const logged: unknown[] = []

beforeEach(() => {
  logged.length = 0
  vi.useFakeTimers()
  vi.spyOn(console, 'log').mockImplementation((line: string) => void logged.push(JSON.parse(line)))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a drawing that comes in time is the page’s', async () => {
  expect(await drawInTime(async () => drawn, page)).toEqual(drawn)
  expect(logged).toEqual([])
  expect(vi.getTimerCount(), 'nothing waits on').toBe(0)
})

test('one that throws is none, and is told of without its words', async () => {
  const throwing: Draw = async () => {
    throw new TypeError('of Martha Finch’s listing')
  }
  expect(await drawInTime(throwing, page)).toBeNull()
  expect(logged).toMatchObject([{ undrawn: true, error: 'TypeError' }])
  expect(JSON.stringify(logged)).not.toContain('Martha')
})

test('one that hangs is none once patience is over, and is given up', async () => {
  let signal: AbortSignal | undefined
  const hanging: Draw = (_page, given) => {
    signal = given
    return new Promise(() => {})
  }
  const waiting = drawInTime(hanging, page)
  await vi.advanceTimersByTimeAsync(399)
  expect(signal?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await waiting).toBeNull()
  expect(signal?.aborted).toBe(true)
  expect(logged).toMatchObject([{ undrawn: true }])
})

test('one that comes late is none', async () => {
  const slow: Draw = () => new Promise((resolve) => setTimeout(() => resolve(drawn), 500))
  const waiting = drawInTime(slow, page)
  await vi.advanceTimersByTimeAsync(500)
  expect(await waiting).toBeNull()
})

import { beforeEach, expect, test, vi } from 'vitest'
import { attempt } from './attempt.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

test('a retry of the same purchase repeats its key', () => {
  expect(attempt.keyOf({ town: 'Ludlow' })).toBe(attempt.keyOf({ town: 'Ludlow' }))
})

test('another purchase has another key, and so has the next one after a success', () => {
  const first = attempt.keyOf({ town: 'Ludlow' })
  expect(attempt.keyOf({ town: 'Leominster' })).not.toBe(first)
  const again = attempt.keyOf({ town: 'Ludlow' })
  attempt.end()
  expect(attempt.keyOf({ town: 'Ludlow' })).not.toBe(again)
})

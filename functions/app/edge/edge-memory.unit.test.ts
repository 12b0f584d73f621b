import { afterEach, expect, test } from 'vitest'
import type { CacheTag } from './cache-tag.ts'
import { dropMemory, type Entry, readMemory, writeMemory } from './edge-memory.ts'

const megabyte = 1024 * 1024

/** So many megabytes in memory. */
const weighing = (megabytes: number, tag: CacheTag = 'products'): Entry => ({
  tag,
  shows: new Set(),
  status: 200,
  headers: new Headers(),
  body: new Uint8Array(megabytes * megabyte),
  isPacked: false,
  storedAt: 0,
  freshUntil: 0,
  staleUntil: 0,
})

const heldOf = (keys: number[]): number[] => keys.filter((key) => readMemory(String(key)) !== null)

afterEach(() => {
  dropMemory('products')
  dropMemory('reference')
})

test('holds 16 MB at most, and lets go of what was longest unused', () => {
  const keys = Array.from({ length: 40 }, (_, key) => key)
  for (const key of keys) {
    writeMemory(String(key), weighing(2))
    readMemory('0')
  }
  const held = heldOf(keys)
  expect(held).toEqual([0, 34, 35, 36, 37, 38, 39])
})

test('forgets the weight of what it lets go and of what it replaces', () => {
  for (let round = 0; round < 50; round += 1) writeMemory('same', weighing(3))
  for (const key of [1, 2, 3, 4]) writeMemory(String(key), weighing(3, 'reference'))
  expect(heldOf([1, 2, 3, 4])).toEqual([1, 2, 3, 4])
  expect(readMemory('same')).not.toBeNull()
  dropMemory('products')
  expect(readMemory('same')).toBeNull()
  writeMemory('5', weighing(3))
  expect(heldOf([1, 2, 3, 4, 5])).toEqual([1, 2, 3, 4, 5])
})

test('weighs headers and addresses as well, of which a letter is two bytes', () => {
  const letters = 'x'.repeat(4 * megabyte)
  writeMemory('1', { ...weighing(1), headers: new Headers({ Link: letters }) })
  writeMemory('2', weighing(6))
  expect(heldOf([1, 2])).toEqual([1, 2])
  writeMemory(letters, weighing(1))
  expect([...heldOf([1, 2]), readMemory(letters) === null]).toEqual([2, false])
})

test('does not hold what is larger than all of it', () => {
  writeMemory('huge', weighing(17))
  expect(readMemory('huge')).toBeNull()
})

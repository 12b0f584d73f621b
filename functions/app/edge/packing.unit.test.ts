import { expect, test } from 'vitest'
import { pack, takesPacked, unpack } from './packing.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test('what is packed is far shorter, and comes back as it was', () => {
  const text = bytes('<li>Six Blue Marans eggs, £14.50 🥚</li>'.repeat(500))
  const packed = pack(text)
  expect(packed.length).toBeLessThan(text.length / 50)
  expect(unpack(packed)).toEqual(text)
  expect(unpack(pack(bytes('')))).toEqual(bytes(''))
})

test.each([
  ['gzip, deflate, br, zstd', true],
  ['br', true],
  ['BR;q=0.5, gzip', true],
  ['gzip;q=0.8, br; q=1.0', true],
  ['gzip, deflate', false],
  ['br;q=0, gzip', false],
  ['br; q=0.000', false],
  ['brotli, abr', false],
  ['', false],
])('who accepts “%s” takes it packed: %s', (accepted, takes) => {
  expect(takesPacked(new Headers({ 'Accept-Encoding': accepted }))).toBe(takes)
})

test('who says nothing takes it as it is', () => {
  expect(takesPacked(new Headers())).toBe(false)
})

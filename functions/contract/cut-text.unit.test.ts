import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutTo, shortened } from './cut-text.ts'

test.each([
  ['hens', 4, 'hens'],
  ['hens', 3, 'hen'],
  ['egg 🐣', 5, 'egg '],
  ['egg 🐣', 6, 'egg 🐣'],
  // A farmer is woman, skin, joiner and rice: seven units, one character.
  ['a👩🏽‍🌾b', 7, 'a'],
  ['a👩🏽‍🌾b', 8, 'a👩🏽‍🌾'],
  ['🇬🇧🇬🇧', 5, '🇬🇧'],
  ['cafe\u0301s', 4, 'caf'],
  ['cafe\u0301s', 5, 'cafe\u0301'],
  ['', 3, ''],
  ['hens', 0, ''],
])('%j in %i units is %j', (text, most, cut) => {
  expect(cutTo(text, most)).toBe(cut)
})

test.each([
  ['Brown hens', 10, 'Brown hens'],
  ['Brown hens lay', 10, 'Brown hen…'],
  ['Brown hens', 7, 'Brown…'],
  ['Eggs 🐣🐣', 7, 'Eggs…'],
])('%j shortened to %i is %j', (text, most, short) => {
  expect(shortened(text, most)).toBe(short)
})

test('whatever the text, its beginning is of whole characters, fits, and could not take one more', () => {
  const whole = new Intl.Segmenter('en', { granularity: 'grapheme' })
  const text = fc.string({ unit: 'binary', maxLength: 80 }).filter((given) => given.isWellFormed())
  fc.assert(
    fc.property(text, fc.integer({ min: 0, max: 90 }), (given, most) => {
      const cut = cutTo(given, most)
      const next = [...whole.segment(given)].find(({ index }) => index === cut.length)
      expect(given.startsWith(cut)).toBe(true)
      expect(cut.isWellFormed()).toBe(true)
      expect(cut.length).toBeLessThanOrEqual(most)
      if (cut.length < given.length) expect(cut.length + next!.segment.length).toBeGreaterThan(most)
    }),
  )
})

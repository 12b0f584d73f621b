import { expect, test } from 'vitest'
import { keptPlace, parsePlace, rememberPlace, supposePlace } from './kept-place.ts'

test.each([
  ['SY8', 'SY8'],
  ['EC1A', 'EC1A'],
  ['sy8-1aa', 'SY8'],
])('a browser that holds %j knows %s', (text, place) => {
  expect(parsePlace(text)).toBe(place)
})

test.each([null, '', '{', 'null', 'nowhere', 'GX11 1AA'])('a browser that holds %j knows no place', (text) => {
  expect(parsePlace(text)).toBeNull()
})

test.each([
  ['SY8 1AA', 'SY8'],
  ['EX17', 'EX17'],
])('of %s the first half is kept', (postcode, place) => {
  rememberPlace(postcode)
  expect(keptPlace.get()).toBe(place)
})

test('an address is taken for their place only where they have searched nowhere', () => {
  keptPlace.set(null)
  supposePlace('SA3 1NR')
  expect(keptPlace.get()).toBe('SA3')
  supposePlace('SY8 1AA')
  expect(keptPlace.get()).toBe('SA3')
})

import { expect, test, vi } from 'vitest'
import { keptPlace, parsePlace, rememberPlace } from './kept-place.ts'

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

/** A browser in which nobody has said anything yet. */
const openBrowser = async () => {
  vi.resetModules()
  return import('./kept-place.ts')
}

test('an address is taken for their place only where they have searched nowhere', async () => {
  const { keptPlace, supposePlace } = await openBrowser()
  supposePlace('SA3 1NR')
  expect(keptPlace.get()).toBe('SA3')
  supposePlace('SY8 1AA')
  expect(keptPlace.get()).toBe('SA3')
})

test('whoever has cleared their place has none, whatever their address is, until they say one themselves', async () => {
  const { clearPlace, keptPlace, rememberPlace, supposePlace } = await openBrowser()
  supposePlace('SA3 1NR')
  clearPlace()
  expect(keptPlace.get()).toBeNull()
  supposePlace('SA3 1NR')
  expect(keptPlace.get()).toBeNull()
  rememberPlace('EX17 1AB')
  expect(keptPlace.get()).toBe('EX17')
})

test('a browser knows on the next day that its place was cleared', async () => {
  vi.stubGlobal('localStorage', { getItem: () => '', setItem: () => undefined, removeItem: () => undefined })
  const { keptPlace, supposePlace } = await openBrowser()
  expect(keptPlace.get()).toBeNull()
  supposePlace('SA3 1NR')
  expect(keptPlace.get()).toBeNull()
  vi.unstubAllGlobals()
})

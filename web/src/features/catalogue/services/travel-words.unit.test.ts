import { expect, test } from 'vitest'
import { travelWords } from './travel-words.ts'

test.each([
  [{ location: 'Ludlow', distanceMiles: 12.3, radiusMiles: 40 }, 'Ludlow · 12 miles away · travels up to 40 miles'],
  [{ location: null, distanceMiles: null, radiusMiles: 1 }, 'Travels up to 1 mile'],
  [{ location: 'Ludlow', distanceMiles: null, radiusMiles: 0 }, 'Ludlow · does not travel'],
  [{ location: null, distanceMiles: null, radiusMiles: null }, ''],
])('%j is said as %s', (service, words) => expect(travelWords(service)).toBe(words))

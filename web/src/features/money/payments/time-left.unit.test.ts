import { expect, test } from 'vitest'
import { minutesWords } from './time-left.tsx'

test.each([
  [29, '29 minutes left to pay'],
  [1, '1 minute left to pay'],
  [0, 'Less than a minute left to pay'],
])('with %i whole minutes left a screen reader says “%s”', (minutes, words) => {
  expect(minutesWords(minutes)).toBe(words)
})

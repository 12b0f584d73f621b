import { expect, test } from 'vitest'
import { awaySentence } from './holiday-words.ts'

test.each([
  ['2026-04-13', 'Away until Mon 13 Apr. Back on Tue 14 Apr.'],
  ['2026-03-28', 'Away until Sat 28 Mar. Back on Sun 29 Mar.'],
  ['2026-12-31', 'Away until Thu 31 Dec. Back on Fri 1 Jan 2027.'],
])('a holiday until %s says when the shop sells again', (until, words) => {
  expect(awaySentence(until, new Date('2026-03-01T12:00:00Z'))).toBe(words)
})
